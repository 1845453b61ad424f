import { describe, expect, test } from "bun:test";
import { PREVIEW_DOCUMENTS } from "../formats/all-documents";
import { formatDefinitionOf } from "../formats/built-in";
import { checkFormat } from "../formats/check-format";
import type { Format } from "../formats/format";
import { joinMessage } from "../messages/message";
import { parseMessage } from "../reports/parse-message";
import type { ReportDefinition, ReportForm } from "../reports/report";
import { namedPlatform } from "../reports/reported-platform";
import { SIGHTING } from "../reports/sighting-definition";
import { makeTestReports } from "../test-data";
import { GMTI, HLR, LEAPP, newGmti, newHlr, newLeapp } from "../testing/built-in-forms";
import { row, sighting } from "../testing/sightings";
import { firstGrid, rowText } from "./row-text";

const DTG = "200909ZNov26";
const NOW = Date.parse("2026-11-20T12:30:00Z");
const AT = { gzd: "34UFE", coordinates: "1234567890" };

/** The report as copying it enters it in the log. */
function logged<Form extends ReportForm>(definition: ReportDefinition<Form>, form: Form) {
  const fullMessage = joinMessage(definition.lines(form, DTG));
  return {
    reportType: definition.type,
    description: definition.describe(form),
    fullMessage,
    formData: definition.stored(form, DTG),
  };
}

/** The row as it is read. */
function read(entry: Parameters<typeof rowText>[0]): string {
  const { what, where, time } = rowText(entry, NOW);
  return [what, where, time].filter(Boolean).join(" · ");
}

const SPOTREP = PREVIEW_DOCUMENTS.find(({ id }) => id === "spotrep") as Format;
const NONE = { gzd: "", coordinates: "" };
const OPERATOR = {
  callSign: "WK21",
  asset: "Puma",
  rank: "1 RHA",
  role: "Operator",
  timeZone: "Z",
  gridAccuracy: "Cat 1",
  lastHlrTargetNumber: "",
} as const;
const ROWS = [row(1, AT), row(2, AT), row(3, AT)];
const THREE = { quantity: 3, motion: "static", environment: "open" } as const;

describe("a sighting's row", () => {
  test("is what happened, where and when", () => {
    const form = sighting({ ...THREE, gridRows: [row(1, AT), row(2, NONE), row(3, NONE)] });
    expect(read(logged(SIGHTING, form))).toBe(
      "3 × BM-21, static, open · 34UFE 12345 67890 · 0909Z",
    );
  });

  test("names the kills, and counts the other grids", () => {
    const gridRows = [
      row(1, { ...AT, effect: "k-kill" }),
      row(2, { ...AT, effect: "m-kill" }),
      row(3, AT),
    ];
    expect(read(logged(SIGHTING, sighting({ ...THREE, gridRows })))).toBe(
      "3 × BM-21, static, open, 1 K-kill, 1 M-kill · 34UFE 12345 67890 +2 · 0909Z",
    );
  });

  test("names the centre of mass, the course and the surroundings", () => {
    const form = sighting({
      quantity: 4,
      motion: "moving",
      direction: "Northeast",
      speed: "25",
      environment: "dug-in-ohp",
      gridRows: [1, 2, 3, 4].map((id) => row(id, AT)),
    });
    expect(read(logged(SIGHTING, form))).toBe(
      "4 × BM-21, moving northeast 25 km/h, dug-in OHP · COM 34UFE 12345 67890 · 0909Z",
    );
  });

  test("has the accuracy and altitude of its first grid, and its remarks", () => {
    const gridRows = [
      row(1, { ...AT, altitude: "512", altitudeRough: true }),
      row(2, { ...AT, altitude: "640" }),
    ];
    const freeText = "two more in treeline";
    const form = sighting({ ...THREE, quantity: 2, freeText, gridRows });
    expect(rowText(logged(SIGHTING, form), NOW)).toMatchObject({
      figures: "CAT 1 ALT ~512FT",
      remarks: freeText,
    });
    const [, second] = gridRows;
    const bare = sighting({ ...THREE, quantity: 1, gridRows: [row(1, AT), second ?? row(2, AT)] });
    expect(rowText(logged(SIGHTING, bare), NOW)).toMatchObject({ figures: "CAT 1", remarks: "" });
  });

  test("takes no grid from the remarks", () => {
    const freeText = "GRID 2 34UFE 99999 99999";
    const form = sighting({ ...THREE, quantity: 1, freeText, gridRows: [row(1, AT)] });
    expect(read(logged(SIGHTING, form))).toContain("34UFE 12345 67890 · 0909Z");
  });
});

