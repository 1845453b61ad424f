import { describe, expect, test } from "bun:test";
import { check } from "@placemarkio/check-geojson";
import Papa from "papaparse";
import { distanceMetres, metresToFeet } from "../grid/geodesy";
import { latLngToGrid } from "../grid/grid";
import { formatGrid } from "../grid/grid-reference";
import { readReport } from "../reports/positions";
import { makeTestReports } from "../test-data";
import { runs } from "../testing/runs";
import { exportReports } from "./export-reports";
import type { ExportableReport } from "./exported";
import { EXPORT_FORMAT_NAMES, EXPORT_FORMATS, type ExportFormat } from "./formats";
import {
  fromCsv,
  fromGeoJson,
  fromKml,
  fromTak,
  kmlFeatures,
  READERS,
  xml,
} from "./testing/readers";
import {
  CONTEXT,
  DTG,
  fileOf,
  hlr,
  hostileSighting,
  kept,
  OPERATOR,
  REPORTS,
  sightingOf,
  textOf,
} from "./testing/reports";
import { takPackage } from "./testing/tak-reader";

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
    async (format, reader) => {
      // A package is read file by file; the soak of the exports does it with all of them.
      const some = format === "tak" ? made.slice(0, COUNT / 10) : made;
      const found = await reader(await fileOf(format as ExportFormat, some));
      // The type of an event is TAK's own, and tested with it.
      const typed = (type: string) => (format === "tak" ? "" : type);
      const expected = read
        .slice(0, some.length)
        .flatMap(({ reference, time, positions, message, type }) =>
          positions.map(({ altitude }) => ({
            ...{ reference, time, message, type: typed(type) },
            altitude,
          })),
        );
      const told = found.map(({ reference, time, message, type, height }) => ({
        ...{ reference, time: Date.parse(time), message, type },
        altitude: height === null ? null : Math.round(metresToFeet(height)),
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

describe("hostile text", () => {
  test.each(HOSTILE)("survives in the remarks: %s", async (text) => {
    const message = hostileSighting(text);
    for (const [format, reader] of Object.entries(READERS)) {
      const [found, more] = await reader(await fileOf(format as ExportFormat, [kept(message)]));
      expect(more).toBeUndefined();
      expect(found?.message).toBe(message);
    }
    expect(textOf("txt", [kept(message)])).toContain(message);
  });

  test.each([...HOSTILE, "\tx", "\rx", "two\nlines", "two\r\nlines", " x ", "a\tb"])(
    "survives as a whole message: %j",
    async (text) => {
      const [csv] = fromCsv(await fileOf("csv", [kept(text)]));
      expect(csv?.message).toBe(/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
      for (const reader of [fromGeoJson, fromKml]) {
        const [found] = reader(await fileOf(reader === fromKml ? "kml" : "geojson", [kept(text)]));
        // A KML reader cuts blanks off the ends.
        if (reader === fromKml) expect(found?.message.trim()).toBe(text.trim());
        else expect(found?.message).toBe(text);
        expect(found?.at).toBeNull();
      }
    },
  );

  test("in a name stands in attributes and folders as it is", async () => {
    const type = `<"&'>]]>`;
    const text = textOf("kml", [{ ...kept("x"), reportType: type }]);
    expect(xml(text).getElementsByTagName("Folder")[0]?.firstChild?.nextSibling?.textContent).toBe(
      type,
    );
    const reference = `W"K<&'>-7K3QZ9`;
    const message = hostileSighting("x").replace("WK21-7K3QZ9", reference);
    expect((await fromTak(await fileOf("tak", [kept(message)])))[0]?.reference).toBe(reference);
    const [row] = fromCsv(await fileOf("csv", [kept(message.replace(reference, `=1+1-7K3QZ9`))]));
    expect(row?.reference).toBe("'=1+1-7K3QZ9");
  });

  test("that XML cannot write is marked, and ends no file", async () => {
    const text = "a\u0000b\u001B\uFFFEc\uD800d";
    expect(fromKml(await fileOf("kml", [kept(text)]))[0]?.message).toBe(
      "a\uFFFDb\uFFFD\uFFFDc\uFFFDd",
    );
  });

  test("in a KML's description is text, not HTML", () => {
    const message = "<script>alert(1)</script>";
    const [description] = xml(textOf("kml", [kept(message)])).getElementsByTagName("description");
    expect(description?.textContent).toBe("&lt;script&gt;alert(1)&lt;/script&gt;");
  });
});

describe("CSV", () => {
  test("has the columns and the values of its fields, a row a grid, the oldest first", () => {
    const sighting = `SIGHTING WK21-7K3QZ9 // DTG ${DTG} // ASSET Puma // 2 X BM-21 (Grad) // GRID 1 34UFE 12345 67890 CAT 2 ALT ~-5FT // GRID 2 34UFE 123 678 CAT 3 K-KILL // STATIC // ENV OPEN // BDA K-KILL 1 M-KILL 0 REMAINING 1////`;
    const lines = textOf("csv", [kept("newest"), { ...kept(sighting), received: true }]).split(
      "\r\n",
    );
    expect(lines[0]).toBe(
      "\uFEFFtype,reference,dtg,time,call_sign,asset,grid,latitude,longitude,accuracy,altitude_ft,altitude_rough,quantity,vehicles_here,vehicle,side,effect,received,message",
    );
    expect(lines[1]).toMatch(
      /^Sighting,WK21-7K3QZ9,200909ZNov26,2026-11-20T09:09:00Z,WK21,Puma,34UFE 12345 67890,53\.\d{1,7},22\.\d{1,7},Cat 2,-5,true,2,1,BM-21,hostile,present,true,SIGHTING /,
    );
    expect(lines[2]).toContain(",34UFE 123 678,");
    expect(lines[2]).toContain(",Cat 3,,,2,1,BM-21,hostile,k-kill,true,");
    expect(lines[3]).toBe(
      ",,,2026-11-20T09:10:00Z,,,,,,,,,,,,,,false,newest".replace(/^/, "Sighting"),
    );
    expect(lines.slice(4)).toEqual([""]);
  });

  test("has a row for each row of a format that has rows, with what stands in it", () => {
    const fullMessage = `SPOTREP WK21-7K3QZ9 // DTG ${DTG} // ASSET Puma // EQUIPMENT 3 X BM-21 (Grad) // ACTIVITY MOVING HEADING 045 // LOCATION 1 34UFE 12345 67890 ALT 512FT PRESENT // LOCATION 3 34UFE 12400 67900 K-KILL // K-KILL 1 M-KILL 0 // TIME 201215ZNov26////`;
    const text = textOf("csv", [{ ...kept(fullMessage), reportType: "SPOTREP" }]);
    const { data } = Papa.parse<Record<string, string>>(text.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    const said = { type: "SPOTREP", quantity: "3", vehicle: "BM-21", side: "hostile" };
    expect(data).toMatchObject([
      {
        ...{ ...said, grid: "34UFE 12345 67890", altitude_ft: "512" },
        ...{ effect: "present", vehicles_here: "2", message: fullMessage },
      },
      {
        ...{ ...said, grid: "34UFE 12400 67900", altitude_ft: "" },
        ...{ effect: "k-kill", vehicles_here: "1", message: fullMessage },
      },
    ]);
  });
});

describe("vehicles_here", () => {
  const here = (report: ExportableReport) =>
    JSON.parse(textOf("geojson", [report])).features.map(
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
    const { data } = Papa.parse<Record<string, string>>(textOf("csv", made).slice(1), {
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
    const { features } = JSON.parse(textOf("geojson", [report]));
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
    const text = textOf("geojson", [report]);
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
    const text = textOf("gpx", [
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
  test("has a folder a type, time stamps, and all fields", async () => {
    const reports = [
      kept(hostileSighting("x")),
      hlr("34UFE 12345 67890", "34UFE 32345 67890"),
      kept(hostileSighting("y")),
    ];
    const whole = xml(textOf("kml", reports));
    const folders = [...whole.getElementsByTagName("Folder")];
    expect(folders.map((each) => each.getElementsByTagName("name")[0]?.textContent)).toEqual([
      "Sighting",
      "HLR",
    ]);
    expect(folders.map((each) => each.getElementsByTagName("Placemark").length)).toEqual([2, 3]);
    const lines = kmlFeatures(await fileOf("kml", reports)).filter(
      ({ geometry }) => geometry?.type === "LineString",
    );
    expect(lines.map(({ properties }) => properties?.name)).toEqual(["POO to POI AB0012"]);
    const [feature] = kmlFeatures(await fileOf("kml", reports));
    expect(feature?.properties).toMatchObject({
      name: "BM-21 WK21-7K3QZ9",
      timestamp: "2026-11-20T09:09:00Z",
      type: "Sighting",
      grid: "34UFE 12345 67890",
      accuracy: "Cat 2",
    });
  });
});

describe("the side", () => {
  const friendly = { ...kept(hostileSighting("x")), side: "friendly" } as const;
  const unknown = kept(hostileSighting("x").replace("BM-21", "Tank"));
  const reports = [friendly, kept(hostileSighting("x")), unknown, hlr("34UFE 1 1", "34UFE 3 3")];

  test("is the operator's word, else the symbol's; nothing where neither says it", () => {
    const [header = [], ...rows] = Papa.parse<string[]>(
      textOf("csv", reports).slice(1).trim(),
    ).data;
    const sides = rows.map((row) => row[header.indexOf("side")]);
    expect(sides).toEqual(["", "", "", "hostile", "friendly"]);
    const { features } = JSON.parse(textOf("geojson", reports));
    expect(
      features.map(({ properties }: { properties: { side?: string | null } }) => properties.side),
    ).toEqual([null, null, undefined, null, "hostile", "friendly"]);
    expect(textOf("kml", [friendly])).toContain('<Data name="side"><value>friendly</value></Data>');
    expect(textOf("gpx", [friendly])).toContain("<cmt>Friendly</cmt>");
    expect(textOf("gpx", [kept(hostileSighting("x"))])).not.toContain("<cmt>");
    expect(textOf("gpx", [{ ...friendly, isTestData: true }])).toContain(
      "<cmt>Test data, Friendly</cmt>",
    );
  });

  test("is the type's affiliation in a TAK package, and in no message", async () => {
    const types = await Promise.all(
      [friendly, kept(hostileSighting("x"))].map(async (report) => {
        const [, [event]] = await takPackage(await fileOf("tak", [report]));
        return event?.raw.event._attributes.type;
      }),
    );
    expect(types).toEqual(["a-f-G-E-W-M", "a-h-G-E-W-M"]);
    expect(textOf("txt", [friendly])).toBe(textOf("txt", [kept(hostileSighting("x"))]));
  });
});

describe("a file", () => {
  test.each(EXPORT_FORMAT_NAMES)("of no reports at all is a good %s", async (format) => {
    const { name, placeless } = exportReports(format, [], CONTEXT);
    const { ending } = EXPORT_FORMATS[format];
    const what = format === "tak" ? "" : "reports-";
    expect([name, placeless]).toEqual([`sightline-${what}20261120-123000Z.${ending}`, 0]);
    if (format !== "txt") expect(await READERS[format](await fileOf(format, []))).toEqual([]);
  });

  test("counts the reports without a grid", () => {
    const reports = [kept("x"), kept(hostileSighting("x")), kept("y")];
    expect(exportReports("csv", reports, CONTEXT).placeless).toBe(2);
  });

  test("of text has the references, also where only the message is known", () => {
    const text = textOf("txt", [kept(hostileSighting("x"))]);
    expect(text).toContain("2026-11-20 09:10:00Z  Sighting&BDA  WK21-7K3QZ9\nSIGHTING ");
  });
});

test("a position is within a metre of the middle of its grid's square in every format", async () => {
  const report = kept(hostileSighting("x"));
  const [position] = readReport(report, CONTEXT.definitions).positions;
  if (!position) throw new Error("It has one.");
  for (const [format, reader] of Object.entries(READERS)) {
    const [found] = await reader(await fileOf(format as ExportFormat, [report]));
    expect(distanceMetres(found?.at ?? { lat: 0, lng: 0 }, position.at)).toBeLessThan(0.05);
  }
});
