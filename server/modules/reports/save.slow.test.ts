import { describe, expect, test } from "bun:test";
import {
  expectSecure,
  JSON_TYPE,
  type Row,
  runRow,
  SECRET,
  SIGHTING,
} from "../../testing/api-table";
import { createTestServer } from "../../testing/app";

const saving: Row[] = [
  { name: "a save", path: "/api/reports/save", body: SIGHTING, status: 201, holds: ['{"id":1}'] },
  {
    name: "a save under a target number",
    path: "/api/reports/save",
    body: { ...SIGHTING, reportType: "HLR", callSign: null, targetId: "AB0012" },
    status: 201,
  },
  {
    name: "a save without a client id",
    path: "/api/reports/save",
    body: { ...SIGHTING, clientId: undefined },
    status: 201,
  },
  {
    name: "a save with a field too many",
    path: "/api/reports/save",
    body: { ...SIGHTING, extra: 1 },
    status: 201,
  },
  {
    name: "JSON with its character set",
    path: "/api/reports/save",
    headers: { "content-type": "Application/JSON; charset=utf-8" },
    body: SIGHTING,
    status: 201,
  },
  ...(
    [
      ["no type", { reportType: undefined }, "reportType"],
      ["an unknown type", { reportType: SECRET }, "reportType"],
      ["a type that every object has", { reportType: "constructor" }, "reportType"],
      ["an empty content", { content: "" }, "content"],
      ["a content too long", { content: SECRET.repeat(1200) }, "content"],
      ["a content that is a number", { content: 7 }, "content"],
      ["a content that is a list", { content: [SECRET] }, "content"],
      ["no timestamp", { timestamp: undefined }, "timestamp"],
      ["a timestamp in words", { timestamp: SECRET }, "timestamp"],
      ["a timestamp without a zone", { timestamp: "2026-11-20T12:30:00" }, "timestamp"],
      ["a day that does not exist", { timestamp: "2026-02-30T12:30:00Z" }, "timestamp"],
      ["nobody's name", { callSign: null, targetId: null }, "callSign or targetId"],
      ["a blank name", { callSign: "  " }, "callSign or targetId"],
      ["a name too long", { callSign: "W".repeat(65) }, "callSign"],
      ["an empty client id", { clientId: "" }, "clientId"],
      ["a client id that is null", { clientId: null }, "clientId"],
    ] as const
  ).map(
    ([name, change, field]): Row => ({
      name,
      path: "/api/reports/save",
      body: { ...SIGHTING, ...change },
      status: 422,
      holds: ['"error":"INVALID_FIELDS"', field],
      lacks: [SECRET],
    }),
  ),
  ...(["null", "[]", "7", '"text"', "true"] as const).map(
    (body): Row => ({
      name: `the JSON ${body}`,
      path: "/api/reports/save",
      headers: JSON_TYPE,
      body,
      status: 422,
      holds: ["INVALID_FIELDS"],
    }),
  ),
];

const refusing: Row[] = [
  ...(["", "{", `{"a":${SECRET}}`, "[".repeat(60_000), "\u0000", `{"content":"\n"}`] as const).map(
    (body): Row => ({
      name: `the broken JSON ${body.slice(0, 12)}`,
      path: "/api/reports/save",
      headers: JSON_TYPE,
      body,
      status: 400,
      holds: ['"error":"BAD_JSON"'],
      lacks: [SECRET],
    }),
  ),
  {
    name: "JSON that is not UTF-8",
    path: "/api/reports/save",
    headers: JSON_TYPE,
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
    status: 400,
    holds: ["BAD_JSON"],
  },
  {
    name: "a body too large",
    path: "/api/reports/save",
    headers: { ...JSON_TYPE, "content-length": "65537" },
    body: "x".repeat(65_537),
    status: 413,
    holds: ['"error":"BODY_TOO_LARGE"'],
  },
  ...(
    [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "application/jsonp",
    ] as const
  ).map(
    (type): Row => ({
      name: `a body of ${type}`,
      path: "/api/reports/save",
      headers: { "content-type": type },
      body: JSON.stringify(SIGHTING),
      status: 415,
      holds: ['"error":"NOT_JSON"'],
      lacks: [SECRET],
    }),
  ),
];

describe("saving", () => test.each(saving)("$name → $status", runRow));
describe("refusing", () => test.each(refusing)("$name → $status", runRow));

test("a body without a length is cut off at the same size", async () => {
  using server = createTestServer();
  const chunk = new Uint8Array(16_000).fill(0x20);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 1000) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { ...JSON_TYPE, "transfer-encoding": "chunked" };
  const response = await server.ask("/api/reports/save", { method: "POST", headers, body });
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(50);
});

test("a fault of ours is told in general words and logged without what was sent", async () => {
  using server = createTestServer();
  server.store.queries.run("DROP TABLE reports");
  const response = await server.ask("/api/reports/save", {
    method: "POST",
    headers: JSON_TYPE,
    body: JSON.stringify(SIGHTING),
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: "INTERNAL",
    message: "Something went wrong here. Please try again.",
  });
  expectSecure(response);
  expect(server.logged).toHaveLength(1);
  expect(JSON.parse(server.logged[0] ?? "")).toMatchObject({
    level: "error",
    event: "call-failed",
  });
  for (const secret of [SECRET, "WK21", "c-1"]) expect(server.logged[0]).not.toContain(secret);
});
