/** A platform and rows: what a form with them says, and reads back. */

import { describe, expect, test } from "bun:test";
import { joinMessage } from "../messages/message";
import { unknownPlatform } from "../platforms/unknown-platform";
import { changesOf, changesText } from "../reports/changes";
import { parseMessage } from "../reports/parse-message";
import { namedPlatform } from "../reports/reported-platform";
import { withGrids } from "../reports/sighting";
import {
  addPin,
  clearedMap,
  deletePin,
  pinsOf,
  withAltitude,
  withEffect,
} from "../reports/sighting-map";
import { checkFormat } from "./check-format";
import { formatDefinition } from "./definition";
import type { Entries, FieldOf, FormatForm } from "./format";
import { asSighting, withSighting } from "./rows-map";
import { SAMPLE_DTG, SAMPLE_OPERATOR, sampleMessage } from "./sample";

/** As the specification has it, with a text that the map knows nothing of. */
const documentOf = (rows: object = {}) => ({
  format: 1,
  id: "spot",
  name: "Spot",
  title: "Spot report",
  word: "SPOT",
  heading: "reference",
  panels: [
    {
      fields: [
        { id: "vehicle", label: "Vehicle", kind: "platform", count: "quantity", required: true },
        { id: "quantity", label: "Quantity", kind: "quantity" },
        {
          id: "positions",
          label: "Positions",
          kind: "rows",
          follows: "quantity",
          max: 8,
          required: true,
          fields: [
            { id: "grid", label: "Grid", kind: "grid", required: true, elevation: "level" },
            { id: "level", label: "Altitude (ft)", kind: "number", max: 60_000 },
            {
              id: "effect",
              label: "Effect",
              kind: "choice",
              choices: ["Present", "M-Kill", "K-Kill"],
            },
            { id: "crew", label: "Crew", kind: "text", when: { effect: "K-Kill" } },
          ],
          line: "POS {n} {grid}[ ALT {level}FT][ {effect}][ CREW {crew}]",
          ...rows,
        },
      ],
    },
  ],
  message: ["{vehicle}", "{positions}", "K-KILL {positions.effect=K-Kill}"],
  summary: "{quantity} x {vehicle}[, {positions.effect=K-Kill} destroyed]",
});

function definitionOf(rows?: object) {
  const document = JSON.parse(JSON.stringify(documentOf(rows)));
  const { format, errors } = checkFormat(document);
  if (!format) throw new Error(JSON.stringify(errors));
  return formatDefinition(format);
}
const SPOT = definitionOf();
const rowsField = (definition = SPOT) => definition.fields.get("positions") as FieldOf<"rows">;
const GRAD = { ...namedPlatform(false, "BM-21", "Grad") };
const at = (coordinates: string, more: Entries = {}): Entries => ({
  gzd: "34UFE",
  coordinates,
  level: "",
  levelSource: undefined,
  effect: "",
  crew: "",
  ...more,
});
const formOf = (entries: Entries, definition = SPOT): FormatForm => ({
  ...definition.fresh(SAMPLE_OPERATOR),
  randomSixDigit: "7K3QZ9",
  ...entries,
});
const THREE = formOf({
  vehicle: GRAD,
  quantity: 3,
  positions: [
    at("1234567890", { level: "512", effect: "Present" }),
    at("1240067900", { effect: "K-Kill" }),
  ],
});
const bodyOf = (form: FormatForm, definition = SPOT) =>
  joinMessage(definition.lines(form, SAMPLE_DTG)).split("ASSET Puma // ")[1];
const received = (body: string, definition = SPOT) =>
  parseMessage(`SPOT WK21-7K3QZ9 // DTG ${SAMPLE_DTG} // ASSET Puma // ${body}////`, [definition]);

