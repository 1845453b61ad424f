import { expect, test } from "bun:test";
import { createLog, errorFields } from "./log";

test("each event is one line of JSON", () => {
  const lines: string[] = [];
  const log = createLog(
    (line) => lines.push(line),
    () => new Date("2026-11-20T12:30:00Z"),
  );
  log.info("started", { version: "1.2.3" });
  log.warn("odd", { text: "two\nlines" });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: "2026-11-20T12:30:00.000Z", level: "info", event: "started", version: "1.2.3" },
    { time: "2026-11-20T12:30:00.000Z", level: "warn", event: "odd", text: "two\nlines" },
  ]);
  for (const line of lines) expect(line.indexOf("\n")).toBe(line.length - 1);
});

test("a fault is logged by its kind and place, without its message", () => {
  const fields = errorFields(new TypeError("WK21 said\n    at something secret"), "E_CODE");
  expect(fields).toMatchObject({ kind: "TypeError", code: "E_CODE" });
  expect(String(fields.where)).toContain("log.test.ts");
  expect(JSON.stringify(fields)).not.toMatch(/WK21|secret/);
  expect(errorFields("thrown text", "")).toEqual({ kind: "string" });
});
