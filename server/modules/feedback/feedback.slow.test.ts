import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { feedback } from "../../db/schema";
import { JSON_TYPE, type Row, runRow, SECRET } from "../../testing/api-table";
import { createTestServer, TEST_TIME, type TestServer } from "../../testing/app";

const PATH = "/api/feedback";

const GIVEN = {
  message: `The rail is good at night. ${SECRET}`,
  parentUnit: "1 RHA",
  exerciseRole: "Sensor operator",
  callSign: "WK21",
  asset: "Puma",
};

const NOBODY = { parentUnit: null, exerciseRole: null, callSign: null, asset: null };

const taking: Row[] = [
  { name: "feedback", path: PATH, body: GIVEN, status: 201, holds: ['{"id":1}'], lacks: [SECRET] },
  {
    name: "feedback from nobody",
    path: PATH,
    body: { message: "x", ...NOBODY },
    status: 201,
    holds: ['{"id":1}'],
  },
  { name: "a message alone", path: PATH, body: { message: "x" }, status: 201 },
  { name: "a field too many", path: PATH, body: { ...GIVEN, id: 77 }, status: 201, lacks: ["77"] },
  {
    name: "the longest message",
    path: PATH,
    body: { ...GIVEN, message: ` ${"x".repeat(5000)}\n` },
    status: 201,
  },
  {
    name: "the longest names",
    path: PATH,
    body: { ...GIVEN, callSign: "W".repeat(64) },
    status: 201,
  },
];

const refusing: Row[] = [
  ...(
    [
      ["no message", { message: undefined }, "message"],
      ["a message that is null", { message: null }, "message"],
      ["an empty message", { message: "" }, "message"],
      ["a blank message", { message: " \n\t\r " }, "message"],
      ["a message of control characters", { message: "\u0000\u0007\u001b\u0085" }, "message"],
      ["a message too long", { message: "x".repeat(5001) }, "message"],
      ["a message that is a number", { message: 7 }, "message"],
      ["a message that is a list", { message: [SECRET] }, "message"],
      ["a unit too long", { parentUnit: SECRET.repeat(5) }, "parentUnit"],
      ["a role too long", { exerciseRole: SECRET.repeat(5) }, "exerciseRole"],
      ["a call sign too long", { callSign: "W".repeat(65) }, "callSign"],
      ["an asset too long", { asset: SECRET.repeat(5) }, "asset"],
      ["an asset that is an object", { asset: { name: SECRET } }, "asset"],
    ] as const
  ).map(
    ([name, change, field]): Row => ({
      name,
      path: PATH,
      body: { ...GIVEN, ...change },
      status: 422,
      holds: ['"error":"INVALID_FIELDS"', `Missing or wrong: ${field}.`],
      lacks: [SECRET],
    }),
  ),
  ...(["null", "[]", "7", '"text"'] as const).map(
    (body): Row => ({
      name: `the JSON ${body}`,
      path: PATH,
      headers: JSON_TYPE,
      body,
      status: 422,
      holds: ["INVALID_FIELDS"],
    }),
  ),
  ...(["", "{", `{"message":${SECRET}}`] as const).map(
    (body): Row => ({
      name: `the broken JSON ${body.slice(0, 12)}`,
      path: PATH,
      headers: JSON_TYPE,
      body,
      status: 400,
      holds: ["BAD_JSON"],
      lacks: [SECRET],
    }),
  ),
  ...(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"] as const).map(
    (type): Row => ({
      name: `a body of ${type}`,
      path: PATH,
      headers: { "content-type": type },
      body: JSON.stringify(GIVEN),
      status: 415,
      holds: ['"error":"NOT_JSON"'],
      lacks: [SECRET],
    }),
  ),
  {
    name: "a body too large",
    path: PATH,
    headers: { ...JSON_TYPE, "content-length": "65537" },
    body: "x".repeat(65_537),
    status: 413,
    holds: ["BODY_TOO_LARGE"],
  },
  {
    name: "another site's page",
    path: PATH,
    headers: { ...JSON_TYPE, origin: "http://evil.example" },
    body: GIVEN,
    status: 403,
    holds: ["CROSS_ORIGIN"],
    lacks: [SECRET],
  },
  {
    name: "reading it",
    path: PATH,
    status: 405,
    holds: ["METHOD_NOT_ALLOWED"],
    answerHeaders: { allow: "POST" },
  },
];

describe("taking feedback", () => test.each(taking)("$name → $status", runRow));
describe("refusing feedback", () => test.each(refusing)("$name → $status", runRow));

const send = (server: TestServer, body: object) =>
  server.ask(PATH, { method: "POST", headers: JSON_TYPE, body: JSON.stringify(body) });

const kept = (server: TestServer) => server.store.queries.select().from(feedback).all();

test("feedback is kept with who gave it and when it came", async () => {
  using server = createTestServer();
  await send(server, GIVEN);
  await send(server, { message: "x" });
  const receivedAt = TEST_TIME.toISOString();
  expect(kept(server)).toEqual([
    { id: 1, ...GIVEN, receivedAt, mailDue: false, doneAt: null },
    { id: 2, message: "x", ...NOBODY, receivedAt, mailDue: false, doneAt: null },
  ]);
});

test("control characters are taken out, line breaks and tabs of the message stay", async () => {
  using server = createTestServer();
  await send(server, {
    message: "\u0007 First\r\n\tsecond\u0000 \u001b[31mred\u0085 \n",
    parentUnit: " 1\nRHA\u0000 ",
    exerciseRole: " \t ",
    callSign: "",
    asset: "Puma\r\nBcc: everyone",
  });
  expect(kept(server)[0]).toMatchObject({
    message: "First\n\tsecond [31mred",
    parentUnit: "1RHA",
    exerciseRole: null,
    callSign: null,
    asset: "PumaBcc: everyone",
  });
});

test("any text that begins and ends with a character is kept as it was sent", async () => {
  using server = createTestServer();
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", maxLength: 200 }).map((text) => `a${text}z`),
      async (message) => {
        expect((await send(server, { ...GIVEN, message })).status).toBe(201);
        expect(kept(server).at(-1)?.message).toBe(message);
      },
    ),
    { numRuns: 100 },
  );
});

test("a full disk is told, and nothing of what was sent is logged", async () => {
  using server = createTestServer();
  const { queries } = server.store;
  // The migrations leave pages free, which would take a few more.
  queries.run("VACUUM");
  const pages = queries.get<[number]>("PRAGMA page_count")?.[0] ?? 0;
  queries.run(`PRAGMA max_page_count = ${pages}`);
  const answer = await send(server, { ...GIVEN, message: `${SECRET} `.repeat(300) });
  expect(answer.status).toBe(507);
  expect(await answer.json()).toEqual({
    error: "STORAGE_FULL",
    message: "The disk is full: nothing more can be saved.",
  });
  expect(server.logged).toHaveLength(1);
  for (const secret of [SECRET, "WK21", "1 RHA", "Puma"]) {
    expect(server.logged[0]).not.toContain(secret);
  }
  expect(kept(server)).toBeEmpty();
});
