import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { joinMessage, lineText } from "../messages/message";
import { EMPTY_PROFILE, type Profile } from "../sign-in/profile";
import {
  LEAPP,
  LEAPP_DIRECTIONS,
  LEAPP_OBJECTS,
  type LeappForm,
  newLeapp,
  withDirection,
} from "../testing/built-in-forms";
import { anyDigits, anyTyped, checkReport, DTG, evenDigits } from "../testing/report-checks";
import { parseMessage } from "./parse-message";

const OPERATOR: Profile = { ...EMPTY_PROFILE, callSign: "WK21", asset: "LEAPP" };

const EXAMPLE =
  "LEAPP WK21-9XY001 // DTG 201230ZNov26 // ASSET LEAPP // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 1,500FT // DIR SOUTHWEST SPD 741KMPH////";

function leapp(part: Partial<LeappForm> = {}): LeappForm {
  return {
    ...newLeapp(OPERATOR),
    randomSixDigit: "9XY001",
    object: "Fast Air",
    gzd: "34UFE",
    coordinates: "1234567890",
    altitude: "1500",
    speed: "400",
    direction: "Southwest",
    ...part,
  };
}

const message = (form: LeappForm) => joinMessage(LEAPP.lines(form, DTG));

test("the worked example", () => {
  expect(message(leapp())).toBe(EXAMPLE);
});

test("Other is what was specified, as typed", () => {
  const form = leapp({ object: "Other", otherObject: " weather  balloon // white" });
  expect(message(form)).toContain("// OBJ weather balloon / white //");
  expect(LEAPP.describe(form)).toBe("weather balloon / white at 1,500 ft, southwest");
});

test("what loiters has no speed", () => {
  const form = withDirection(leapp(), "Loitering");
  expect(form.speed).toBe("");
  expect(message(form)).toContain("// DIR LOITERING////");
  expect(LEAPP.validate(form)).toEqual({ missing: [], wrong: [] });
  expect(withDirection(form, "North").speed).toBe("");
});

test("altitudes have a comma between thousands", () => {
  expect(message(leapp({ altitude: "999" }))).toContain("ALT 999FT");
  expect(message(leapp({ altitude: "035000" }))).toContain("ALT 35,000FT");
  expect(message(leapp({ altitude: "0" }))).toContain("ALT 0FT");
});

test("a line is left out while it has nothing to say", () => {
  const bare = message(leapp({ callSign: "", asset: " ", freeText: " // " }));
  expect(bare).toBe(
    "LEAPP N/A-9XY001 // DTG 201230ZNov26 // OBJ FAST AIR // GRID 34UFE 12345 67890 ALT 1,500FT // DIR SOUTHWEST SPD 741KMPH////",
  );
  expect(message(leapp({ freeText: "two\ncontrails" }))).toEndWith("// REMARKS two contrails////");
  // The description stays in the form, and out of the message, if the object is another.
  expect(message(leapp({ otherObject: "balloon" }))).toBe(EXAMPLE);
});

test.each([
  [{}, "Fast Air at 1,500 ft, southwest"],
  [{ direction: "Loitering" as const, speed: "" }, "Fast Air at 1,500 ft, loitering"],
  [{ altitude: "" }, "Fast Air, southwest"],
  [{ object: "" as const, altitude: "", direction: "" as const }, ""],
])("%j is described as %j", (part, description) => {
  expect(LEAPP.describe(leapp(part))).toBe(description);
});

test("it is filed under its call sign, and its grid is what the next is compared with", () => {
  expect(LEAPP.identity(leapp())).toEqual({ callSign: "WK21" });
  expect(LEAPP.identity(leapp({ callSign: " " }))).toEqual({ callSign: "N/A" });
  expect(LEAPP.grids(leapp()).map(({ gzd }) => gzd)).toEqual(["34UFE"]);
  expect(LEAPP.grids(leapp({ coordinates: "123" }))).toEqual([]);
});

test("the same again is a new report under the operator's own heading", () => {
  const copy = LEAPP.asNewReport(leapp({ currentDTG: DTG }), { ...OPERATOR, callSign: "WK22" });
  expect(copy).toMatchObject({ callSign: "WK22", object: "Fast Air", currentDTG: "" });
  expect(copy.randomSixDigit).toMatch(/^[0-9A-Z]{6}$/);
  expect(copy.randomSixDigit).not.toBe("9XY001");
});

test("a form is begun by its first field", () => {
  expect(LEAPP.isBegun(newLeapp(OPERATOR))).toBe(false);
  expect(LEAPP.isBegun({ ...newLeapp(OPERATOR), direction: "Loitering" })).toBe(true);
});

test("choices that are not known are read as none", () => {
  expect(LEAPP.read({ randomSixDigit: "9XY001", object: "Vehicle", direction: 5 })).toMatchObject({
    object: "",
    direction: "",
    altitude: "",
  });
});

