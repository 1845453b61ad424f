import { describe, expect, test } from "bun:test";
import { type Row, runRow } from "../../testing/api-table";
import { createTestServer } from "../../testing/app";
import type { ElevationSource, Reading } from "./model";

const at = (latitude: string, longitude: string) =>
  `/api/elevation?latitude=${latitude}&longitude=${longitude}`;

const found: Row[] = [
  {
    name: "a place in Poland",
    path: at("54.2966", "23.1506"),
    status: 200,
    holds: ['{"elevation":1', '"source":"overview"}'],
  },
  {
    name: "with more decimals than count",
    path: at("54.29660000000000000001", "23.1506"),
    status: 200,
    holds: ['"source":"overview"'],
  },
  {
    name: "the middle of the Baltic",
    path: at("55.5", "18.5"),
    status: 200,
    holds: ['{"elevation":null,"source":null}'],
  },
  ...[
    ["90", "0"],
    ["-90", "0"],
    ["90.0", "-180.00"],
    ["-90", "180"],
    ["0", "180"],
    ["-0", "-0.0"],
  ].map(
    ([latitude = "", longitude = ""]): Row => ({
      name: `the edge ${latitude} ${longitude}`,
      path: at(latitude, longitude),
      status: 200,
      holds: ['"elevation":'],
    }),
  ),
  { name: "asked by POST", path: at("54", "23"), method: "POST", status: 405, holds: ["GET"] },
];

const WRONG_NUMBERS = [
  ...["", "%20", "abc", "NaN", "Infinity", "-Infinity", "null", "undefined", "true", "[]"],
  ...["0x10", "0b1", "0o7", "1e1", "1E1", "1_0", "1,5", "1.", ".5", "%2B1", "--1", "- 1", "%201"],
  ...["1%00", "1%0a", "1n", "１", "1;2", "54°", "%EF%BF%BD", "%", "9".repeat(4000)],
];

const refused: Row[] = [
  ...WRONG_NUMBERS.flatMap((number) => [at(number, "23"), at("54", number)]),
  ...[at("90.0000001", "0"), at("-90.1", "0"), at("91", "0"), at("900", "0")],
  ...[at("0", "180.0000001"), at("0", "-180.1"), at("0", "181"), at("0", "540")],
  "/api/elevation",
  "/api/elevation?",
  "/api/elevation?latitude=54",
  "/api/elevation?longitude=23",
  "/api/elevation?Latitude=54&Longitude=23",
  "/api/elevation?lat=54&lng=23",
  `${at("54", "23")}&latitude=54`,
  `${at("54", "23")}&latitude=55`,
  `${at("54", "23")}&longitude=23`,
  `${at("54", "23")}&longitude=`,
  "/api/elevation?latitude[]=54&longitude=23",
  "/api/elevation?latitude[0]=54&longitude=23",
].map((path) => ({
  name: path.slice(0, 80),
  path,
  status: 400,
  holds: ['"error":"INVALID_COORDINATES"'],
  lacks: ["999"],
}));

describe("a place that can be looked up", () => test.each(found)("$name → $status", runRow));
describe("what is no place", () => test.each(refused)("$name → $status", runRow));

describe("sources", () => {
  const source = (name: ElevationSource["name"], reading: Reading): ElevationSource => ({
    name,
    at: async () => reading,
  });
  const ask = async (elevation: readonly ElevationSource[], path = at("54.2966", "23.1506")) => {
    using server = createTestServer({ elevation });
    const response = await server.ask(path);
    expect(response.status).toBe(200);
    return response.json();
  };

  test("the unit's own comes before the overview", async () => {
    expect(await ask([source("srtm", 123.456)])).toEqual({ elevation: 123.5, source: "srtm" });
    expect(await ask([source("terrarium", -3.04)])).toEqual({ elevation: -3, source: "terrarium" });
    expect(await ask([source("terrarium", 0)])).toEqual({ elevation: 0, source: "terrarium" });
  });

  test("what the unit's own does not know, the overview answers, marked as such", async () => {
    expect(await ask([source("srtm", "outside")])).toMatchObject({ source: "overview" });
  });

  test("a void stays without a figure: no rough one stands in for it", async () => {
    expect(await ask([source("srtm", "void")])).toEqual({ elevation: null, source: null });
  });

  test("what neither knows has no figure", async () => {
    expect(await ask([source("srtm", "outside")], at("55.5", "18.5"))).toEqual({
      elevation: null,
      source: null,
    });
  });

  test("a little below sea level is 0, and not -0", async () => {
    using server = createTestServer({ elevation: [source("srtm", -0.01)] });
    expect(await (await server.ask(at("1", "1"))).text()).toBe('{"elevation":0,"source":"srtm"}');
  });
});
