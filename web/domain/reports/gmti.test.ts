import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { joinMessage, lineText } from "../messages/message";
import { EMPTY_PROFILE, type Profile } from "../sign-in/profile";
import {
  CLASSIFICATIONS,
  CONFIDENCES,
  GMTI,
  type GmtiForm,
  newGmti,
  TARGET_TYPES,
} from "../testing/built-in-forms";
import { anyDigits, anyTyped, checkReport, DTG, evenDigits } from "../testing/report-checks";
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
  expect(GMTI.identity(gmti({ targetId: " Convoy  7 " }))).toEqual({ targetId: "Convoy 7" });
  expect(GMTI.identity(gmti())).toEqual({ callSign: "WK21" });
});

test("altitude and dispersal go on after the grid, dispersal with more than one target only", () => {
  const grid = (part: Partial<GmtiForm>) => message(gmti(part)).split(" // ")[4];
  expect(grid({ altitude: "-012" })).toBe("GRID 34UFE 12345 67890 ALT -12FT DISP 200M");
  expect(grid({ altitude: "0", dispersal: "0" })).toBe("GRID 34UFE 12345 67890 ALT 0FT DISP 0M");
  expect(grid({ quantity: 1 })).toBe("GRID 34UFE 12345 67890");
});

test("lines that say nothing are left out", () => {
  const form = gmti({ asset: " ", targetId: "//", classification: "", confidence: "" });
  expect(message(form)).toBe(
    "GMTI WK21-0AZ9Q1 // DTG 201230ZNov26 // 4 X APC // GRID 34UFE 12345 67890 DISP 200M // HDG 045 SPD 30KPH////",
  );
  expect(GMTI.identity(form)).toEqual({ callSign: "WK21" });
  expect(GMTI.identity({ ...form, callSign: " " })).toEqual({ callSign: "N/A" });
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
    const { missing } = GMTI.validate(newGmti(OPERATOR));
    expect(missing).toEqual([
      "Target Type",
      "GZD",
      "Coordinates",
      "Heading (° true)",
      "Speed (km/h)",
    ]);
  });

  test("the other type, half a grid, a wrong grid; no speed is a speed", () => {
    expect(GMTI.validate(gmti({ targetType: "Other" })).missing).toEqual(["Specify target type"]);
    expect(GMTI.validate(gmti({ gzd: "" })).missing).toEqual(["GZD"]);
    expect(GMTI.validate(gmti({ gzd: "34UZZ" }))).toEqual({ missing: [], wrong: ["Grid"] });
    expect(GMTI.validate(gmti({ speed: "0" })).missing).toEqual([]);
  });
});

test.each<[Partial<GmtiForm>, string[]]>([
  [{ targetType: "" }, ["4 X — missing"]],
  [{ targetType: "Other", otherDescription: "/ /" }, ["4 X — missing"]],
  [{ gzd: "", coordinates: "" }, ["GRID — missing"]],
  [{ coordinates: "123" }, ["GRID — incomplete"]],
  [{ heading: "" }, ["HDG — missing SPD 30KPH"]],
  [{ speed: "" }, ["HDG 045 SPD — missing"]],
  [{ heading: "", speed: "" }, ["HDG — missing SPD — missing"]],
  [{ wrongQuantity: "", targetType: "" }, ["QUANTITY — missing", "TARGET TYPE — missing"]],
])("%j stands in the preview as %j, and is not sent", (part, errors) => {
  const lines = GMTI.lines(gmti(part), DTG);
  expect(lines.filter((line) => line.invalid).map(lineText)).toEqual(errors);
  expect(joinMessage(lines)).not.toContain("—");
});

test("the log's row says as much as is known", () => {
  expect(GMTI.describe(gmti())).toBe("4 × APC, heading 045, 30 km/h");
  expect(GMTI.describe(gmti({ speed: "" }))).toBe("4 × APC, heading 045");
  expect(GMTI.describe(newGmti(OPERATOR))).toBe("");
});