describe("a format's row", () => {
  test("is its summary, and its first point by its name where it has one", () => {
    const hlr = newHlr(OPERATOR);
    const points = {
      pooGzd: "34UFE",
      pooCoordinates: "1234567890",
      poiGzd: "34UFE",
      poiCoordinates: "3234567890",
    };
    const form = { ...hlr, ...points, weaponType: "Rockets", numberOfRounds: "12" };
    expect(read(logged(HLR, { ...form, targetNumber: "AB0012" } as typeof hlr))).toBe(
      "Rockets, 12 rounds · POO 34UFE 12345 67890 · 0909Z",
    );
  });

  test("has its grid without a name where that is GRID", () => {
    const gmti = {
      ...newGmti(OPERATOR),
      ...AT,
      quantity: 4,
      targetType: "APC",
      heading: "45",
      speed: "30",
    };
    expect(read(logged(GMTI, gmti as ReturnType<typeof newGmti>))).toBe(
      "4 × APC, heading 045, 30 km/h · 34UFE 12345 67890 · 0909Z",
    );
    const leapp = { ...newLeapp(OPERATOR), ...AT, object: "Fast Air", direction: "Southwest" };
    expect(read(logged(LEAPP, leapp as ReturnType<typeof newLeapp>))).toBe(
      "Fast Air, southwest · 34UFE 12345 67890 · 0909Z",
    );
  });

  test("has the altitude of its point, and its remarks", () => {
    const leapp = { ...newLeapp(OPERATOR), ...AT, object: "Fast Air", direction: "Southwest" };
    const form = { ...leapp, altitude: "1500", freeText: "ALT 900FT before" };
    expect(rowText(logged(LEAPP, form as ReturnType<typeof newLeapp>), NOW)).toMatchObject({
      figures: "ALT 1,500FT",
      remarks: "ALT 900FT before",
    });
  });

  const { format } = checkFormat({
    format: 1,
    id: "ied",
    name: "IED",
    title: "IED report",
    word: "IED",
    heading: "reference",
    panels: [
      {
        fields: [
          { id: "seen", label: "Seen", kind: "text", required: true },
          { id: "site", label: "Site", kind: "grid", required: true },
        ],
      },
    ],
    message: ["SEEN {seen}", "SITE {site}"],
    summary: "{seen}",
  });

  test("of a unit's own reads a grid from its field, not from a text before it", () => {
    if (!format) throw new Error("The format is not good.");
    const definition = formatDefinitionOf(format);
    const form = {
      callSign: "WK21",
      asset: "",
      currentDTG: "",
      randomSixDigit: "7K3QZ9",
      seen: "from 34UFE 11111 22222",
      siteGzd: "34UFE",
      siteCoordinates: "1234567890",
    };
    const entry = logged(definition, form);
    expect(read(entry)).toBe("from 34UFE 11111 22222 · SITE 34UFE 12345 67890 · 0909Z");
    expect(firstGrid(entry)).toEqual(AT);
  });

  test("with rows has the first of their grids and counts the others, and reads none from a name", () => {
    const spotrep = formatDefinitionOf(SPOTREP);
    const grid = (easting: string) => ({ gzd: "34UFE", coordinates: `${easting}67890` });
    const form = {
      ...spotrep.fresh(OPERATOR),
      vehicle: { ...namedPlatform(true, "", "seen from 34UFE 11111 22222") },
      quantity: 3,
      activity: "Halted",
      positions: [grid("12345"), grid("12400"), grid("12400")],
    };
    const entry = logged(spotrep, form);
    const what = "3 × Unknown (seen from 34UFE 11111 22222), Halted";
    expect(read(entry)).toBe(`${what} · LOCATION 1 34UFE 12345 67890 +2 · 0909Z`);
    expect(firstGrid(entry)).toEqual(AT);
    const { formData } = parseMessage(entry.fullMessage, [spotrep]);
    expect(read({ ...entry, formData })).toBe(read(entry));
  });

  test("is read from the message alone where nothing else is known of the report", () => {
    const entry = {
      reportType: "IED",
      description: "wires",
      fullMessage: `IED WK21-7K3QZ9 // DTG ${DTG} // SITE 34UFE 123 678////`,
      formData: {},
    };
    expect(read(entry)).toBe("wires · SITE 34UFE 123 678 · 0909Z");
    expect(firstGrid(entry)).toEqual({ gzd: "34UFE", coordinates: "123678" });
    expect(firstGrid({ ...entry, fullMessage: "IED////" })).toBeNull();
    expect(read({ ...entry, fullMessage: "IED////" })).toBe("wires");
  });
});

