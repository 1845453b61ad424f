import { describe, expect, test } from "bun:test";
import { JSON_TYPE, type Row, runRow, SECRET, SIGHTING } from "./testing/api-table";
import { createTestServer } from "./testing/app";

const reading: Row[] = [
  { name: "health", path: "/api/health", status: 200, holds: ['{"status":"ok"}'] },
  { name: "health by HEAD", path: "/api/health", method: "HEAD", status: 200 },
  {
    name: "mode",
    path: "/api/deployment/mode",
    status: 200,
    holds: ['"mode":"offline"', '"version":"9.8.7"'],
  },
  {
    name: "vehicles, a bare list without the table's own columns",
    path: "/api/vehicles",
    status: 200,
    holds: [
      '[{"id":1,"platformId":"BM-21","aka":"Grad","otherNames":["9K51"]',
      '"sidcCode":"SHGPUCFRMS-----"',
    ],
    lacks: ["sortOrder", "built-in", "source"],
  },
  {
    name: "a query string changes nothing",
    path: `/api/vehicles?x=${SECRET}`,
    status: 200,
    lacks: [SECRET],
  },
  {
    name: "an unknown call",
    path: `/api/${SECRET}`,
    status: 404,
    holds: ['"error":"NOT_FOUND"'],
    lacks: [SECRET],
  },
  { name: "/api itself", path: "/api", status: 404, holds: ["NOT_FOUND"] },
  {
    name: "a call with an encoded path out",
    path: "/api/..%2f..%2fetc%2fpasswd",
    status: 404,
    holds: ["NOT_FOUND"],
  },
  { name: "a call with a zero byte", path: "/api/%00", status: 404, holds: ["NOT_FOUND"] },
  { name: "/tiles itself", path: "/tiles", status: 404, holds: ["NOT_FOUND"] },
  {
    name: "a wrong method",
    path: "/api/vehicles",
    method: "DELETE",
    status: 405,
    holds: ["METHOD_NOT_ALLOWED"],
    answerHeaders: { allow: "GET, HEAD" },
  },
  {
    name: "reading what is only written",
    path: "/api/reports/save",
    status: 405,
    holds: ["METHOD_NOT_ALLOWED"],
    answerHeaders: { allow: "POST" },
  },
];

const foreign: Row[] = [
  ...(
    [
      ["another site's origin", { origin: "http://evil.example" }],
      ["no origin at all (a sandbox)", { origin: "null" }],
      ["another port's origin", { origin: "http://127.0.0.1:4000" }],
      ["a browser that says cross-site", { "sec-fetch-site": "cross-site" }],
      ["a browser that says same-site", { "sec-fetch-site": "same-site" }],
    ] as const
  ).map(
    ([name, headers]): Row => ({
      name,
      path: "/api/reports/save",
      headers: { ...JSON_TYPE, ...headers },
      body: SIGHTING,
      status: 403,
      holds: ['"error":"CROSS_ORIGIN"'],
      lacks: [SECRET],
    }),
  ),
  {
    name: "our own page's origin",
    path: "/api/reports/save",
    headers: { ...JSON_TYPE, origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-origin" },
    body: SIGHTING,
    status: 201,
  },
  {
    name: "another site that reads",
    path: "/api/vehicles",
    headers: { "sec-fetch-site": "cross-site" },
    status: 403,
    holds: ["CROSS_ORIGIN"],
    lacks: ["BM-21"],
  },
  ...[
    "evil.example",
    "evil.example:3000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "10.0.0.1",
    "",
  ].map(
    (host): Row => ({
      name: `the host name "${host}"`,
      path: "/api/health",
      headers: { host },
      status: 421,
      holds: ['"error":"WRONG_HOST"'],
    }),
  ),
  ...["localhost", "LOCALHOST:3000", "127.0.0.1", "127.0.0.1:9", "[::1]", "[::1]:3000"].map(
    (host): Row => ({
      name: `the host name "${host}"`,
      path: "/api/health",
      headers: { host },
      status: 200,
    }),
  ),
];

describe("reading", () => test.each(reading)("$name → $status", runRow));
describe("from elsewhere", () => test.each(foreign)("$name → $status", runRow));

test("a server for others answers to any host name", async () => {
  using server = createTestServer({ config: { host: "0.0.0.0" } });
  const response = await server.ask("/api/health", { headers: { host: "laptop.unit:3000" } });
  expect(response.status).toBe(200);
});