test("the specification's example", () => {
  expect(SPOT.validate(THREE)).toEqual({ missing: [], wrong: [] });
  expect(bodyOf(THREE)).toBe(
    "3 X BM-21 (Grad) // POS 1 34UFE 12345 67890 ALT 512FT PRESENT // POS 2 34UFE 12400 67900 K-KILL // K-KILL 1////",
  );
  expect(SPOT.describe(THREE)).toBe("3 x BM-21, 1 destroyed");
  expect(SPOT.describe(formOf({ vehicle: GRAD }))).toBe("1 x BM-21");
});

test("a sample says every field", () => {
  expect(sampleMessage(SPOT)).toContain(
    "4 X BM-21 (Grad) // POS 1 34UFE 12345 67890 ALT 30FT PRESENT // K-KILL 0",
  );
});

describe("what is missing or wrong stands so at its place", () => {
  test.each<[string, Entries, string[], string[]]>([
    ["nothing yet", {}, ["Vehicle", "Positions 1"], ["1 X — missing", "POS 1 — missing"]],
    [
      "a row that is begun, without a grid",
      { vehicle: GRAD, quantity: 2, positions: [at("12"), at("", { gzd: "", level: "5" })] },
      ["Positions 2"],
      ["POS 2 — missing"],
    ],
    [
      "a grid that is none, a height that is none",
      { vehicle: GRAD, positions: [at("123", { level: "x" })] },
      ["Positions 1", "Positions 1 Altitude (ft)"],
      [],
    ],
    [
      "no quantity",
      { vehicle: GRAD, wrongQuantity: "", positions: [at("12")] },
      ["Quantity"],
      ["QUANTITY — missing"],
    ],
  ])("%s", (_, entries, named, held) => {
    const form = formOf(entries);
    const { missing, wrong } = SPOT.validate(form);
    expect([...missing, ...wrong]).toEqual(named);
    const lines = SPOT.lines(form, SAMPLE_DTG).filter(({ invalid }) => invalid);
    const texts = lines.map(({ label, text }) => [label, text].filter(Boolean).join(" "));
    if (held.length > 0) expect(texts).toEqual(held);
  });

  test("an empty row is not sent, and rows that the quantity hides are kept until the copy", () => {
    const five = { ...THREE, positions: [at("12"), at("", { gzd: "" }), at("34"), at("56")] };
    expect(bodyOf(five)).toBe(
      "3 X BM-21 (Grad) // POS 1 34UFE 1 2 // POS 3 34UFE 3 4 // K-KILL 0////",
    );
    expect(SPOT.read(JSON.parse(JSON.stringify(five)))).toEqual(five);
    expect(SPOT.stored(five, SAMPLE_DTG).positions).toEqual(five.positions.slice(0, 3));
  });

  test("an effect that is not asked for is not counted", () => {
    const SEEN = definitionOf({
      fields: [
        { id: "grid", label: "Grid", kind: "grid", required: true },
        { id: "state", label: "State", kind: "choice", choices: ["Seen", "Hit"] },
        {
          id: "effect",
          label: "Effect",
          kind: "choice",
          choices: ["Present", "K-Kill"],
          when: { state: "Hit" },
        },
      ],
      line: "POS {n} {grid}[ {state}][ RESULT {effect}]",
    });
    const row = { gzd: "34UFE", coordinates: "12", state: "Seen", effect: "K-Kill" };
    const form = formOf({ vehicle: GRAD, positions: [row] }, SEEN);
    expect(bodyOf(form, SEEN)).toBe("1 X BM-21 (Grad) // POS 1 34UFE 1 2 SEEN // K-KILL 0////");
  });
});

