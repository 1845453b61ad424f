import { describe, expect, test } from "bun:test";
import { checkFormat } from "../formats/check-format";
import { formatDefinition } from "../formats/definition";
import { type GridReference, gridToLatLng } from "../grid/grid";
import type { LogEntry } from "../log/log";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { GMTI, HLR, type HlrForm, newGmti, newHlr } from "../testing/built-in-forms";
import { GRAD, row, sighting } from "../testing/sightings";
import { type NoteContext, noteTexts, type ReportNote, remediesOf, reportNotes } from "./notes";
import type { ReportDefinition, ReportForm } from "./report";
import { SIGHTING } from "./sighting-definition";

const OPERATOR = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };
const HERE = { gzd: "34UFE", coordinates: "1234567890" };
const FAR_AWAY = { gzd: "34UDA", coordinates: "1234567890" };
const FAR_TEXT = "Far from the last grid (447 km)";

const CONTEXT: NoteContext = {
  lastPosition: gridToLatLng(HERE.gzd, HERE.coordinates),
  entries: [],
  exactnessOf: () => null,
  symbolOf: (platformId) => (platformId === "M113" ? "SFGPEVAA-------" : "SHGPEVAA-------"),
  observed: null,
  typedAt: { now: new Date("2026-11-20T12:30:00Z"), zone: "Z", localOffsetMinutes: () => 120 },
};

function notesOf<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  context: Partial<NoteContext> = {},
): [is: string, at: string, text: string][] {
  const notes = reportNotes(definition, form, { ...CONTEXT, ...context });
  return notes.map(({ is, at, text }) => [is, at, text]);
}

const hlr = (part: Partial<HlrForm> = {}): HlrForm => ({
  ...newHlr({ ...OPERATOR, lastHlrTargetNumber: "AB0011" }),
  pooGzd: "34UFE",
  pooCoordinates: "1234567890",
  poiGzd: "34UFF",
  poiCoordinates: "6059740441",
  weaponType: "Mortars",
  ...part,
});

test("what fits has no notes", () => {
  expect(notesOf(SIGHTING, sighting({ gridRows: [row(1)] }))).toEqual([]);
  expect(notesOf(HLR, hlr({ weaponType: "Rockets" }))).toEqual([]);
  expect(notesOf(HLR, newHlr(OPERATOR))).toEqual([]);
});

test("words of a line that have no place in the form", () => {
  expect(notesOf(SIGHTING, sighting({ gridRows: [row(1)] }), { leftOver: ["btr", "foo"] })).toEqual(
    [["left", "", "Left out of the form: btr, foo"]],
  );
});

test("fire from beyond the weapon's range", () => {
  const text = "Distance 87.0km exceeds Mortars max range (20km). Check grids.";
  expect(notesOf(HLR, hlr())).toEqual([["range", "Weapon Type", text]]);
  expect(notesOf(HLR, hlr({ weaponType: "" }))).toEqual([]);
  expect(notesOf(HLR, hlr({ poiCoordinates: "123" }))).toEqual([]);
});

describe("far from the last grid", () => {
  test("each grid of a sighting that is in use, by its row", () => {
    const gridRows = [row(1), row(2, FAR_AWAY), row(3, { coordinates: "123" }), row(4, FAR_AWAY)];
    expect(notesOf(SIGHTING, sighting({ quantity: 3, gridRows }))).toEqual([
      ["far", "Grid 2", FAR_TEXT],
    ]);
    expect(notesOf(SIGHTING, sighting({ quantity: 3, motion: "moving", gridRows }))).toEqual([]);
  });

  test("each grid of a form, by its field", () => {
    const gmti = { ...newGmti(OPERATOR), ...FAR_AWAY };
    expect(notesOf(GMTI, gmti)).toEqual([["far", "Grid", FAR_TEXT]]);
    const poi = { poiGzd: FAR_AWAY.gzd, weaponType: "" } as const;
    expect(notesOf(HLR, hlr(poi)).map(([is, at]) => [is, at])).toEqual([["far", "POI"]]);
  });

  test("before the first is sent, from the report's own first", () => {
    const lastPosition = null;
    expect(notesOf(GMTI, { ...newGmti(OPERATOR), ...FAR_AWAY }, { lastPosition })).toEqual([]);
    const gridRows = [row(1, { coordinates: "123" }), row(2), row(3, FAR_AWAY), row(4)];
    expect(notesOf(SIGHTING, sighting({ quantity: 4, gridRows }), { lastPosition })).toEqual([
      ["far", "Grid 3", FAR_TEXT],
    ]);
  });
});

