import { expect } from "bun:test";
import { createTestServer, type TestServerOptions } from "./app";

/** One call: the request, the status, what the answer must hold and what it must not. */
export interface Row {
  name: string;
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Text and bytes are sent as they are, anything else as JSON. */
  body?: unknown;
  status: number;
  holds?: string[];
  lacks?: string[];
  answerHeaders?: Record<string, string>;
}

export const JSON_TYPE = { "content-type": "application/json" };

/** Part of what is sent; no error and no log may repeat it. */
export const SECRET = "Zulu-Secret-77";

export const SIGHTING = {
  reportType: "Sighting",
  content: `SIGHTING WK21-7K3QZ9 // REMARKS ${SECRET}////`,
  timestamp: "2026-11-20T12:30:00.000Z",
  callSign: "WK21",
  clientId: "c-1",
};

/** What no answer may hold: file paths, SQL words, stack traces. */
const NEVER = [
  /node_modules/,
  /\.ts\b/,
  /sqlite/i,
  /\bselect\b/i,
  /\binsert\b/i,
  /\/tmp\//,
  / {4}at /,
];

/** Makes the call on a database of its own and checks the answer. */
export const runRow = (row: Row) => runRowOn({}, row);

/** The same, on a server that is given something. */
export async function runRowOn(given: TestServerOptions, row: Row): Promise<void> {
  using server = createTestServer(given);
  const isRaw = typeof row.body === "string" || row.body instanceof Uint8Array;
  const response = await server.ask(row.path, {
    method: row.method ?? (row.body === undefined ? "GET" : "POST"),
    headers: row.headers ?? (row.body === undefined ? {} : JSON_TYPE),
    ...(row.body === undefined
      ? {}
      : {
          body: isRaw ? (row.body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(row.body),
        }), // isRaw says so
  });
  const text = await response.text();

  expect(response.status).toBe(row.status);
  for (const part of row.holds ?? []) expect(text).toContain(part);
  for (const part of row.lacks ?? []) expect(text).not.toContain(part);
  for (const part of NEVER) expect(text).not.toMatch(part);
  for (const [name, value] of Object.entries(row.answerHeaders ?? {})) {
    expect(response.headers.get(name)).toBe(value);
  }
  expectSecure(response);
  if (row.status >= 400) expect(Object.keys(JSON.parse(text))).toEqual(["error", "message"]);
  expect(server.logged.join("")).not.toContain(SECRET);
  expect(server.logged).toBeEmpty();
}

/** Every answer carries the security headers. */
export function expectSecure({ headers }: Response): void {
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("unsafe");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("no-referrer");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("permissions-policy")).toContain("clipboard-write=(self)");
  expect(headers.has("access-control-allow-origin")).toBeFalse();
}
