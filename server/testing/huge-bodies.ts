import { expect } from "bun:test";
import { expectSecure, JSON_TYPE } from "./api-table";
import type { Running } from "./process";
import { BUNS_OWN } from "./raw-requests";

const MIB = 1024 * 1024;

/**
 * Bodies that are too large, with the length said and without, all at once. Up to 6 MiB each is
 * answered by us, whatever the client does meanwhile; above that Bun hangs up, and whether its
 * answer arrives before that depends on how far the client got.
 */
export async function sendHuge(server: Running, admin: string, isOnline: boolean): Promise<void> {
  const calls: [call: string, bytes: number, right: (number | "cut")[]][] = [
    ["POST /api/reports/save", 5.1 * MIB, [isOnline ? 403 : 413]],
    ["POST /api/feedback", 5.1 * MIB, [413]],
    ["POST /api/admin/import-vehicles", 4.9 * MIB, [400]],
    ["POST /api/admin/import-vehicles", 5.1 * MIB, [413]],
    ["PUT /api/admin/formats/patrol", 5.1 * MIB, [413]],
    ["POST /api/feedback", 6.1 * MIB, [BUNS_OWN.bodyTooLarge, "cut"]],
  ];
  const outcomes = calls.flatMap(([call, bytes, right]) => {
    const [method = "", path = ""] = call.split(" ");
    const body = new Uint8Array(bytes).fill(0x20);
    return [body, new Blob([body]).stream()].map(async (given) => {
      const headers = { ...JSON_TYPE, authorization: `Bearer ${admin}` };
      const init = { method, headers, body: given };
      const answer = await fetch(server.address + path, init).catch(() => null);
      const outcome = answer?.status ?? "cut";
      expect([call, bytes, right.includes(outcome), outcome]).toEqual([call, bytes, true, outcome]);
      if (answer && bytes < 6 * MIB) expectSecure(answer);
    });
  });
  await Promise.all(outcomes);
}