describe("reading back", () => {
  test.each([
    "3 X BM-21 (Grad) // POS 1 34UFE 12345 67890 ALT 512FT PRESENT // POS 3 34UFE 12400 67900 K-KILL CREW fled // K-KILL 1",
    "2 X UNKNOWN (two long tubes) // POS 1 34UFE 1 2 // K-KILL 0",
    "1 X UNKNOWN // POS 1 34UFE 1 2 ALT ~512FT // K-KILL 0",
    "8 X T-72 // POS 1 34UFE 1 2 // POS 8 34UFE 3 4 M-KILL // K-KILL 0",
  ])("%s", (body) => {
    expect(bodyOf(received(body).form as FormatForm)).toBe(`${body}////`);
  });

  test.each([
    ["a row behind its turn", "2 X T-72 // POS 2 34UFE 1 2 // POS 1 34UFE 1 3 // K-KILL 0"],
    ["a row twice", "2 X T-72 // POS 1 34UFE 1 2 // POS 1 34UFE 1 3 // K-KILL 0"],
    ["more rows than there are", "1 X T-72 // POS 1 34UFE 1 2 // POS 2 34UFE 1 3 // K-KILL 0"],
    ["more rows than the format has", "9 X T-72 // POS 1 34UFE 1 2 // POS 9 34UFE 1 3 // K-KILL 0"],
    ["another count", "1 X T-72 // POS 1 34UFE 1 2 K-KILL // K-KILL 2"],
    ["no count", "1 X T-72 // POS 1 34UFE 1 2"],
    ["no rows", "1 X T-72 // K-KILL 0"],
    ["a grid that is none", "1 X T-72 // POS 1 99ZZZ 1 2 // K-KILL 0"],
    ["a height that is none", "1 X T-72 // POS 1 34UFE 1 2 ALT 99999FT // K-KILL 0"],
  ])("%s is refused", (_, body) => {
    expect(() => received(body)).toThrow(/does not fit|K-KILL is expected/);
  });

  test("in small letters, as another program made it: what was typed stays as it came", () => {
    const { form } = received("1 x Unknown (Two long tubes) // pos 1 34ufe 1 2 k-kill // k-kill 1");
    expect(form).toMatchObject({ vehicle: { platformId: "Two long tubes", category: "Unknown" } });
    expect(bodyOf(form as FormatForm)).toContain(
      "1 X UNKNOWN (Two long tubes) // POS 1 34UFE 1 2 K-KILL",
    );
  });
});

test("what it observed: the platform, how many, and where, with the effect there", () => {
  const { platform, quantity, positions } = SPOT.observed(THREE);
  expect([platform, quantity]).toEqual(["BM-21", 3]);
  expect(positions).toMatchObject([
    { name: "", grid: "34UFE 12345 67890", altitude: 512, effect: "present" },
    { name: "", grid: "34UFE 12400 67900", altitude: null, effect: "k-kill" },
  ]);
  const { sidcCode: _, subCategory: __, ...tubes } = unknownPlatform("two tubes");
  const unknown = formOf({ vehicle: { ...tubes }, positions: [at("12")] });
  expect(SPOT.observed(unknown)).toMatchObject({
    platform: "two tubes",
    positions: [{ effect: null }],
  });
});

test("two versions are compared row by row; the same again has no grids, and its effects", () => {
  const moved = { ...THREE, positions: [at("1234567890", { level: "512" }), at("12")] };
  expect(changesText(changesOf(SPOT.values(THREE), SPOT.values(moved)))).toBe(
    "positions 1 effect Present → none, positions 2 34UFE 12400 67900 → 34UFE 1 2, positions 2 effect K-Kill → none",
  );
  const bare = SPOT.withoutGrids(THREE);
  expect(bare.positions).toMatchObject([
    { gzd: "", coordinates: "", level: "", effect: "Present" },
    { gzd: "", coordinates: "", level: "", effect: "K-Kill" },
  ]);
  expect(SPOT.grids(THREE).map(({ name }) => name)).toEqual(["Positions 1", "Positions 2"]);
  expect(SPOT.isBegun(SPOT.fresh(SAMPLE_OPERATOR))).toBe(false);
  expect(SPOT.isBegun(THREE)).toBe(true);
});

