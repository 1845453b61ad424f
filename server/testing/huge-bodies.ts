import { expect } from "bun:test";
import { expectSecure, JSON_TYPE } from "./api-table";
import type { Running } from "./process";

const MIB = 1024 * 1024;

/**
 * Bodies that are too large, with the length said and without, all at once. Each is answered by us, whatever the client
 * does meanwhile.
 */
export async function sendHuge(server: Running, admin: string, isOnline: boolean): Promise<void> {
  const calls: [call: string, bytes: number, right: number][] = [
    ["POST /api/reports/save", 5.1 * MIB, isOnline ? 403 : 413],
    ["POST /api/feedback", 5.1 * MIB, 413],
    ["POST /api/admin/import-vehicles", 4.9 * MIB, 400],
    ["POST /api/admin/import-vehicles", 5.1 * MIB, 413],
    ["PUT /api/admin/formats/patrol", 5.1 * MIB, 413],
    ["POST /api/feedback", 30 * MIB, 413],
  ];
  const outcomes = calls.flatMap(([call, bytes, right]) => {
    const [method = "", path = ""] = call.split(" ");
    const body = new Uint8Array(bytes).fill(0x20);
    return [body, new Blob([body]).stream()].map(async (given) => {
      const headers = { ...JSON_TYPE, authorization: `Bearer ${admin}` };
      const init = { method, headers, body: given };
      const answer = await fetch(server.address + path, init);
      expect([call, bytes, answer.status]).toEqual([call, bytes, right]);
      expectSecure(answer);
      expect((await answer.json()).message).toBeTruthy();
    });
  });
  await Promise.all(outcomes);
}
