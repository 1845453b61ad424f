import { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { join } from "node:path";
import { EXECUTABLE, freePort, type Running, runToEnd, startServer } from "./process";

/** What the tests of the compiled file share. They need `make build`; `make check` leaves them out. */

/** A start that is refused ends within a second; the rest is for what else the machine does. */
export const ENDS_WITHIN_MS = 5000;

/** Starts the compiled file in a folder, with its data below it. */
export const start = (cwd: string, ...args: string[]) =>
  startServer({ program: EXECUTABLE, args: ["--data", "data", ...args], cwd });

/** Starts it and expects that it ends at once: one line, and a status that says so. */
export async function refused(cwd: string, data: string, program: readonly string[] = EXECUTABLE) {
  const args = ["--data", data, "--port", String(freePort())];
  const ended = await runToEnd({ program, args, cwd });
  expect(ended).toMatchObject({ status: 1, stdout: "" });
  expect(ended.stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(ended.took).toBeLessThan(ENDS_WITHIN_MS);
  return ended;
}

/** A report as the page sends it. */
export const reportBody = (clientId: string) =>
  JSON.stringify({
    reportType: "Sighting",
    content: `SIGHTING ${clientId}////`,
    timestamp: "2026-11-20T12:30:00Z",
    callSign: "WK21",
    clientId,
  });

export const save = (server: Running, clientId: string) =>
  fetch(`${server.address}/api/reports/save`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: reportBody(clientId),
  });

/** The client ids of the reports that a folder holds, after an integrity check. */
export function clientIds(folder: string): string[] {
  const database = new Database(join(folder, "data", "sightline.db"), { readonly: true });
  try {
    expect(database.query("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    const rows = database.query<{ client_id: string }, []>("SELECT client_id FROM reports").all();
    return rows.map((row) => row.client_id);
  } finally {
    database.close();
  }
}

/** The contents of a data folder once the server has stopped: whole files only. */
export const WHOLE_FILES = [".set-up", "admin-token", "photos", "sightline.db"];
