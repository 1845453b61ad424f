import { expect, test } from "bun:test";
import { joinMessage } from "../messages/message";
import { parseMessage } from "../reports/parse-message";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { DTG } from "../testing/report-checks";
import { checkFormat } from "./check-format";
import { formatDefinition } from "./definition";
import type { FieldOf, FormatForm } from "./format";
import { takesHeight, withGrid, withHeight } from "./heights";

const PLACE = { gzd: "34UFE", coordinates: "1234567890" };
const ELSEWHERE = { gzd: "34UFE", coordinates: "2234567890" };

/** A spot report whose height is in the given unit. */
function spot(unit: "ft" | "m") {
  const { format, errors } = checkFormat({
    format: 1,
    id: "spot",
    name: "Spot",
    title: "Spot report",
    word: "SPOT",
    heading: "reference",
    panels: [
      {
        fields: [
          { id: "grid", label: "Grid", kind: "grid", required: true, elevation: "height" },
          { id: "height", label: `Height (${unit})`, kind: "number", max: 9000, thousands: true },
        ],
      },
    ],
    message: [`GRID {grid}[ ALT {height}${unit.toUpperCase()}]`],
    summary: "at {height}",
  });
  if (!format) throw new Error(JSON.stringify(errors));
  const definition = formatDefinition(format);
  const { fields } = definition;
  const grid = fields.get("grid") as FieldOf<"grid">;
  const empty = definition.fresh({ ...EMPTY_PROFILE, callSign: "WK21" });
  const placed: FormatForm = { ...empty, ...withGrid(fields, empty, grid, PLACE) };
  const message = (form: FormatForm) => joinMessage(definition.lines(form, DTG));
  return { definition, fields, grid, placed, message };
}

test("a height that was looked up is filled in, in the field's unit, and a rough one never passes for a measured one", () => {
  const { fields, grid, placed, message, definition } = spot("ft");
  const measured = withHeight(fields, placed, grid, PLACE, { feet: 1512, rough: false });
  expect(message(measured)).toEndWith("GRID 34UFE 12345 67890 ALT 1,512FT////");
  const rough = withHeight(fields, placed, grid, PLACE, { feet: 1512, rough: true });
  expect(message(rough)).toEndWith("GRID 34UFE 12345 67890 ALT ~1,512FT////");
  expect(definition.describe(rough)).toBe("at ~1,512");
  const metres = spot("m");
  const high = metres.grid;
  expect(
    metres.message(
      withHeight(metres.fields, metres.placed, high, PLACE, { feet: 1512, rough: false }),
    ),
  ).toEndWith("GRID 34UFE 12345 67890 ALT 461M////");
});

test("a rough height reads back as one, and goes with its place", () => {
  const { definition, fields, grid, placed, message } = spot("ft");
  const rough = withHeight(fields, placed, grid, PLACE, { feet: 1512, rough: true });
  const { formData } = parseMessage(message(rough), [definition]);
  const read = definition.read(formData) as FormatForm;
  expect(message(read)).toBe(message(rough));
  const moved = { ...read, ...withGrid(fields, read, grid, ELSEWHERE) };
  expect(message(moved)).toEndWith("GRID 34UFE 22345 67890////");
  expect(definition.read(JSON.parse(JSON.stringify(rough)))).toEqual(rough);
});

test("a height that was typed stays: no lookup replaces it, and no other place takes it away", () => {
  const { fields, grid, placed, message } = spot("ft");
  const typed = { ...placed, height: "900" };
  expect(takesHeight(fields, typed, grid)).toBe(false);
  expect(withHeight(fields, typed, grid, PLACE, { feet: 1512, rough: false })).toBe(typed);
  const moved = { ...typed, ...withGrid(fields, typed, grid, ELSEWHERE) };
  expect(message(moved)).toEndWith("GRID 34UFE 22345 67890 ALT 900FT////");
});

test("a height of another place, or one that the field does not take, is left out", () => {
  const { fields, grid, placed } = spot("ft");
  const late = { ...placed, ...withGrid(fields, placed, grid, ELSEWHERE) };
  expect(withHeight(fields, late, grid, PLACE, { feet: 1512, rough: false })).toBe(late);
  expect(withHeight(fields, placed, grid, PLACE, { feet: -12, rough: false })).toBe(placed);
  expect(withHeight(fields, placed, grid, PLACE, { feet: 20_000, rough: false })).toBe(placed);
});