describe("what is missing", () => {
  test("stands in the message at its place", () => {
    const errors = (part: Partial<LeappForm>) =>
      LEAPP.lines(leapp(part), DTG)
        .filter((line) => line.invalid)
        .map(lineText);
    const { object, gzd, coordinates, altitude, speed, direction } = newLeapp(OPERATOR);
    expect(errors({ object, gzd, coordinates, direction })).toEqual([
      "OBJ — missing",
      "GRID — missing",
      "DIR — missing",
    ]);
    expect(errors({ gzd, coordinates, altitude })).toEqual(["GRID — missing", "ALT — missing"]);
    expect(errors({ direction, speed })).toEqual(["DIR — missing SPD — missing"]);
    expect(errors({ object: "Other" })).toEqual(["OBJ — missing"]);
    expect(errors({ coordinates: "12345" })).toEqual(["GRID — incomplete"]);
    expect(errors({ altitude })).toEqual(["ALT — missing"]);
    expect(errors({ speed })).toEqual(["DIR SOUTHWEST SPD — missing"]);
  });

  test("everything, in the form's order", () => {
    const { missing } = LEAPP.validate(newLeapp(OPERATOR));
    expect(missing).toEqual(["Object", "Grid", "Altitude (ft)", "Direction", "Speed (knots)"]);
  });

  test("the other object, half a grid, a wrong grid", () => {
    expect(LEAPP.validate(leapp({ object: "Other" })).missing).toEqual(["Specify object"]);
    expect(LEAPP.validate(leapp({ gzd: "" })).missing).toEqual(["Grid"]);
    expect(LEAPP.validate(leapp({ coordinates: "123" }))).toEqual({
      missing: [],
      wrong: ["Grid"],
    });
  });
});

const anyLeapp = fc
  .record({
    object: fc.constantFrom("", ...LEAPP_OBJECTS),
    otherObject: anyTyped,
    gzd: fc.constantFrom("34UFE", "", "99ZZZ"),
    coordinates: anyDigits(10),
    altitude: anyDigits(6),
    speed: anyDigits(4),
    direction: fc.constantFrom("", ...LEAPP_DIRECTIONS),
    freeText: anyTyped,
    callSign: anyTyped,
    asset: anyTyped,
  })
  .map(leapp);

const readyLeapp = fc
  .tuple(
    anyLeapp,
    fc.constantFrom(...LEAPP_OBJECTS),
    evenDigits,
    fc.integer({ min: 0, max: 999_999 }),
    fc.constantFrom(...LEAPP_DIRECTIONS),
    fc.integer({ min: 0, max: 9999 }),
  )
  .map(([form, object, coordinates, altitude, direction, speed]) =>
    withDirection(
      {
        ...form,
        object,
        otherObject: `x${form.otherObject}`,
        gzd: "34UFE",
        coordinates,
        altitude: String(altitude),
        speed: String(speed),
      },
      direction,
    ),
  );

checkReport(LEAPP, anyLeapp, readyLeapp);

describe("a message that does not fit is refused by its line", () => {
  test.each([
    [EXAMPLE.replace("OBJ FAST AIR", "FAST AIR"), "“FAST AIR”"],
    [EXAMPLE.replace("ALT 1,500FT", "ALT 1500FT"), "“GRID 34UFE 12345 67890 ALT 1500FT”"],
    [EXAMPLE.replace(" ALT 1,500FT", ""), "ALT 1,500FT is expected after the grid"],
    [EXAMPLE.replace("741KMPH", "740KMPH"), "“DIR SOUTHWEST SPD 740KMPH”"],
    [EXAMPLE.replace("741KMPH", "18520KMPH"), "“DIR SOUTHWEST SPD 18520KMPH”"],
    [EXAMPLE.replace("741KMPH", "0741KMPH"), "“DIR SOUTHWEST SPD 0741KMPH”"],
    [EXAMPLE.replace(" SPD 741KMPH", ""), "Speed (knots)"],
    [EXAMPLE.replace("ALT 1,500FT", "ALT 1,500,000FT"), "ALT 1,500FT is expected after the grid"],
    [EXAMPLE.replace("// OBJ FAST AIR // GRID", "// GRID"), "OBJ is expected here"],
    [EXAMPLE.replace(/(OBJ FAST AIR) \/\/ (GRID .*FT)/, "$2 // $1"), "OBJ is expected here"],
    [`${EXAMPLE} ${EXAMPLE}`, "more than one message"],
    [EXAMPLE.slice(0, -1), "incomplete"],
    [EXAMPLE.replace("SOUTHWEST", "SOUTHISH"), "“DIR SOUTHISH SPD 741KMPH”"],
    [EXAMPLE.replace("SOUTHWEST", "LOITERING"), "“DIR LOITERING SPD 741KMPH”"],
    [EXAMPLE.replace(" // DIR SOUTHWEST SPD 741KMPH", ""), "incomplete"],
    [EXAMPLE.replace("////", " // ENV OPEN////"), "“ENV OPEN”"],
  ])("%s", (text, expected) => {
    expect(() => parseMessage(text)).toThrow(expected);
  });
});
