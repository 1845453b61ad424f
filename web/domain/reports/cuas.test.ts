import { describe, expect, test } from "bun:test";
import { typedQuantity } from "../fields/number-field";
import { joinMessage, lineText } from "../messages/message";
import { CUAS, type CuasForm, newCuas } from "../testing/built-in-forms";
import { anyCuas, cuas, EXAMPLE, readyCuas, WK21 } from "../testing/cuas-reports";
import { checkReport, DTG } from "../testing/report-checks";
import { parseMessage } from "./parse-message";
import { isReady } from "./report";

const message = (form: CuasForm) => joinMessage(CUAS.lines(form, DTG));

test("the worked example", () => {
  expect(message(cuas())).toBe(EXAMPLE);
});

describe("single lines", () => {
  const lineOf = (part: Partial<CuasForm>, start: string) =>
    CUAS.lines(cuas(part), DTG)
      .map(lineText)
      .find((text) => text.startsWith(start));

  test("what is not stated is left out", () => {
    const bare = cuas({ asset: "", height: "", heading: "", actionTaken: "", payloadType: "" });
    expect(message(bare)).toBe(
      "C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // METHOD SEE // GRID 34UFE 12345 67890 // 2 X ROTARY WING // PAYLOAD VISIBLE////",
    );
  });

  test("the type of a payload that is not visible is kept in the form and not sent", () => {
    expect(lineOf({ payloadVisible: "Not Visible" }, "PAYLOAD")).toBe("PAYLOAD NOT VISIBLE");
    expect(lineOf({ payloadVisible: "Visible", payloadType: " // " }, "PAYLOAD")).toBe(
      "PAYLOAD VISIBLE",
    );
  });

  test("observations, remarks and action stand at the end, in this order", () => {
    const form = cuas({ otherObservations: "two\nrotors", otherFreeText: "a // b" });
    expect(message(form)).toEndWith(
      " // OBS two rotors // REMARKS a / b // ACTION engaged with EW////",
    );
  });

  test.each([
    [{ methodOfDetection: "FP Radar" }, "METHOD FP RADAR"],
    [{ height: "Very low" }, "HEIGHT VERY LOW"],
    [{ heading: "Loitering" }, "HDG LOITERING"],
    [{ quantity: 1, uasType: "Fixed wing" }, "1 X FIXED WING"],
    [{ callSign: " " }, "C-UAS N/A-Q2W3E4"],
  ] as const)("%j is %s", (part, expected) => {
    expect(lineOf(part, expected.slice(0, 5))).toBe(expected);
  });

  test("what is missing stands at its place and is not sent", () => {
    const empty = { ...newCuas(WK21), randomSixDigit: "Q2W3E4" };
    expect(CUAS.lines(empty, DTG).map(lineText)).toEqual([
      "C-UAS WK21-Q2W3E4",
      "DTG 201230ZNov26",
      "ASSET STA Ptl",
      "METHOD — missing",
      "GRID — missing",
      "1 X UAS TYPE — missing",
      "PAYLOAD — missing",
    ]);
    expect(lineOf({ coordinates: "123" }, "GRID")).toBe("GRID — incomplete");
    expect(message(empty)).toBe("C-UAS WK21-Q2W3E4 // DTG 201230ZNov26 // ASSET STA Ptl////");
  });
});

describe("what is missing", () => {
  test("everything but the quantity, in the form's order", () => {
    expect(CUAS.validate(newCuas(WK21))).toEqual({
      missing: ["Method of Detection", "Grid", "UAS type", "Payload"],
      wrong: [],
    });
    expect(isReady(CUAS.validate(cuas({ height: "", heading: "", payloadType: "" })))).toBe(true);
  });

  test("the grid needs both its fields; one that is filled and no grid is wrong", () => {
    expect(CUAS.validate(cuas({ gzd: "" }))).toEqual({ missing: ["Grid"], wrong: [] });
    expect(CUAS.validate(cuas({ coordinates: "" }))).toEqual({ missing: ["Grid"], wrong: [] });
    expect(CUAS.validate(cuas({ gzd: "34UZZ" }))).toEqual({ missing: [], wrong: ["Grid"] });
    expect(CUAS.validate(cuas({ coordinates: "123" }))).toEqual({ missing: [], wrong: ["Grid"] });
  });
});

describe("what the log and the server are told", () => {
  test.each([
    [cuas(), "2 × Rotary wing, See, low"],
    [cuas({ height: "" }), "2 × Rotary wing, See"],
    [newCuas(WK21), "1 × UAS"],
  ])("a short sentence", (form, expected) => {
    expect(CUAS.describe(form)).toBe(expected);
  });

  test("the report field by field, with null where nothing is stated", () => {
    expect(CUAS.record?.(cuas())).toEqual({
      callSign: "WK21",
      reportNumber: "Q2W3E4",
      asset: "STA Ptl",
      methodOfDetection: "See",
      gzd: "34UFE",
      coordinates: "1234567890",
      altitude: null,
      uasType: "Rotary wing",
      quantity: 2,
      payloadVisible: "Visible",
      payloadType: "grenade",
      height: "Low",
      heading: "Northeast",
      otherObservations: null,
      otherFreeText: null,
      actionTaken: "engaged with EW",
    });
    const bare = { asset: "", height: "", heading: "", actionTaken: " \n", callSign: "" } as const;
    expect(CUAS.record?.(cuas({ ...bare, payloadVisible: "Not Visible" }))).toMatchObject({
      callSign: "N/A",
      asset: null,
      payloadVisible: "Not Visible",
      payloadType: null,
      height: null,
      heading: null,
      actionTaken: null,
    });
  });

  test("a report that lacks something is not recorded", () => {
    expect(() => CUAS.record?.(cuas({ payloadVisible: "" }))).toThrow("missing");
  });

  test("who it is filed under", () => {
    expect(CUAS.identity(cuas())).toEqual({ callSign: "WK21" });
    expect(CUAS.identity(cuas({ callSign: "" }))).toEqual({ callSign: "N/A" });
  });
});

