import { describe, test } from "bun:test";
import { JSON_TYPE, type Row, runRow, SECRET } from "../../testing/api-table";
import { NOTHING_MORE, PATH, REPORT } from "./testing/example";

const taking: Row[] = [
  {
    name: "a report",
    path: PATH,
    body: { ...REPORT, clientId: "c-1" },
    status: 201,
    holds: ['{"id":1}'],
    lacks: [SECRET],
  },
  ...(
    [
      ["without a client id", {}],
      ["with the optional fields null", NOTHING_MORE],
      ["with the optional fields left out", { ...undefinedOf(NOTHING_MORE), altitude: undefined }],
      ["with a field too many", { extra: 1 }],
      ["with the coordinates as they are shown", { coordinates: "12345 67890" }],
      ["with the shortest coordinates", { coordinates: "12" }],
      ["of many drones", { quantity: 999 }],
      ["with the longest text", { actionTaken: "x".repeat(4000) }],
    ] as const
  ).map(
    ([name, change]): Row => ({
      name: `a report ${name}`,
      path: PATH,
      body: { ...REPORT, ...change },
      status: 201,
      holds: ['{"id":1}'],
    }),
  ),
];

/** The same fields, left out of the JSON. */
function undefinedOf(fields: object) {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]));
}

const wrong: readonly [name: string, change: object, field: string][] = [
  ["no call sign", { callSign: undefined }, "callSign"],
  ["a call sign that is null", { callSign: null }, "callSign"],
  ["a blank call sign", { callSign: "  " }, "callSign"],
  ["a call sign too long", { callSign: SECRET.repeat(5) }, "callSign"],
  ["no number", { reportNumber: undefined }, "reportNumber"],
  ["a blank number", { reportNumber: " " }, "reportNumber"],
  ["an asset that is a list", { asset: [SECRET] }, "asset"],
  ["no method", { methodOfDetection: undefined }, "methodOfDetection"],
  ["a method in capitals", { methodOfDetection: "SEE" }, "methodOfDetection"],
  ["a method that every object has", { methodOfDetection: "constructor" }, "methodOfDetection"],
  ["a GZD too short", { gzd: "4UFE" }, "gzd"],
  ["a GZD too long", { gzd: "34UFE1" }, "gzd"],
  ["a GZD in small letters", { gzd: "34ufe" }, "gzd"],
  ["the GZD of no square", { gzd: "34UZZ" }, "gzd"],
  ["no coordinates", { coordinates: "" }, "coordinates"],
  ["an odd count of digits", { coordinates: "123" }, "coordinates"],
  ["twelve digits", { coordinates: "123456789012" }, "coordinates"],
  ["a space between unequal halves", { coordinates: "123 45" }, "coordinates"],
  ["coordinates with a sign", { coordinates: "-12345678" }, "coordinates"],
  ["coordinates in full-width digits", { coordinates: "１２" }, "coordinates"],
  ["coordinates that are a number", { coordinates: 1234567890 }, "coordinates"],
  ["an altitude", { altitude: 300 }, "altitude"],
  ["an altitude in words", { altitude: SECRET }, "altitude"],
  ["no type", { uasType: undefined }, "uasType"],
  ["an unknown type", { uasType: SECRET }, "uasType"],
  ["no quantity", { quantity: undefined }, "quantity"],
  ["no drone", { quantity: 0 }, "quantity"],
  ["half a drone", { quantity: 1.5 }, "quantity"],
  ["a quantity in digits", { quantity: "2" }, "quantity"],
  ["a quantity past all counting", { quantity: 1e300 }, "quantity"],
  ["no word on the payload", { payloadVisible: undefined }, "payloadVisible"],
  ["a payload that is true", { payloadVisible: true }, "payloadVisible"],
  ["a payload type too long", { payloadType: "x".repeat(4001) }, "payloadType"],
  ["an unknown height", { height: "High" }, "height"],
  ["an empty height", { height: "" }, "height"],
  ["an unknown heading", { heading: SECRET }, "heading"],
  ["observations too long", { otherObservations: SECRET.repeat(400) }, "otherObservations"],
  ["remarks that are a number", { otherFreeText: 7 }, "otherFreeText"],
  ["an action that is an object", { actionTaken: { text: SECRET } }, "actionTaken"],
  ["an empty client id", { clientId: "" }, "clientId"],
  ["a client id that is null", { clientId: null }, "clientId"],
  ["a client id too long", { clientId: "c".repeat(65) }, "clientId"],
];

const refusing: Row[] = [
  ...wrong.map(
    ([name, change, field]): Row => ({
      name,
      path: PATH,
      body: { ...REPORT, ...change },
      status: 422,
      holds: ['"error":"INVALID_FIELDS"', `Missing or wrong: ${field}.`],
      lacks: [SECRET],
    }),
  ),
  {
    name: "several wrong fields",
    path: PATH,
    body: { ...REPORT, gzd: "34UZZ", coordinates: "123" },
    status: 422,
    holds: ["Missing or wrong: gzd, coordinates."],
  },
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
  {
    name: "broken JSON",
    path: PATH,
    headers: JSON_TYPE,
    body: `{"callSign":${SECRET}}`,
    status: 400,
    holds: ["BAD_JSON"],
    lacks: [SECRET],
  },
  {
    name: "a form's body",
    path: PATH,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: JSON.stringify(REPORT),
    status: 415,
    holds: ["NOT_JSON"],
    lacks: [SECRET],
  },
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
    body: REPORT,
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

describe("taking c-UAS reports", () => test.each(taking)("$name → $status", runRow));
describe("refusing c-UAS reports", () => test.each(refusing)("$name → $status", runRow));