describe("the map and a paste fill the rows", () => {
  const edited = (
    form: FormatForm,
    edit: (s: ReturnType<typeof asSighting>) => ReturnType<typeof asSighting>,
    definition = SPOT,
  ) =>
    withSighting(
      definition.fields,
      form,
      rowsField(definition),
      edit(asSighting(definition.fields, form, rowsField(definition))),
    );

  test("what is not changed stays", () => {
    const full = {
      ...THREE,
      positions: [at("12", { crew: "four" }), at("", { gzd: "", crew: "x" }), at("34")],
    };
    expect(edited(full, (now) => now)).toEqual(full);
  });

  test("pins are the rows' grids, with their effects", () => {
    const pins = pinsOf(asSighting(SPOT.fields, THREE, rowsField()));
    expect(pins).toMatchObject([
      { id: 1, mgrsCoord: "34UFE1234567890", bdaStatus: "present" },
      { id: 2, mgrsCoord: "34UFE1240067900", bdaStatus: "k-kill" },
    ]);
  });

  test("a pin more fills the free row, then raises the quantity, up to the most", () => {
    let form = formOf({ vehicle: GRAD, quantity: 1 });
    for (let n = 0; n < 10; n += 1) {
      form = edited(
        form,
        (now) => addPin(now, { lat: 51 + n / 100, lng: 21, digits: 5 }, "Cat 1")?.form ?? now,
      );
    }
    expect(form.quantity).toBe(8);
    expect(form.positions).toHaveLength(8);
    const few = definitionOf({ max: 3 });
    let small = formOf({ vehicle: GRAD }, few);
    for (let n = 0; n < 5; n += 1) {
      small = edited(
        small,
        (now) => addPin(now, { lat: 51 + n / 100, lng: 21, digits: 5 }, "Cat 1")?.form ?? now,
        few,
      );
    }
    expect(small.quantity).toBe(3);
  });

  test("an effect and a height; deleting a pin leaves what a row holds besides", () => {
    const killed = edited(THREE, (now) =>
      withAltitude(withEffect(now, 1, "m-kill"), 2, { feet: 620, rough: true }),
    );
    expect(killed.positions).toMatchObject([
      { level: "512", effect: "M-Kill" },
      { level: "620", levelSource: "overview", effect: "K-Kill" },
      { level: "", effect: "" },
    ]);
    const crewed = { ...THREE, positions: [at("12"), at("34"), at("", { gzd: "", crew: "four" })] };
    const less = edited(crewed, (now) => deletePin(now, 1, "Cat 1"));
    expect(less).toMatchObject({
      quantity: 2,
      positions: [{ coordinates: "34" }, { crew: "four" }],
    });
    expect(edited(THREE, (now) => clearedMap(now, "Cat 1"))).toMatchObject({ quantity: 1 });
  });

  test("a paste fills them from one row on; what is beyond the most is named", () => {
    const grids = Array.from({ length: 9 }, (_, n) => ({ gzd: "34UFE", coordinates: `1${n}` }));
    const sighting = asSighting(SPOT.fields, formOf({}), rowsField());
    const { form, left } = withGrids(sighting, 2, grids, "Cat 1");
    const filled = withSighting(SPOT.fields, formOf({}), rowsField(), form);
    expect(filled.quantity).toBe(8);
    expect(left.map(({ coordinates }) => coordinates)).toEqual(["17", "18"]);
  });

  test("rows that follow no quantity are as many as there are", () => {
    const FREE = definitionOf({ follows: undefined });
    const rows = [at("12"), at("34")];
    const two = formOf({ vehicle: GRAD, positions: rows }, FREE);
    expect(bodyOf(two, FREE)).toContain("1 X BM-21 (Grad) // POS 1 34UFE 1 2 // POS 2 34UFE 3 4");
    const one = edited(two, (now) => deletePin(now, 1, "Cat 1"), FREE);
    expect(one.positions).toMatchObject([{ coordinates: "34" }]);
    expect(one.quantity).toBe(1);
  });
});
