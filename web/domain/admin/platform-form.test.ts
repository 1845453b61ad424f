import { describe, expect, test } from "bun:test";
import { CHARACTERISTICS, type PlatformInput } from "../platforms/platform";
import {
  checkForm,
  confusionRow,
  differences,
  EMPTY_FIELDS,
  FIELD_LABELS,
  faultsIn,
  fieldsOf,
  isSame,
} from "./platform-form";

const GRAD: PlatformInput = {
  platformId: "BM-21",
  aka: "Grad",
  otherNames: ["9K51", "Hail"],
  description: "Forty tubes on a truck.\nBlast deflectors behind the cab.",
  function: "Multiple rocket launcher",
  category: "Artillery",
  subCategory: "Rocket launcher",
  characteristics: ["122 mm", "Wheeled", "6x6"],
  gridUnit: "Cat 1",
  sidcCode: "SHGPUCFRMS-----",
  bothSides: false,
  cues: ["four rows of ten tubes", "a cab at the front"],
  confusedWith: [{ platformId: "BM-27", tellApart: "sixteen tubes" }],
};

test("a platform goes into the form and comes out as it was", () => {
  expect(checkForm(fieldsOf(GRAD)).platform).toEqual(GRAD);
  const unknown = { ...GRAD, subCategory: null, sidcCode: null, cues: [], confusedWith: [] };
  expect(checkForm(fieldsOf(unknown)).platform).toEqual(unknown);
  const all = { ...GRAD, characteristics: CHARACTERISTICS };
  expect(checkForm(fieldsOf(all)).platform).toEqual(all);
});

test("every field of a platform is in the form, and has a label", () => {
  expect(Object.keys(FIELD_LABELS).sort()).toEqual(Object.keys(GRAD).sort());
  expect(Object.keys(EMPTY_FIELDS).sort()).toEqual(Object.keys(GRAD).sort());
});

test("empty lines and rows do not count, nor does white space around anything", () => {
  const fields = {
    ...fieldsOf(GRAD),
    otherNames: "\n 9K51 \n\n\nHail\n",
    sidcCode: " SHGPUCFRMS----- ",
    confusedWith: [confusionRow(), ...fieldsOf(GRAD).confusedWith, confusionRow()],
  };
  expect(checkForm(fields).platform).toEqual(GRAD);
  expect(isSame(fields, fieldsOf(GRAD))).toBeTrue();
});

describe("what is wrong stands at its field, in the import's words", () => {
  test("an empty form", () => {
    const { platform, faults } = checkForm(EMPTY_FIELDS);
    expect(platform).toBeNull();
    expect(faults.fields).toEqual({
      platformId: "Is missing",
      description: "Is missing",
      function: "Is missing",
      category: "Is missing",
      gridUnit: "Is missing",
    });
  });

  test("one field each", () => {
    const faultOf = (change: Partial<ReturnType<typeof fieldsOf>>) =>
      checkForm({ ...fieldsOf(GRAD), ...change }).faults.fields;
    expect(faultOf({ sidcCode: "SHG" })).toEqual({
      sidcCode: "Must be a 15-character MIL-STD-2525C code",
    });
    expect(faultOf({ cues: `short\n${"x".repeat(201)}` })).toEqual({
      cues: "Item 2 must be at most 200 characters",
    });
    expect(faultOf({ aka: "Grad (new)" })).toEqual({
      aka: "Must not hold round brackets, which set the alias apart in a message",
    });
    expect(faultOf({ platformId: "unknown" })).toEqual({
      platformId: "Is reserved",
    });
  });

  test("a row of what it is confused with, whatever stands empty between them", () => {
    const rows = [
      confusionRow({ platformId: "T-72", tellApart: "a gun" }),
      confusionRow(),
      confusionRow({ platformId: "T-80" }),
      confusionRow({ tellApart: "x".repeat(301) }),
    ];
    const { faults } = checkForm({ ...fieldsOf(GRAD), confusedWith: rows });
    expect(faults.fields).toEqual({});
    expect([...faults.rows]).toEqual([
      [rows[2]?.key ?? 0, { tellApart: "Is missing" }],
      [
        rows[3]?.key ?? 0,
        { platformId: "Is missing", tellApart: "Must be at most 300 characters" },
      ],
    ]);
    const own = [confusionRow({ platformId: "bm21", tellApart: "nothing" })];
    expect([...checkForm({ ...fieldsOf(GRAD), confusedWith: own }).faults.rows.values()]).toEqual([
      { platformId: "Is the platform itself" },
    ]);
    const many = Array.from({ length: 13 }, () =>
      confusionRow({ platformId: "A", tellApart: "b" }),
    );
    expect(checkForm({ ...fieldsOf(GRAD), confusedWith: many }).faults.fields).toEqual({
      confusedWith: "Must hold at most 12 items",
    });
  });

  test("the server's faults, whatever it sends", () => {
    const fields = fieldsOf(GRAD);
    const errors = [
      {
        field: "platformId",
        message: "differs from an existing ID only in capitals, hyphens or spaces",
      },
      { field: "confusedWith", message: "item 1 tellApart is missing" },
      { field: "", message: "Unknown field" },
      7,
    ];
    const faults = faultsIn(fields, { errors });
    expect(faults?.fields).toEqual({
      platformId: "Differs from an existing ID only in capitals, hyphens or spaces",
    });
    expect([...(faults?.rows ?? [])]).toEqual([
      [fields.confusedWith[0]?.key ?? 0, { tellApart: "Is missing" }],
    ]);
    expect(faultsIn(fields, { errors: [{ field: "", message: "x" }] })).toBeNull();
    expect(faultsIn(fields, {})).toBeNull();
  });
});

test("what differs is named by the labels", () => {
  const theirs = { ...GRAD, aka: "Hail", cues: [] };
  expect(differences(fieldsOf(GRAD), fieldsOf(theirs))).toEqual([
    "Also known as",
    "What to look for",
  ]);
  expect(differences(fieldsOf(GRAD), fieldsOf(GRAD))).toEqual([]);
});
