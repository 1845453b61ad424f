import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { joinMessage } from "../message";
import { EMPTY_PROFILE, type Profile } from "../profile";
import { anyDigits, anyTyped, checkReport, DTG, evenDigits } from "../testing/report-checks";
import { CLASSIFICATIONS, CONFIDENCES, type GmtiForm, newGmti, TARGET_TYPES } from "./gmti";
import { GMTI } from "./gmti-definition";
import { parseMessage } from "./parse-message";

const OPERATOR: Profile = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Watchkeeper" };

const EXAMPLE =
  "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // 4 X APC // GRID 34UFE 12345 67890 DISP 200M // HDG 045 SPD 30KPH // CONF LIKELY (55-75%)////";

function gmti(part: Partial<GmtiForm> = {}): GmtiForm {
  return {
    ...newGmti(OPERATOR),
    randomSixDigit: "0AZ9Q1",
    targetType: "APC",
    quantity: 4,
    gzd: "34UFE",
    coordinates: "1234567890",
    heading: "45",
    speed: "30",
    dispersal: "200",
    confidence: "likely",
    ...part,
  };
}

const message = (form: GmtiForm) => joinMessage(GMTI.lines(form, DTG));

test("the worked example", () => {
  expect(message(gmti())).toBe(EXAMPLE);
});

test("every line that may be there", () => {
  const form = gmti({
    targetId: "T 7",
    altitude: "512",
    classification: "Probable",
    confidence: "realistic-possibility",
    freeText: "road bound",
  });
  expect(message(form)).toBe(
    "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // ASSET Watchkeeper // TGT T 7 // 4 X APC // GRID 34UFE 12345 67890 ALT 512FT DISP 200M // HDG 045 SPD 30KPH // CLASS PROBABLE // CONF REALISTIC POSSIBILITY (40-50%) // REMARKS road bound////",
  );
  expect(GMTI.identity(form)).toEqual({ targetId: "T 7" });
  expect(GMTI.identity(gmti())).toEqual({ callSign: "WK21" });
});

test("dispersal is of more than one target only", () => {
  expect(message(gmti({ quantity: 1 }))).not.toContain("DISP");
});

test("Other is what was specified, as typed", () => {
  const form = gmti({ targetType: "Other", otherDescription: "bridge layer" });
  expect(message(form)).toContain("// 4 X bridge layer //");
  expect(GMTI.describe(form)).toBe("4 × bridge layer, heading 045, 30 km/h");
});

test.each([
  ["0", "HDG 360"],
  ["360", "HDG 360"],
  ["400", "HDG 040"],
  ["7", "HDG 007"],
])("a heading of %j is sent as %j", (heading, sent) => {
  expect(message(gmti({ heading }))).toContain(sent);
});

test.each([
  ["remote-chance", "REMOTE CHANCE (0-10%)"],
  ["unlikely", "UNLIKELY (15-25%)"],
  ["realistic-possibility", "REALISTIC POSSIBILITY (40-50%)"],
  ["likely", "LIKELY (55-75%)"],
  ["highly-likely", "HIGHLY LIKELY (80-90%)"],
  ["almost-certain", "ALMOST CERTAIN (>95%)"],
] as const)("%s is written %s", (confidence, written) => {
  expect(message(gmti({ confidence }))).toContain(`CONF ${written}////`);
});

describe("what is missing", () => {
  test("everything, in the form's order", () => {
    const { missing } = GMTI.shortfall(newGmti(OPERATOR));
    expect(missing).toEqual(["Target Type", "GZD", "Coordinates", "Heading", "Speed (km/h)"]);
  });

  test("the other type, half a grid, a wrong grid; no speed is a speed", () => {
    expect(GMTI.shortfall(gmti({ targetType: "Other" })).missing).toEqual(["Specify target type"]);
    expect(GMTI.shortfall(gmti({ gzd: "" })).missing).toEqual(["GZD"]);
    expect(GMTI.shortfall(gmti({ gzd: "34UZZ" }))).toEqual({ missing: [], wrong: ["Grid"] });
    expect(GMTI.shortfall(gmti({ speed: "0" })).missing).toEqual([]);
  });
});

const anyGmti = fc
  .record({
    targetId: anyTyped,
    targetType: fc.constantFrom("", ...TARGET_TYPES),
    otherDescription: anyTyped,
    quantity: fc.integer({ min: 1, max: 20 }),
    gzd: fc.constantFrom("34UFE", "", "99ZZZ"),
    coordinates: anyDigits(10),
    altitude: fc.stringMatching(/^(-?\d{1,5})?$/),
    heading: anyDigits(3),
    speed: anyDigits(3),
    dispersal: anyDigits(5),
    classification: fc.constantFrom("", ...CLASSIFICATIONS),
    confidence: fc.constantFrom("", ...CONFIDENCES),
    freeText: anyTyped,
    callSign: anyTyped,
    asset: anyTyped,
  })
  .map(gmti);

const readyGmti = fc
  .tuple(
    anyGmti,
    fc.constantFrom(...TARGET_TYPES),
    evenDigits,
    fc.integer({ min: 0, max: 999 }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([form, targetType, coordinates, heading, speed]) => ({
    ...form,
    targetType,
    otherDescription: `x${form.otherDescription}`,
    gzd: "34UFE",
    coordinates,
    heading: String(heading),
    speed: String(speed),
  }));

checkReport(GMTI, anyGmti, readyGmti);

describe("a message that does not fit is refused by its line", () => {
  test.each([
    [EXAMPLE.replace("4 X APC", "APC"), "“APC”"],
    [EXAMPLE.replace("4 X", "40 X"), "“40 X APC”"],
    [EXAMPLE.replace("4 X", "1 X"), "“GRID 34UFE 12345 67890 DISP 200M”"],
    [EXAMPLE.replace("HDG 045", "HDG 45"), "“HDG 45 SPD 30KPH”"],
    [EXAMPLE.replace("HDG 045", "HDG 405"), "“HDG 405 SPD 30KPH”"],
    [EXAMPLE.replace("DISP", "ALTITUDE"), "after the grid come ALT and DISP"],
    [EXAMPLE.replace("(55-75%)", "(50-75%)"), "“CONF LIKELY (50-75%)”"],
    [EXAMPLE.replace(" // HDG 045 SPD 30KPH", ""), "“CONF LIKELY (55-75%)”"],
    [EXAMPLE.replace("////", " // CLASS PROBABLE////"), "“CLASS PROBABLE”"],
  ])("%s", (text, expected) => {
    expect(() => parseMessage(text)).toThrow(expected);
  });
});
