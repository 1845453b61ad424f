import { describe, expect, test } from "bun:test";
import { check } from "@placemarkio/check-geojson";
import { CoTParser } from "@tak-ps/node-cot";
import { gpx, kml } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import Papa from "papaparse";
import { HLR } from "../formats/built-in";
import { checkFormat } from "../formats/check-format";
import { BUILT_IN_DOCUMENTS } from "../formats/documents";
import { distanceMetres, type LatLng } from "../grid/geodesy";
import { latLngToGrid } from "../grid/grid";
import { formatGrid } from "../grid/grid-reference";
import { joinMessage } from "../messages/message";
import { definitionOf } from "../reports/definitions";
import { readReport } from "../reports/positions";
import { BUILT_IN_REPORTS, ownReport } from "../reports/registry";
import { makeTestReports } from "../test-data";
import { runs } from "../testing/runs";
import { type ExportContext, exportReports } from "./export-reports";
import type { ExportableReport } from "./exported";
import { EXPORT_FORMAT_NAMES, type ExportFormat } from "./formats";

const { format: PATROL, errors } = checkFormat({
  format: 1,
  id: "patrol",
  name: "Patrol",
  title: "Patrol report",
  word: "PATROL",
  heading: "reference",
  panels: [
    {
      fields: [
        { id: "seen", label: "Seen", kind: "text", required: true },
        { id: "site", label: "Site", kind: "grid", required: true },
        { id: "other", label: "Other end", kind: "grid", required: true },
      ],
    },
  ],
  message: ["SEEN {seen}", "SITE {site}", "END {other}"],
  summary: "{seen}",
});
if (!PATROL) throw new Error(JSON.stringify(errors));

const REPORTS = [
  ...BUILT_IN_REPORTS,
  ...BUILT_IN_DOCUMENTS.slice(-2).map(ownReport),
  ownReport(PATROL),
];
const CONTEXT: ExportContext = {
  definitions: REPORTS.map(definitionOf),
  sidcOf: (platformId) => (platformId === "BM-21" ? "SHGPEWMRAS-----" : null),
  callSign: "WK21",
  at: new Date("2026-11-20T12:30:00Z"),
};
const OPERATOR = {
  callSign: "WK21",
  asset: "Puma",
  rank: "",
  role: "Operator",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
} as const;
const TIMESTAMP = "2026-11-20T09:10:00.000Z";
const DTG = "200909ZNov26";

const write = (format: ExportFormat, reports: readonly ExportableReport[], context = CONTEXT) =>
  exportReports(format, reports, context).text;

/** A report as somebody else's program reads it: one for each grid, and one if there is none. */
interface Foreign {
  reference: string;
  time: string;
  /** Null if there is none. */
  at: LatLng | null;
  message: string;
}

function fromCsv(text: string): Foreign[] {
  expect(text).toStartWith("\uFEFF");
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  return data.map(({ reference = "", time = "", latitude, longitude, message = "" }) => ({
    reference,
    time,
    at: latitude ? { lat: Number(latitude), lng: Number(longitude) } : null,
    message,
  }));
}

interface Feature {
  properties: unknown;
  geometry: unknown;
}

function fromFeatures(features: readonly Feature[]): Foreign[] {
  return features.flatMap(({ properties, geometry }) => {
    const { reference = "", time, message } = properties as Record<string, string>;
    const point = geometry as { type: string; coordinates: [number, number] } | null;
    if (point && point.type !== "Point") return [];
    const [lng, lat] = point?.coordinates ?? [];
    const at = lng === undefined || lat === undefined ? null : { lat, lng };
    return [{ reference, time: time ?? "", at, message: message ?? "" }];
  });
}

const fromGeoJson = (text: string) => {
  const collection = check(text);
  if (collection.type !== "FeatureCollection") throw new Error(collection.type);
  return fromFeatures(collection.features);
};