test("fewer digits than a grid's accuracy has", () => {
  const gridRows = [
    row(1, { coordinates: "123678" }),
    row(2, { coordinates: "12346789" }),
    row(3, { coordinates: "123678", gridAccuracy: "Cat 4" }),
    row(4, { coordinates: "1267", gridAccuracy: "Cat 4" }),
  ];
  const notes = notesOf(SIGHTING, sighting({ quantity: 4, gridRows }));
  expect(notes).toEqual([
    ["accuracy", "Grid 1", "6 digits are ±50 m, Cat 1 is 6\u00a0m"],
    ["accuracy", "Grid 4", "4 digits are ±500 m, Cat 4 is 91\u00a0m"],
  ]);
  expect(notesOf(GMTI, { ...newGmti(OPERATOR), gzd: "34UFE", coordinates: "123678" })).toEqual([]);
});

test("a map's grid is no more exact than its map, whatever its digits; the finest accuracy that holds", () => {
  const exactnessOf = ({ coordinates }: GridReference) => (coordinates === "12346789" ? 90 : 2000);
  const gridRows = [
    row(1, { coordinates: "12346789" }),
    row(2, { coordinates: "12346789", gridAccuracy: "Cat 4" }),
    row(3, { coordinates: "1267" }),
  ];
  const form = sighting({ quantity: 3, gridRows });
  const notes = reportNotes(SIGHTING, form, { ...CONTEXT, exactnessOf });
  const is = "accuracy";
  expect(notes).toEqual([
    { is, at: "Grid 1", text: "±90 m on the map, Cat 1 is 6\u00a0m", covers: "Cat 4" },
    { is, at: "Grid 3", text: "±2 km on the map, Cat 1 is 6\u00a0m", covers: undefined },
  ]);
  const set = row(1, { coordinates: "12346789", gridAccuracy: "Cat 4" });
  const next = { ...form, gridRows: [set, ...gridRows.slice(1)] };
  const remedy = { label: "Set Cat 4", next };
  expect([...remediesOf(SIGHTING, form, notes)]).toEqual([[`Grid 1: ${notes[0]?.text}`, remedy]]);
});

describe("a target number that is used", () => {
  const entry = (part: Partial<LogEntry> = {}): LogEntry => ({
    id: "1",
    reportType: "HLR",
    timestamp: "2026-11-20T12:00:00Z",
    description: "Rockets, 12 rounds",
    message: "",
    fullMessage: "",
    formData: { targetNumber: "AB0012", randomSixDigit: "000001" },
    ...part,
  });
  const form = hlr({ weaponType: "", randomSixDigit: "000002" });
  const USED = "This Target Number has already been used in this session.";

  test.each([
    ["by another report", entry(), `${USED} Copying replaces AB0012 (Rockets, 12 rounds).`],
    ["by test data", entry({ isTestData: true }), USED],
    [
      "by the report itself",
      entry({ formData: { targetNumber: "AB0012", randomSixDigit: "000002" } }),
      null,
    ],
    ["by another kind", entry({ reportType: "GMTI" }), null],
  ])("%s", (_, used, text) => {
    const noted = text === null ? [] : [["used", "Target Number", text]];
    expect(notesOf(HLR, form, { entries: [used] }).map(String)).toEqual(noted.map(String));
  });
});

