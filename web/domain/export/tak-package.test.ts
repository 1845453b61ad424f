import { describe, expect, test } from "bun:test";
import { unzipSync } from "fflate";
import { distanceMetres } from "../grid/geodesy";
import { readReport } from "../reports/positions";
import { makeTestReports } from "../test-data";
import { exportReports } from "./export-reports";
import type { ExportableReport } from "./exported";
import { importPackage } from "./testing/atak";
import { xml } from "./testing/readers";
import {
  CONTEXT,
  fileOf,
  hlr,
  hostileSighting,
  kept,
  OPERATOR,
  REPORTS,
  sightingOf,
} from "./testing/reports";
import { takPackage } from "./testing/tak-reader";

const YEAR_LATER = new Date("2027-11-20T12:30:00Z");

const eventsIn = async (...reports: Parameters<typeof fileOf>[1][number][]) =>
  (await takPackage(await fileOf("tak", reports)))[1].map(({ raw }) => raw.event);

/** The texts of the package's files by their paths. */
const textsIn = (file: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(file)).map(([path, text]) => [path, new TextDecoder().decode(text)]),
  );

describe.each([1, 100])("%d reports", (count) => {
  const made = makeTestReports(count, {
    operator: OPERATOR,
    now: new Date("2026-11-20T12:30:00Z"),
    random: Math.random,
    reports: REPORTS,
  });

  test("are all on ATAK's map a year later, each with its own title and its message", async () => {
    const markers = importPackage(await fileOf("tak", made), YEAR_LATER);
    const read = made.map((report) => readReport(report, CONTEXT.definitions));
    const expected = read.flatMap(({ reference, positions, message }) =>
      positions.map((_, index) => [`sightline.${reference}.${index + 1}`, message]),
    );
    const told = [...markers.values()].map(({ uid, remarks }) => [uid, remarks]);
    expect(told.toSorted()).toEqual(expected.toSorted());
    for (const [, alike] of Map.groupBy(markers.values(), ({ remarks }) => remarks))
      expect(new Set(alike.map(({ title }) => title)).size).toBe(alike.length);
  });

  test("are the same bytes each time, and a report more is another package", async () => {
    const [once, again, fewer] = await Promise.all([
      fileOf("tak", made),
      fileOf("tak", made, { ...CONTEXT, at: YEAR_LATER }),
      fileOf("tak", made.slice(1)),
    ]);
    expect(Buffer.compare(once, again)).toBe(0);
    const uidOf = async (file: Uint8Array) => (await takPackage(file))[0].settings.uid;
    expect(await uidOf(once)).not.toBe(await uidOf(fewer));
  });
});

test("the manifest has an identity and a name, and names each event's file", async () => {
  const [opened] = await takPackage(
    await fileOf("tak", [hlr("34UFE 12345 67890", "34UFE 32345 67890")]),
  );
  expect(opened.version).toBe("2");
  expect(opened.settings.uid).toMatch(/^sightline-[0-9a-f]{16}$/);
  expect(opened.settings.name).toBe("Sightline AB0012");
  const parameter = (name: string, value: string) => ({ _attributes: { name, value } });
  expect(opened.contents.map(({ _attributes, Parameter }) => [_attributes, Parameter])).toEqual([
    [
      { ignore: false, zipEntry: "events/1.cot" },
      [parameter("uid", "sightline.AB0012.1"), parameter("name", "Rockets POO WK21")],
    ],
    [
      { ignore: false, zipEntry: "events/2.cot" },
      [parameter("uid", "sightline.AB0012.2"), parameter("name", "Rockets POI WK21")],
    ],
  ]);
});

// What MITRE's Event.xsd asks of the attributes, whose file no package brings.
const XSD = {
  version: /^2\.0$/,
  uid: /^./,
  type: /^\w+(-\w+)*$/,
  how: /^\w(-\w+)*$/,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
  start: /^\d{4}-/,
  stale: /^\d{4}-/,
};
const DECIMAL = /^-?\d+(\.\d+)?$/;

test("each file is one event with the attributes of Event.xsd, a point and a detail", async () => {
  const files = textsIn(
    await fileOf("tak", [
      sightingOf(2, "GRID 1 34UFE 1 6 CAT 2"),
      hlr("34UFE 123 678", "34UFE 323 678"),
    ]),
  );
  const events = Object.entries(files).filter(([path]) => path.endsWith(".cot"));
  expect(events.length).toBeGreaterThan(1);
  for (const [, text] of events) {
    const root = xml(text).documentElement;
    expect(root?.tagName).toBe("event");
    for (const [name, shape] of Object.entries(XSD))
      expect(root?.getAttribute(name)).toMatch(shape);
    expect([...(root?.childNodes ?? [])].map(({ nodeName }) => nodeName)).toEqual([
      ...["#text", "point", "#text", "detail", "#text"],
    ]);
    const point = root?.getElementsByTagName("point")[0];
    for (const name of ["lat", "lon", "hae", "ce", "le"])
      expect(point?.getAttribute(name)).toMatch(DECIMAL);
  }
});

test("an event has its report's time, is stale a day later, and is kept", async () => {
  const [event] = await eventsIn(kept(hostileSighting("x")));
  expect(event?._attributes).toEqual({
    version: "2.0",
    uid: "sightline.WK21-7K3QZ9.1",
    type: "a-h-G-E-W-M",
    how: "h-e",
    time: "2026-11-20T09:09:00Z",
    start: "2026-11-20T09:09:00Z",
    stale: "2026-11-21T09:09:00Z",
  });
  expect(event?.detail).toHaveProperty("archive");
});