/** An XML that is not well-formed ends the test. */
const xml = (text: string) =>
  new DOMParser({
    onError: (level, message) => {
      // Its warning is about U+FFFD, which replaces characters that XML cannot hold.
      if (level !== "warning") throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, "text/xml");

function kmlFeatures(text: string) {
  // Its types are the browser's DOM.
  return kml(xml(text) as unknown as Document, { skipNullGeometry: false }).features;
}

const fromKml = (text: string) => fromFeatures(kmlFeatures(text));

/** A waypoint says its reference at the end of its name, and has nothing of a report without a place. */
function fromGpx(text: string): Foreign[] {
  return gpx(xml(text) as unknown as Document).features.map(({ properties, geometry }) => {
    const { name = "", time, desc } = properties as Record<string, string>;
    const [lng = Number.NaN, lat = Number.NaN] = (geometry as { coordinates: number[] })
      .coordinates;
    const reference = name.split(" ").at(-1) ?? "";
    return { reference, time: time ?? "", at: { lat, lng }, message: desc ?? "" };
  });
}

/** Each event by itself, as a stream has them. */
function cotEvents(text: string) {
  const whole = xml(text);
  expect(whole.documentElement?.tagName).toBe("events");
  return [...text.matchAll(/<event [\s\S]*?<\/event>/g)].map(([event]) =>
    CoTParser.from_xml(event),
  );
}

function remarksOf({ raw }: ReturnType<typeof CoTParser.from_xml>): string {
  const remarks = raw.event.detail?.remarks;
  return typeof remarks === "string" ? remarks : (remarks?._text ?? "");
}

function fromCot(text: string): Foreign[] {
  return cotEvents(text).map((cot) => {
    const { uid, start } = cot.raw.event._attributes;
    const { lat, lon } = cot.raw.event.point._attributes;
    const reference = /^sightline\.(.*)\.\d+$/.exec(uid)?.[1] ?? "";
    return {
      reference,
      time: start,
      at: { lat: Number(lat), lng: Number(lon) },
      message: remarksOf(cot),
    };
  });
}

const READERS: Record<Exclude<ExportFormat, "txt">, (text: string) => Foreign[]> = {
  csv: fromCsv,
  geojson: fromGeoJson,
  kml: fromKml,
  gpx: fromGpx,
  cot: fromCot,
};

/** In one order: a KML has a folder for each type. */
const sorted = (list: readonly Foreign[]) =>
  list.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const COUNT = runs(10_000);

describe(`${COUNT} reports of every kind come back from every format`, () => {
  const made = makeTestReports(COUNT, {
    operator: OPERATOR,
    now: new Date("2026-11-20T12:30:00Z"),
    random: Math.random,
    reports: REPORTS,
  });
  const read = made.map((report) => readReport(report, CONTEXT.definitions));
  const grids = new Map(
    read.map(({ reference, positions }) => [reference, positions.map(({ grid }) => grid)]),
  );

  test("with nothing left out", () => {
    expect(new Set(read.map(({ type }) => type))).toEqual(new Set(REPORTS.map(({ type }) => type)));
    expect(read.filter(({ positions }) => positions.length === 0)).toEqual([]);
    expect(grids.size).toBe(COUNT);
  });

  test.each(Object.entries(READERS))(
    "%s",
    (format, reader) => {
      const found = reader(write(format as ExportFormat, made));
      const expected = read.flatMap(({ reference, time, positions, message }) =>
        positions.map(() => ({ reference, time, message })),
      );
      const told = found.map(({ reference, time, message }) => ({
        reference,
        time: Date.parse(time),
        message,
      }));
      const byText = (list: object[]) => list.map((each) => JSON.stringify(each)).sort();
      expect(byText(told)).toEqual(byText(expected));
      const places = Map.groupBy(found, ({ reference }) => reference);
      for (const [reference, all] of places) {
        // The place names the very square of a metre that the report named.
        const named = all.map(({ at }) => {
          const { gzd, coordinates } = latLngToGrid(at ?? { lat: 0, lng: 0 });
          return formatGrid(gzd, coordinates);
        });
        expect(named.sort()).toEqual(grids.get(reference)?.toSorted() ?? []);
      }
    },
    60_000,
  );
});

const HOSTILE = [
  '=cmd|"/C calc"!A0',
  "+1",
  "-2+3",
  "@SUM(A1)",
  "]]>",
  "<b>&amp;</b><script>",
  `"quoted", 'too'`,
  "a, b; c",
  "👩‍🚀 🎯 𝕏",
  "\u202Eright to left\u200F عربي",
  "\\\\server\\x",
  "&#0; %00 &lt;",
];

/** A saved report may contain any text. */
const kept = (fullMessage: string): ExportableReport => ({
  reportType: "Sighting",
  fullMessage,
  timestamp: TIMESTAMP,
});

const hostileSighting = (text: string) =>
  `SIGHTING WK21-7K3QZ9 // DTG ${DTG} // 1 X BM-21 // GRID 34UFE 12345 67890 CAT 2 // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING 1 // REMARKS ${text}////`;

describe("hostile text", () => {
  test.each(HOSTILE)("survives in the remarks: %s", (text) => {
    const message = hostileSighting(text);
    for (const [format, reader] of Object.entries(READERS)) {
      const [found, more] = reader(write(format as ExportFormat, [kept(message)]));
      expect(more).toBeUndefined();
      expect(found?.message).toBe(message);
    }
    expect(write("txt", [kept(message)])).toContain(message);
  });

  test.each([...HOSTILE, "\tx", "\rx", "two\nlines", "two\r\nlines", " x ", "a\tb"])(
    "survives as a whole message: %j",
    (text) => {
      const [csv] = fromCsv(write("csv", [kept(text)]));
      expect(csv?.message).toBe(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
      for (const reader of [fromGeoJson, fromKml]) {
        const [found] = reader(write(reader === fromKml ? "kml" : "geojson", [kept(text)]));
        // A KML reader cuts blanks off the ends.
        if (reader === fromKml) expect(found?.message.trim()).toBe(text.trim());
        else expect(found?.message).toBe(text);
        expect(found?.at).toBeNull();
      }
    },
  );

  test("in a name stands in attributes and folders as it is", () => {
    const type = `<"&'>]]>`;
    const text = write("kml", [{ ...kept("x"), reportType: type }]);
    expect(xml(text).getElementsByTagName("Folder")[0]?.firstChild?.nextSibling?.textContent).toBe(
      type,
    );
    const reference = `W"K<&'>-7K3QZ9`;
    const message = hostileSighting("x").replace("WK21-7K3QZ9", reference);
    expect(fromCot(write("cot", [kept(message)]))[0]?.reference).toBe(reference);
    const [row] = fromCsv(write("csv", [kept(message.replace(reference, `=1+1-7K3QZ9`))]));
    expect(row?.reference).toBe("'=1+1-7K3QZ9");
  });

  test("that XML cannot write is marked, and ends no file", () => {
    const text = "a\u0000b\u001B\uFFFEc\uD800d";
    expect(fromKml(write("kml", [kept(text)]))[0]?.message).toBe("a\uFFFDb\uFFFD\uFFFDc\uFFFDd");
  });

  test("in a KML's description is text, not HTML", () => {
    const message = "<script>alert(1)</script>";
    const [description] = xml(write("kml", [kept(message)])).getElementsByTagName("description");
    expect(description?.textContent).toBe("&lt;script&gt;alert(1)&lt;/script&gt;");
  });
});

function hlr(poo: string, poi: string): ExportableReport {
  const [pooGzd, ...pooHalves] = poo.split(" ");
  const [poiGzd, ...poiHalves] = poi.split(" ");
  const form = {
    ...HLR.fresh({ ...OPERATOR }),
    ...{ targetNumber: "AB0012", weaponType: "Rockets", numberOfRounds: "12" },
    ...{ pooGzd, pooCoordinates: pooHalves.join("") },
    ...{ poiGzd, poiCoordinates: poiHalves.join("") },
  };
  const fullMessage = joinMessage(HLR.lines(form, DTG));
  return { reportType: "HLR", fullMessage, timestamp: TIMESTAMP };
}

describe("CSV", () => {
  test("has the columns and the values of its fields, a row a grid, the oldest first", () => {
    const sighting = `SIGHTING WK21-7K3QZ9 // DTG ${DTG} // ASSET Puma // 2 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 2 ALT ~-5FT // GRID 2 34UFE 123 678 CAT 3 K-KILL // STATIC // ENV OPEN // BDA K-KILL 1 M-KILL 0 REMAINING 1////`;
    const lines = write("csv", [kept("newest"), { ...kept(sighting), received: true }]).split(
      "\r\n",
    );
    expect(lines[0]).toBe(
      "\uFEFFtype,reference,dtg,time,call_sign,asset,grid,latitude,longitude,accuracy,altitude_ft,altitude_rough,quantity,vehicles_here,vehicle,effect,received,message",
    );
    expect(lines[1]).toMatch(
      /^Sighting,WK21-7K3QZ9,200909ZNov26,2026-11-20T09:09:00Z,WK21,Puma,34UFE 12345 67890,53\.\d{1,7},22\.\d{1,7},Cat 2,-5,true,2,1,BM-21,present,true,SIGHTING /,
    );
    expect(lines[2]).toContain(",34UFE 123 678,");
    expect(lines[2]).toContain(",Cat 3,,,2,1,BM-21,k-kill,true,");
    expect(lines[3]).toBe(
      ",,,2026-11-20T09:10:00Z,,,,,,,,,,,,,false,newest".replace(/^/, "Sighting"),
    );
    expect(lines.slice(4)).toEqual([""]);
  });
});

const sightingOf = (quantity: number, ...grids: readonly string[]) =>
  kept(
    `SIGHTING WK21-7K3QZ9 // DTG ${DTG} // ASSET Puma // ${quantity} X BM-21 (Grad) // ${grids.join(" // ")} // STATIC // ENV OPEN // BDA K-KILL 0 M-KILL 0 REMAINING ${quantity}////`,
  );

describe("vehicles_here", () => {
  const here = (report: ExportableReport) =>
    JSON.parse(write("geojson", [report])).features.map(
      (each: { properties: { vehicles_here: number | null } }) => each.properties.vehicles_here,
    );

  test.each([
    ["one grid", sightingOf(1, "GRID 34UFE 12345 67890 CAT 2"), [1]],
    ["a centre of mass", sightingOf(4, "COM 34UFE 12345 67890 CAT 2"), [4]],
    [
      "fewer grids than vehicles",
      sightingOf(4, "GRID 1 34UFE 12345 67890 CAT 2", "GRID 2 34UFE 22345 67890 CAT 2"),
      [3, 1],
    ],
    ["no grid that can be read", kept("x"), [null]],
    ["no quantity", hlr("34UFE 12345 67890", "34UFE 32345 67890"), [null, null, undefined]],
  ])("of %s", (_, report, wanted) => expect(here(report)).toEqual(wanted));

  test("adds up to the quantity of every report", () => {
    const made = makeTestReports(runs(1000), {
      operator: OPERATOR,
      now: new Date("2026-11-20T12:30:00Z"),
      random: Math.random,
      reports: REPORTS,
    });
    const { data } = Papa.parse<Record<string, string>>(write("csv", made).slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    for (const [reference, rows] of Map.groupBy(data, (row) => row.reference)) {
      const sum = rows.reduce((all, row) => all + Number(row.vehicles_here), 0);
      expect([reference, sum]).toEqual([reference, Number(rows[0]?.quantity)]);
    }
  });
});

describe("GeoJSON", () => {
  test("has an HLR's line from POO to POI beside its points", () => {
    const report = hlr("34UFE 12345 67890", "34UFE 32345 67890");
    const { features } = JSON.parse(write("geojson", [report]));
    expect(features.map(({ geometry }: { geometry: { type: string } }) => geometry.type)).toEqual([
      "Point",
      "Point",
      "LineString",
    ]);
    const [poo, poi, line] = features;
    expect([poo.properties.name, poi.properties.name]).toEqual(["POO", "POI"]);
    expect(line.geometry.coordinates).toEqual([poo.geometry.coordinates, poi.geometry.coordinates]);
  });

  test.each([
    ["eastwards", "60NXF 60000 00000", "01NBA 40000 00000"],
    ["westwards", "01NBA 40000 00000", "60NXF 60000 00000"],
  ])("cuts a line that crosses the antimeridian %s", (_, poo, poi) => {
    const report = hlr(poo, poi);
    const text = write("geojson", [report]);
    expect(() => check(text)).not.toThrow();
    const { features } = JSON.parse(text);
    const { type, coordinates } = features[2].geometry;
    expect(type).toBe("MultiLineString");
    const [[start, edge], [otherEdge, end]] = coordinates;
    expect([start, end]).toEqual([
      features[0].geometry.coordinates,
      features[1].geometry.coordinates,
    ]);
    expect(Math.abs(edge[0])).toBe(180);
    expect(otherEdge).toEqual([-edge[0], edge[1]]);
    expect(Math.sign(edge[0])).toBe(Math.sign(start[0]));
  });
});

describe("GPX", () => {
  test("has waypoints with their height in metres, within half a turn", () => {
    const text = write("gpx", [
      kept(hostileSighting("x").replace("CAT 2", "CAT 2 ALT ~1000FT")),
      { ...sightingOf(1, "GRID 01NAA 66021 00000 CAT 2"), isTestData: true },
      kept("no grid"),
    ]);
    const points = [...xml(text).getElementsByTagName("wpt")];
    const said = (name: string) =>
      points.map((each) => each.getElementsByTagName(name)[0]?.textContent);
    expect(said("ele")).toEqual([undefined, "304.8"]);
    expect(said("type")).toEqual(["Sighting", "Sighting"]);
    expect(said("cmt")).toEqual(["Test data", undefined]);
    for (const each of points) {
      expect(Number(each.getAttribute("lon"))).toBeGreaterThanOrEqual(-180);
      expect(Number(each.getAttribute("lon"))).toBeLessThan(180);
    }
  });
});

describe("KML", () => {
  test("has a folder a type, time stamps, and all fields", () => {
    const reports = [
      kept(hostileSighting("x")),
      hlr("34UFE 12345 67890", "34UFE 32345 67890"),
      kept(hostileSighting("y")),
    ];
    const whole = xml(write("kml", reports));
    const folders = [...whole.getElementsByTagName("Folder")];
    expect(folders.map((each) => each.getElementsByTagName("name")[0]?.textContent)).toEqual([
      "Sighting",
      "HLR",
    ]);
    expect(folders.map((each) => each.getElementsByTagName("Placemark").length)).toEqual([2, 3]);
    const lines = kmlFeatures(write("kml", reports)).filter(
      ({ geometry }) => geometry?.type === "LineString",
    );
    expect(lines.map(({ properties }) => properties?.name)).toEqual(["POO to POI AB0012"]);
    const [feature] = kmlFeatures(write("kml", reports));
    expect(feature?.properties).toMatchObject({
      name: "BM-21 WK21-7K3QZ9",
      timestamp: "2026-11-20T09:09:00Z",
      type: "Sighting",
      grid: "34UFE 12345 67890",
      accuracy: "Cat 2",
    });
  });
});

describe("CoT", () => {
  test("has the attributes that §3 names", () => {
    const message = hostileSighting("x").replace("CAT 2", "CAT 2 ALT 1000FT");
    const [event] = cotEvents(write("cot", [kept(message)]));
    expect(event?.raw.event._attributes).toMatchObject({
      version: "2.0",
      uid: "sightline.WK21-7K3QZ9.1",
      type: "a-h-G-E-W-M-R-A-S",
      how: "h-e",
      time: "2026-11-20T09:09:00Z",
      start: "2026-11-20T09:09:00Z",
      stale: "2026-11-20T10:09:00Z",
    });
    const { hae, ce, le } = event?.raw.event.point._attributes ?? {};
    expect([hae, ce, le].map(Number)).toEqual([304.8, 15, 9_999_999]);
  });

  test("joins the category with the width of the grid, and counts the grids", () => {
    const report = hlr("34UFE 123 678", "34UFE 323 678");
    const events = cotEvents(write("cot", [report]));
    expect(events.map(({ raw }) => raw.event._attributes.uid)).toEqual([
      "sightline.AB0012.1",
      "sightline.AB0012.2",
    ]);
    expect(events.map(({ raw }) => raw.event._attributes.type)).toEqual(["a-u-G", "a-u-G"]);
    expect(Number(events[0]?.raw.event.point._attributes.ce)).toBe(50);
    expect(Number(events[0]?.raw.event.point._attributes.hae)).toBe(9_999_999);
    const coarse = hostileSighting("x").replace("34UFE 12345 67890 CAT 2", "34UFE 123 678 CAT 4");
    const [sighting] = cotEvents(write("cot", [kept(coarse)]));
    expect(Number(sighting?.raw.event.point._attributes.ce)).toBeCloseTo(Math.hypot(91, 50), 1);
  });

  test("says how many reports have no grid, and takes test data for a simulation", () => {
    const text = write("cot", [
      kept("nothing to read"),
      { ...kept(hostileSighting("x")), isTestData: true },
    ]);
    expect(text).toContain("<!-- Without a grid, and so not here: 1 -->");
    const [event] = cotEvents(text);
    expect(event?.raw.event._attributes.opex).toBe("s");
  });
});

describe("a file", () => {
  test.each(EXPORT_FORMAT_NAMES)("of no reports at all is a good %s", (format) => {
    const file = exportReports(format, [], CONTEXT);
    expect(file).toMatchObject({
      extension: format,
      name: `sightline-reports-20261120-123000Z.${format}`,
      placeless: 0,
    });
    if (format !== "txt") expect(READERS[format](file.text)).toEqual([]);
  });

  test("counts the reports without a grid", () => {
    const reports = [kept("x"), kept(hostileSighting("x")), kept("y")];
    expect(exportReports("csv", reports, CONTEXT).placeless).toBe(2);
  });

  test("of text has the references, also where only the message is known", () => {
    const text = write("txt", [kept(hostileSighting("x"))]);
    expect(text).toContain("2026-11-20 09:10:00Z  Sighting&BDA  WK21-7K3QZ9\nSIGHTING ");
  });
});

test("a position is within a metre of the middle of its grid's square in every format", () => {
  const report = kept(hostileSighting("x"));
  const [position] = readReport(report, CONTEXT.definitions).positions;
  if (!position) throw new Error("It has one.");
  for (const [format, reader] of Object.entries(READERS)) {
    const [found] = sorted(reader(write(format as ExportFormat, [report])));
    expect(distanceMetres(found?.at ?? { lat: 0, lng: 0 }, position.at)).toBeLessThan(0.05);
  }
});