test("a platform of both sides that is marked friendly, once", () => {
  const text = "Friendly: not in the message";
  const marked = sighting({ side: "friendly" });
  expect(notesOf(SIGHTING, marked)).toEqual([["side", "Platform", text]]);
  const troops = { ...marked, freeText: "friendly troops behind it" };
  expect(notesOf(SIGHTING, troops)).toEqual([["side", "Platform", text]]);
  const said = { ...marked, freeText: "FRIENDLY, two more" };
  expect(notesOf(SIGHTING, said)).toEqual([]);
  // Its platform's own symbol is neither.
  const hostile = { ...said, side: "hostile" } as const;
  expect(notesOf(SIGHTING, hostile, { symbolOf: () => "SNGPEVAA-------" })).toEqual([]);
  expect(notesOf(SIGHTING, hostile)).toEqual([
    ["side", "Platform", "The remarks say friendly: the symbol says hostile."],
  ]);
  expect(notesOf(SIGHTING, { ...marked, vehicle: { ...GRAD, platformId: "M113" } })).toEqual([
    ["friendly", "Platform", "Friendly service"],
  ]);
});

test("a friendly type, and one that is linked to a target of higher priority", () => {
  const seen = (platformId: string) =>
    notesOf(SIGHTING, sighting({ vehicle: { ...GRAD, platformId } }));
  expect(seen("M113")).toEqual([["friendly", "Platform", "Friendly service"]]);
  expect(seen("76N6")).toEqual([
    [
      "linked",
      "Platform",
      "Higher-priority target. A 54K6 command post is connected to this 76N6 by fibre optic. Search within 500 m of it.",
    ],
  ]);
});

describe("a set time", () => {
  const at = (dtg: string) =>
    notesOf(SIGHTING, sighting(), { observed: { name: "Time observed", dtg } });

  test("of another day, over six hours old, or still to come", () => {
    expect(at("192359ZNov26")).toEqual([["time", "Time observed", "Yesterday, 12 h ago"]]);
    expect(at("200629ZNov26")).toEqual([["time", "Time observed", "6 h ago"]]);
    expect(at("201218ZNov26")).toEqual([]);
  });

  test("in a field of a unit's own format, with its own range alert and number", () => {
    const { format } = checkFormat({
      format: 1,
      id: "fire",
      name: "Fire",
      title: "Fire report",
      word: "FIRE",
      heading: "target-number",
      panels: [
        {
          fields: [
            { id: "serial", label: "Serial", kind: "target-number", required: true },
            { id: "gun", label: "Gun", kind: "grid", required: true },
            { id: "fell", label: "Fell", kind: "grid", required: true },
            { id: "by", label: "By", kind: "choice", choices: ["Mortars"], required: true },
            { id: "seen", label: "Time seen", kind: "dtg", required: true },
          ],
        },
      ],
      message: ["GUN {gun}", "FELL {fell}", "BY {by}", "SEEN {seen}"],
      summary: "{by}",
      tools: [{ tool: "range-alert", poo: "gun", poi: "fell", weapon: "by" }],
    });
    if (!format) throw new Error("The document is good.");
    const definition = formatDefinition(format);
    const form = {
      ...definition.fresh(OPERATOR),
      serial: "AB0012",
      gunGzd: "34UFE",
      gunCoordinates: "1234567890",
      fellGzd: FAR_AWAY.gzd,
      fellCoordinates: "1234567890",
      by: "Mortars",
      seen: "180900ZNov26",
    };
    expect(notesOf(definition, form)).toEqual([
      ["far", "Fell", FAR_TEXT],
      ["range", "By", "Distance 446.8km exceeds Mortars max range (20km). Check grids."],
      ["time", "Time seen", "18 Nov, 2 d ago"],
    ]);
  });
});

test("apart from their fields notes name the grids or the time that they are about, each once", () => {
  const notes: ReportNote[] = [
    { is: "friendly", at: "Platform", text: "Friendly service" },
    { is: "far", at: "Grid 1", text: FAR_TEXT },
    { is: "far", at: "Grid 3", text: FAR_TEXT },
    { is: "time", at: "Time observed", text: "8 h ago" },
  ];
  expect(noteTexts(notes)).toEqual([
    "Friendly service",
    `Grid 1, Grid 3: ${FAR_TEXT}`,
    "Time observed: 8 h ago",
  ]);
});