const BESIDE = "34UFE 12345 67890";

/** The same, one of them destroyed. */
const lost = ({ fullMessage, ...rest }: ExportableReport): ExportableReport => ({
  ...rest,
  fullMessage: fullMessage.replace(
    /K-KILL 0 M-KILL 0 REMAINING (\d)/,
    (_, count) => `K-KILL 1 M-KILL 0 REMAINING ${Number(count) - 1}`,
  ),
});

test.each([
  ["one", sightingOf(1, `GRID ${BESIDE} CAT 2`), ["BM-21 WK21"]],
  [
    "one that is destroyed",
    lost(sightingOf(1, `GRID ${BESIDE} CAT 2 K-KILL`)),
    ["BM-21 K-KILL WK21"],
  ],
  [
    "several",
    lost(
      sightingOf(
        3,
        `GRID 1 ${BESIDE} CAT 2`,
        "GRID 2 34UFE 22345 67890 CAT 2 K-KILL",
        "GRID 3 34UFE 32345 67890 CAT 2",
      ),
    ),
    ["BM-21 1/3 WK21", "BM-21 2/3 K-KILL WK21", "BM-21 3/3 WK21"],
  ],
  ["a centre of mass", sightingOf(4, `COM ${BESIDE} CAT 2`), ["BM-21 COM WK21"]],
  ["a shot", hlr(BESIDE, "34UFE 32345 67890"), ["Rockets POO WK21", "Rockets POI WK21"]],
])("%s is called as it is told apart", async (_, report, titles) => {
  const events = await eventsIn(report);
  expect(events.map(({ detail }) => detail?.contact?._attributes.callsign)).toEqual(titles);
});

test("the ends of a shot are joined by a link", async () => {
  const [poo, poi] = await eventsIn(hlr(BESIDE, "34UFE 32345 67890"));
  const to = (uid: string, type: string) => ({ _attributes: { uid, type, relation: "c-c" } });
  expect(poo?.detail?.link).toEqual(to("sightline.AB0012.2", "b-m-p"));
  expect(poi?.detail?.link).toEqual(to("sightline.AB0012.1", "a-u-G-E-W-X"));
});

test.each([
  ["the category's bound", "34UFE 12345 67890 CAT 1", 6],
  ["the category's bound", "34UFE 12345 67890 CAT 3", 30],
  ["the category where the square is as fine", "34UFE 123 678 CAT 4", 91],
  ["the square where that is coarser", "34UFE 123 678 CAT 2", 50],
  ["the square where that is coarser", "34UFE 1 6 CAT 4", 5000],
])("the circular error is %s: %s", async (_, grid, metres) => {
  const [event] = await eventsIn(sightingOf(1, `GRID ${grid}`));
  expect(Number(event?.point._attributes.ce)).toBe(metres);
});

test.each([
  // Sea level lies 28 m above the ellipsoid there.
  ["a height", "CAT 2 ALT 1000FT", 304.8 + 27.9, 9_999_999],
  ["a rough one", "CAT 2 ALT ~1000FT", 304.8 + 27.9, 200],
  ["none", "CAT 2", 9_999_999, 9_999_999],
])("%s is told above the ellipsoid", async (_, rest, hae, le) => {
  const [event] = await eventsIn(sightingOf(1, `GRID ${BESIDE} ${rest}`));
  expect(Math.abs(Number(event?.point._attributes.hae) - hae)).toBeLessThan(1);
  expect(Number(event?.point._attributes.le)).toBe(le);
});

test("reports of one reference, or of none, do not take each other's place", async () => {
  const twice = [kept(hostileSighting("a")), kept(hostileSighting("b"))];
  expect(importPackage(await fileOf("tak", twice), YEAR_LATER).size).toBe(2);
});

test("a reference names no path, and a report without a grid is counted and left out", async () => {
  const message = hostileSighting("x").replace("WK21-7K3QZ9", "../../etc/WK-7K3QZ9");
  const file = await fileOf("tak", [kept("nothing to read"), kept(message)]);
  expect(Object.keys(unzipSync(file))).toEqual(["MANIFEST/manifest.xml", "events/1.cot"]);
  expect(exportReports("tak", [kept("nothing to read"), kept(message)], CONTEXT).placeless).toBe(1);
});

test("test data are a simulation's", async () => {
  const [event] = await eventsIn({ ...kept(hostileSighting("x")), isTestData: true });
  expect(event?._attributes.opex).toBe("s");
});

test("places at the edges of the grids stay where they are", async () => {
  const grids = [
    "33XWP 00000 29995",
    "01NAA 66021 00000",
    "60NZF 33978 00000",
    "33CWM 00000 20000",
  ];
  for (const grid of grids) {
    const report = sightingOf(1, `GRID ${grid} CAT 2 ALT 10FT`);
    const [place] = readReport(report, CONTEXT.definitions).positions;
    const [event] = await eventsIn(report);
    const { lat = 0, lon = 0 } = event?.point._attributes ?? {};
    expect(place).toBeDefined();
    expect(
      distanceMetres({ lat: Number(lat), lng: Number(lon) }, place?.at ?? { lat: 0, lng: 0 }),
    ).toBeLessThan(1);
  }
});

test("a package is made piece by piece", () => {
  const { pieces } = exportReports(
    "tak",
    [kept(hostileSighting("a")), kept(hostileSighting("b"))],
    CONTEXT,
  );
  const sizes = [...pieces].map(({ length }) => length);
  expect(sizes.length).toBeGreaterThan(3);
});