test("a form is begun with its first entry, the quantity's included", () => {
  expect(CUAS.isBegun(newCuas(WK21))).toBe(false);
  for (const part of [
    { quantity: 2 },
    { payloadVisible: "Not Visible" },
    { height: "Grounded" },
    { otherFreeText: "x" },
  ] as const) {
    expect(CUAS.isBegun({ ...newCuas(WK21), ...part })).toBe(true);
  }
});

test("the same again is a new report under the operator's own heading", () => {
  const copy = CUAS.asNewReport(cuas(), { ...WK21, callSign: "WK22" });
  expect(copy).toMatchObject({ callSign: "WK22", actionTaken: "engaged with EW", currentDTG: "" });
  expect(copy.randomSixDigit).toMatch(/^[0-9A-Z]{6}$/);
  expect(copy.randomSixDigit).not.toBe("Q2W3E4");
});

checkReport(CUAS, anyCuas, readyCuas);

test("of what is stored, unknown choices are none, and a quantity that is none stands as it was", () => {
  const odd = { height: "High", heading: "Up", uasType: "Tiltrotor", payloadVisible: true };
  expect(CUAS.read({ ...cuas(), ...odd, methodOfDetection: "constructor" })).toMatchObject({
    height: "",
    heading: "",
    uasType: "",
    payloadVisible: "",
    methodOfDetection: "",
  });
  for (const [quantity, expected] of [
    [7, "7"],
    ["12", "12"],
    [0, "0"],
    [-3, "-3"],
    [1.5, "1.5"],
    [1000, "1000"],
    ["1e3", "1e3"],
    [null, "1"],
    [[5], "1"],
  ] as const) {
    const read = CUAS.read({ ...cuas(), quantity }) ?? cuas();
    expect(typedQuantity(read)).toBe(expected);
    const isRight = /^(?:[1-9]\d{0,2})$/.test(expected);
    expect(CUAS.validate(read).wrong).toEqual(isRight ? [] : ["Quantity"]);
  }
});

describe("a message that does not fit is refused by its line", () => {
  test.each([
    [EXAMPLE.replace("WK21-Q2W3E4", "WK21-Q2W3E"), "“C-UAS WK21-Q2W3E”"],
    [EXAMPLE.replace("201230Z", "201260Z"), "“DTG 201260ZNov26”"],
    [EXAMPLE.replace("METHOD SEE", "METHOD SMELL"), "“METHOD SMELL”"],
    [EXAMPLE.replace("METHOD SEE", "METHOD SEEN"), "“METHOD SEEN”"],
    [EXAMPLE.replace("34UFE 12345", "34UZZ 12345"), "“GRID 34UZZ 12345 67890”"],
    [EXAMPLE.replace("67890 //", "67890 ALT 300FT //"), "“GRID 34UFE 12345 67890 ALT 300FT”"],
    [EXAMPLE.replace("2 X ROTARY", "0 X ROTARY"), "“0 X ROTARY WING”"],
    [EXAMPLE.replace("2 X ROTARY", "02 X ROTARY"), "“02 X ROTARY WING”"],
    [EXAMPLE.replace("2 X ROTARY", "1000 X ROTARY"), "“1000 X ROTARY WING”"],
    [EXAMPLE.replace("ROTARY", "TILT"), "“2 X TILT WING”"],
    [EXAMPLE.replace("HEIGHT LOW", "HEIGHT HIGH"), "“HEIGHT HIGH”"],
    [EXAMPLE.replace("HDG NORTHEAST", "HDG 045"), "“HDG 045”"],
    [EXAMPLE.replace("PAYLOAD VISIBLE grenade", "PAYLOAD UNKNOWN"), "“PAYLOAD UNKNOWN”"],
    [EXAMPLE.replace("VISIBLE grenade", "NOT VISIBLE grenade"), "“PAYLOAD NOT VISIBLE grenade”"],
    [EXAMPLE.replace("// HEIGHT LOW // HDG NORTHEAST", "// HDG NORTH // HEIGHT LOW"), "HEIGHT LOW"],
    [EXAMPLE.replace("////", " // OBS two////"), "“OBS two”"],
    [EXAMPLE.replace(" // PAYLOAD VISIBLE grenade // ACTION engaged with EW", ""), "incomplete"],
    [EXAMPLE.slice(0, -1), "incomplete"],
    [`${EXAMPLE} ${EXAMPLE}`, "more than one message"],
  ])("%s", (text, expected) => {
    expect(() => parseMessage(text)).toThrow(expected);
  });
});