test("a sighting that is marked friendly says so where its message does not", () => {
  const unsaid = (freeText: string, side: "friendly" | "hostile" = "friendly") =>
    rowText(logged(SIGHTING, sighting({ ...THREE, side, freeText, gridRows: ROWS })), NOW).unsaid;
  expect(unsaid("two more in treeline")).toBe("Friendly: not in the message");
  expect(unsaid("FRIENDLY, two more in treeline")).toBe("");
  expect(unsaid("two more in treeline", "hostile")).toBe("");
});

test("what a row says already is not said again", () => {
  const gridRows = [row(1, { ...AT, altitude: "512", effect: "m-kill" }), row(2, AT), row(3, AT)];
  const form = sighting({ ...THREE, freeText: "GRID 2 unseen", gridRows });
  expect(rowText(logged(SIGHTING, form), NOW).rest).toBe(
    "M-KILL // GRID 2 34UFE 12345 67890 CAT 1 // GRID 3 34UFE 12345 67890 CAT 1",
  );
  const gmti = { ...newGmti(OPERATOR), ...AT, quantity: 4, targetType: "APC", dispersal: "200" };
  const moving = { ...gmti, heading: "45", speed: "30" };
  expect(rowText(logged(GMTI, moving as ReturnType<typeof newGmti>), NOW).rest).toBe("DISP 200M");
});

test.each([
  [
    "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890////",
    "POI 34UFE 32345 67890",
  ],
  [
    "LEAPP WK21-9XY001 // DTG 201230ZNov26 // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 1,500FT // DIR SOUTHWEST////",
    "OBJ FAST AIR // DIR SOUTHWEST",
  ],
  ["IED WK21-7K3QZ9 // DTG 201230ZNov26 // SEEN wires // SITE 34UFE 123 678////", "SEEN wires"],
  ["LOSS WK21-7K3QZ9 // DTG 201230ZNov26 // ASSET Puma // LOST 1////", "LOST 1"],
  ["LOSS WK21-7K3QZ9 // DTG 201230ZNov26////", ""],
])("a row of %s, which nothing else describes, says %s as well", (fullMessage, rest) => {
  const [type = ""] = fullMessage.split(" ");
  const reportType = type === "SIGHTING" ? SIGHTING.type : type;
  const entry = { reportType, description: "", fullMessage, formData: {} };
  expect(rowText(entry, NOW).rest).toBe(rest);
});

test("a report that came as a message reads as the one that was sent", () => {
  for (const sent of makeTestReports(40, {
    operator: OPERATOR,
    now: new Date("2026-11-20T12:30:00Z"),
    random: Math.random,
  })) {
    const { formData } = parseMessage(sent.fullMessage);
    expect(read({ ...sent, formData })).toBe(read(sent));
    expect(read(sent)).toMatch(/^.+ · (?:[A-Z]+ )?\d\d[A-Z]{3} \d+ \d+( \+\d+)? · \d{4}Z$/);
  }
});

test.each([
  ["200000Z", "0000Z"],
  ["192359Z", "19 Nov 2359Z"],
  // Zone B's day is two hours ahead.
  ["200130B", "0130B"],
  ["210100Z", "21 Nov 0100Z"],
])("a report of %s says %s", (dtg, time) => {
  const fullMessage = `HLR AB0012 // DTG ${dtg}Nov26////`;
  const entry = { reportType: "HLR", description: "", fullMessage, formData: {} };
  expect(rowText(entry, NOW).time).toBe(time);
});

test("a report of another year names it", () => {
  const fullMessage = "HLR AB0012 // DTG 200909ZNov25////";
  const entry = { reportType: "HLR", description: "", fullMessage, formData: {} };
  expect(rowText(entry, NOW).time).toBe("20 Nov 25 0909Z");
});
