import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { joinMessage } from "../messages/message";
import { WEAPON_TYPES } from "../platforms/weapon-ranges";
import { EMPTY_PROFILE, type Profile } from "../sign-in/profile";
import { HLR, type HlrForm, newHlr, rangeKm } from "../testing/built-in-forms";
import { anyDigits, anyTyped, checkReport, DTG, evenDigits } from "../testing/report-checks";
import { parseMessage } from "./parse-message";
import { isReady } from "./report";

const WK21: Profile = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };

const EXAMPLE =
  "HLR AB0012 // DTG 201230ZNov26 // C/S WK21 ASSET Puma // POO 34UFE 12345 67890 // POI 34UFE 32345 67890 // WEAPON ROCKETS // ROUNDS 12 // RANGE 19.9KM////";

function hlr(part: Partial<HlrForm> = {}): HlrForm {
  return {
    ...newHlr(WK21),
    targetNumber: "AB0012",
    pooGzd: "34UFE",
    pooCoordinates: "1234567890",
    poiGzd: "34UFE",
    poiCoordinates: "3234567890",
    weaponType: "Rockets",
    numberOfRounds: "12",
    ...part,
  };
}

const message = (form: HlrForm) => joinMessage(HLR.lines(form, DTG));

test("the worked example", () => {
  expect(message(hlr())).toBe(EXAMPLE);
  expect(message(hlr({ freeText: "second\nsalvo" }))).toBe(
    EXAMPLE.replace("////", " // REMARKS second salvo////"),
  );
});

test("it is filed under its target number", () => {
  expect(HLR.identity(hlr())).toEqual({ targetId: "AB0012" });
});

test("the range is from POO to POI, in kilometres", () => {
  expect(rangeKm(hlr())).toBeCloseTo(19.9, 1);
  expect(rangeKm(hlr({ poiCoordinates: "" }))).toBeNull();
  expect(message(hlr({ poiCoordinates: "1234567890" }))).toContain("RANGE 0.0KM");
});

describe("what is missing", () => {
  test("everything, in the form's order", () => {
    const { missing, wrong } = HLR.validate(newHlr(WK21));
    expect(missing).toEqual(["Target Number", "POO", "POI", "Weapon Type", "Number of Rounds"]);
    expect(wrong).toEqual([]);
  });

  test("a point needs both its fields; one that is filled and no grid is wrong", () => {
    expect(HLR.validate(hlr({ pooGzd: "" })).missing).toEqual(["POO"]);
    expect(HLR.validate(hlr({ poiCoordinates: "" })).missing).toEqual(["POI"]);
    expect(HLR.validate(hlr({ poiGzd: "34UZZ" }))).toEqual({ missing: [], wrong: ["POI"] });
    expect(HLR.validate(hlr({ pooCoordinates: "123" }))).toEqual({ missing: [], wrong: ["POO"] });
  });

  test("no rounds is a number of rounds", () => {
    expect(isReady(HLR.validate(hlr({ numberOfRounds: "0" })))).toBe(true);
    expect(message(hlr({ numberOfRounds: "007" }))).toContain("ROUNDS 7 //");
  });
});

test("a new report counts on from the last number; without one it starts empty", () => {
  expect(newHlr({ ...WK21, lastHlrTargetNumber: "AB9999" }).targetNumber).toBe("AC0000");
  expect(newHlr(WK21).targetNumber).toBe("");
  expect(newHlr(WK21).randomSixDigit).toMatch(/^\d{6}$/);
});

test("the saved form carries the weapon's category", () => {
  const category = (weaponType: HlrForm["weaponType"]) =>
    HLR.stored(hlr({ weaponType }), DTG).weaponCategory;
  expect(WEAPON_TYPES.map(category)).toEqual([
    "Artillery",
    "Artillery",
    "Artillery",
    "Rockets_Missiles",
    "Mortars",
  ]);
});

test("the same again is a new report under the next number", () => {
  const copy = HLR.asNewReport(hlr({ randomSixDigit: "123456" }), {
    ...WK21,
    callSign: "WK22",
    lastHlrTargetNumber: "AB0012",
  });
  expect(copy).toMatchObject({ targetNumber: "AB0013", callSign: "WK22", numberOfRounds: "12" });
  expect(copy.randomSixDigit).not.toBe("123456");
});

const anyHlr = fc
  .record({
    targetNumber: fc.stringMatching(/^[A-Z0-9]{0,6}$/),
    pooGzd: fc.constantFrom("34UFE", "01CAM", "", "99ZZZ"),
    pooCoordinates: anyDigits(10),
    poiGzd: fc.constantFrom("34UFE", "34UFF", ""),
    poiCoordinates: anyDigits(10),
    weaponType: fc.constantFrom("", ...WEAPON_TYPES),
    numberOfRounds: anyDigits(3),
    freeText: anyTyped,
    callSign: anyTyped,
    asset: anyTyped,
  })
  .map(hlr);

const readyHlr = fc
  .tuple(
    anyHlr,
    evenDigits,
    evenDigits,
    fc.constantFrom(...WEAPON_TYPES),
    fc.stringMatching(/^[A-Z0-9]{1,6}$/),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([form, pooCoordinates, poiCoordinates, weaponType, targetNumber, rounds]) => ({
    ...form,
    targetNumber,
    weaponType,
    pooGzd: "34UFE",
    pooCoordinates,
    poiGzd: "34UFF",
    poiCoordinates,
    numberOfRounds: String(rounds),
  }));

checkReport(HLR, anyHlr, readyHlr);

describe("a message that does not fit is refused by its line", () => {
  test.each([
    [EXAMPLE.replace("AB0012", "AB00123"), "“HLR AB00123”"],
    [EXAMPLE.replace("201230Z", "321230Z"), "“DTG 321230ZNov26”"],
    [EXAMPLE.replace("C/S WK21", "CS WK21"), "“CS WK21 ASSET Puma”"],
    [EXAMPLE.replace("34UFE 12345", "34UZZ 12345"), "“POO 34UZZ 12345 67890”"],
    [EXAMPLE.replace("32345 67890", "32345 6789"), "“POI 34UFE 32345 6789”"],
    [EXAMPLE.replace("WEAPON ROCKETS", "WEAPON LASERS"), "“WEAPON LASERS”"],
    [EXAMPLE.replace("ROUNDS 12", "ROUNDS 1200"), "“ROUNDS 1200”"],
    [EXAMPLE.replace(" // ROUNDS 12 // RANGE 19.9KM", ""), "incomplete"],
    [EXAMPLE.replace("////", " // ENV OPEN////"), "“ENV OPEN”"],
  ])("%s", (text, expected) => {
    expect(() => parseMessage(text)).toThrow(expected);
  });
});
