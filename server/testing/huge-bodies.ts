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
  const calls: [path: string, bytes: number, right: (number | "cut")[]][] = [
    ["/api/reports/save", 5.1 * MIB, [isOnline ? 403 : 413]],
    ["/api/feedback", 5.1 * MIB, [413]],
    ["/api/admin/import-vehicles", 4.9 * MIB, [400]],
    ["/api/admin/import-vehicles", 5.1 * MIB, [413]],
    ["/api/feedback", 6.1 * MIB, [BUNS_OWN.bodyTooLarge, "cut"]],
  ];
  const outcomes = calls.flatMap(([path, bytes, right]) => {
    const body = new Uint8Array(bytes).fill(0x20);
    return [body, new Blob([body]).stream()].map(async (given) => {
      const headers = { ...JSON_TYPE, authorization: `Bearer ${admin}` };
      const init = { method: "POST", headers, body: given };
      const answer = await fetch(server.address + path, init).catch(() => null);
      const outcome = answer?.status ?? "cut";
      expect([path, bytes, right.includes(outcome), outcome]).toEqual([path, bytes, true, outcome]);
      if (answer && bytes < 6 * MIB) expectSecure(answer);
    });
  });
  await Promise.all(outcomes);
}