test("it is begun with the first thing entered, and the same again is a new report", () => {
  expect(GMTI.isBegun(newGmti(OPERATOR))).toBe(false);
  expect(GMTI.isBegun({ ...newGmti(OPERATOR), quantity: 2 })).toBe(true);
  expect(GMTI.isBegun({ ...newGmti(OPERATOR), confidence: "unlikely" })).toBe(true);
  const form = gmti({ currentDTG: DTG, targetId: "T 7" });
  const copy = GMTI.asNewReport(form, { ...OPERATOR, callSign: "WK22", asset: "Puma" });
  expect(copy).toEqual({
    ...form,
    callSign: "WK22",
    asset: "Puma",
    currentDTG: "",
    randomSixDigit: copy.randomSixDigit,
  });
  expect(copy.randomSixDigit).toMatch(/^[0-9A-Z]{6}$/);
  expect(copy.randomSixDigit).not.toBe(form.randomSixDigit);
});

test("an unknown choice that was stored is none; a wrong number stands as it was, and holds the report", () => {
  const stored = {
    ...gmti(),
    targetType: "Personnel",
    confidence: "High",
    quantity: 40,
    heading: "0405",
    speed: 30,
    altitude: "5ft",
  };
  expect(GMTI.read(stored)).toMatchObject({
    targetType: "",
    confidence: "",
    wrongQuantity: "40",
    heading: "45",
    speed: "",
    altitude: "5ft",
  });
  const read = GMTI.read(stored) ?? gmti();
  expect(GMTI.validate(read).wrong).toEqual(["Quantity", "Altitude (ft)"]);
});

test("an Other that was specified as one of the types is read back as that type", () => {
  const form = gmti({ targetType: "Other", otherDescription: "TANK" });
  const { formData } = parseMessage(message(form));
  expect(formData).toMatchObject({ targetType: "Tank", otherDescription: "" });
  const plain = parseMessage(message(gmti({ targetType: "Other", otherDescription: "Tank" })));
  expect(plain.formData).toMatchObject({ targetType: "Other", otherDescription: "Tank" });
});

const anyHeading = fc.integer({ min: 1, max: 360 }).map(String);

const anyGmti = fc
  .record({
    targetId: anyTyped,
    targetType: fc.constantFrom("", ...TARGET_TYPES),
    otherDescription: anyTyped,
    quantity: fc.integer({ min: 1, max: 20 }),
    gzd: fc.constantFrom("34UFE", "", "99ZZZ"),
    coordinates: anyDigits(10),
    altitude: fc.oneof(fc.constant(""), fc.integer({ min: -1500, max: 100_000 }).map(String)),
    heading: fc.oneof(fc.constant(""), anyHeading),
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
    anyHeading,
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([form, targetType, coordinates, heading, speed]) => ({
    ...form,
    targetType,
    otherDescription: `${targetType === "Other" ? "x" : ""}${form.otherDescription}`,
    gzd: "34UFE",
    coordinates,
    heading,
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
    [EXAMPLE.replace("HDG 045", "HDG 000"), "“HDG 000 SPD 30KPH”"],
    [EXAMPLE.replace("SPD 30", "SPD 030"), "“HDG 045 SPD 030KPH”"],
    [EXAMPLE.replace("4 X", "0 X"), "“0 X APC”"],
    [EXAMPLE.replace("67890 DISP", "6789 DISP"), "“GRID 34UFE 12345 6789 DISP 200M”"],
    [EXAMPLE.replace("////", " // CLASS PROBABLE////"), "“CLASS PROBABLE”"],
    [EXAMPLE.replace("////", " // ENV OPEN////"), "“ENV OPEN”"],
    [EXAMPLE.replace("////", ""), "incomplete"],
    [`${EXAMPLE.split(" // HDG")[0]}////`, "incomplete"],
    [EXAMPLE + EXAMPLE, "more than one message"],
  ])("%s", (text, expected) => {
    expect(() => parseMessage(text)).toThrow(expected);
  });
});
