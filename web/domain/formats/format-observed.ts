/** What a report of a format observed, derived from the kinds and labels of its document's fields. */

import { numberOf } from "../fields/number-field";
import { metresToFeet } from "../grid/geodesy";
import { saysFriendly } from "../platforms/affiliation";
import { EFFECT_LABELS, EFFECTS, type Effect } from "../reports/grid-row";
import { directionDegrees, type Observed, type Position, positionAt } from "../reports/observed";
import {
  choicesOf,
  gridOf,
  isRough,
  kindOf,
  numberRule,
  platformOf,
  quantityOf,
  rowGridOf,
} from "./field-kinds";
import { type Entries, type FieldOf, type FormatField, textOf } from "./format";
import type { FormatFields } from "./format-fields";
import { heightFieldOf } from "./heights";
import { fieldsIn, type TemplatePart } from "./template";

type Line = readonly TemplatePart[];

// Numbers say what they are, and in what unit, in their labels: `Altitude (ft)`.
const ALTITUDE = /^(?:altitude|height|elevation)\b.*\((?:ft|m)\)$/i;
const DISPERSAL = /^dispersal\b.*\(m\)$/i;
const SPEED = /^speed\b.*\((km\/h|knots|m\/s)\)$/i;
const KMH: Record<string, number> = { "km/h": 1, knots: 1.852, "m/s": 3.6 };

/**
 * @param lines the message's, as templates
 * @param platformId the field that names what was seen, if it is not the one behind `{quantity} X`
 */
export function formatObserved(
  fields: FormatFields,
  lines: readonly Line[],
  form: Entries,
  platformId: string | undefined = countedIn(fields, lines),
): Observed {
  const shown = fields.all.filter((field) => fields.isShown(form, field));
  const shows = (field: FormatField) => kindOf(field).shows(field, form);
  const platform =
    shown.find(({ kind }) => kind === "platform") ?? shown.find(({ id }) => id === platformId);
  const named = platform?.kind === "platform" ? platformOf(form, platform) : null;
  const counted = shown.filter(({ id }) => platform?.kind === "platform" && id === platform.count);
  return {
    platform: named ? named.platformId : platform ? shows(platform) : "",
    // A format asks nobody whose it is: its remarks may say so.
    side: named && saysOwn(form, shown) ? "friendly" : null,
    quantity: quantityIn(form, [...counted, ...shown]),
    heading: headingIn(form, shown),
    speed: speedIn(form, shown),
    positions: shown.flatMap((field) => {
      if (field.kind === "rows") return rowPositions(fields, form, field);
      const position =
        field.kind === "grid" && positionAt(wordOf(field, lines), gridOf(form, field));
      return position ? [{ ...position, ...besideGrid(fields, lines, form, field) }] : [];
    }),
  };
}

/** The choice of a row that says what became of the vehicle there; undefined if the document has none. */
export function effectFieldOf({ fields }: FieldOf<"rows">): FieldOf<"choice"> | undefined {
  return fields.find(
    (field): field is FieldOf<"choice"> =>
      field.kind === "choice" &&
      EFFECTS.every((effect) =>
        choicesOf(field).some(({ label }) => label === EFFECT_LABELS[effect]),
      ),
  );
}

/** What a row says became of the vehicle; null while it says nothing. */
export function effectIn(field: FieldOf<"choice">, row: Entries): Effect | null {
  const label = kindOf(field).shows(field, row);
  return EFFECTS.find((effect) => EFFECT_LABELS[effect] === label) ?? null;
}

function rowPositions(fields: FormatFields, form: Entries, field: FieldOf<"rows">): Position[] {
  const grid = rowGridOf(field);
  const effect = effectFieldOf(field);
  return fields.rowsIn(form, field).flatMap(({ fields: inner, templates, row }) => {
    const position = grid && positionAt("", gridOf(row, grid));
    if (!position) return [];
    const beside = besideGrid(inner, templates.slice(0, 1), row, grid);
    return [{ ...position, ...beside, effect: effect ? effectIn(effect, row) : null }];
  });
}

/** The field behind `{quantity} X` in the message: what is counted. */
function countedIn(fields: FormatFields, lines: readonly Line[]): string | undefined {
  for (const { segments } of lines.flat()) {
    for (const [index, segment] of segments.entries()) {
      const [between, counted] = segments.slice(index + 1);
      const isQuantity = "field" in segment && fields.get(segment.field).kind === "quantity";
      const isX = between && "text" in between && between.text.trim() === "X";
      if (isQuantity && isX && counted && "field" in counted) return counted.field;
    }
  }
  return undefined;
}

const saysOwn = (form: Entries, shown: readonly FormatField[]): boolean =>
  shown.some(({ kind, id }) => kind === "remarks" && saysFriendly(textOf(form, id)));

function quantityIn(form: Entries, shown: readonly FormatField[]): number | null {
  const field = shown.find(({ kind }) => kind === "quantity");
  return field?.kind === "quantity" ? quantityOf(form, field).quantity : null;
}

/** A heading in degrees, else a compass point. */
function headingIn(form: Entries, shown: readonly FormatField[]): number | null {
  const saidBy = (kind: FormatField["kind"]) =>
    shown.filter((field) => field.kind === kind).map((field) => kindOf(field).shows(field, form));
  const degrees = saidBy("heading").find(Boolean);
  if (degrees) return Number(degrees);
  return (
    saidBy("choice")
      .map(directionDegrees)
      .find((point) => point !== null) ?? null
  );
}

function speedIn(form: Entries, shown: readonly FormatField[]): number | null {
  for (const field of shown) {
    if (field.kind !== "number") continue;
    const [, unit = ""] = SPEED.exec(field.label) ?? [];
    const factor = KMH[unit.toLowerCase()];
    const speed = numberOf(textOf(form, field.id), numberRule(field));
    if (factor !== undefined && speed !== null) return Number((speed * factor).toFixed(1));
  }
  return null;
}

/** The text before a grid in its line. */
function wordOf(field: FieldOf<"grid">, lines: readonly Line[]): string {
  for (const { segments } of lines.flat()) {
    const at = segments.findIndex((segment) => "field" in segment && segment.field === field.id);
    if (at < 0) continue;
    const before = segments[at - 1];
    const word = before && "text" in before ? before.text.trim() : "";
    return word === "GRID" ? "" : word || field.label;
  }
  return field.label;
}

/** Further facts about a grid's place, from the fields of its line. */
function besideGrid(
  fields: FormatFields,
  lines: readonly Line[],
  form: Entries,
  grid: FieldOf<"grid">,
): Pick<Position, "altitude" | "isAltitudeRough" | "dispersalRadius"> {
  const line = lines.find((parts) => parts.flatMap(fieldsIn).includes(grid.id)) ?? [];
  const numbers = line
    .flatMap(fieldsIn)
    .map((id) => fields.get(id))
    .filter((field) => field.kind === "number");
  const figure = (field: FieldOf<"number"> | null | undefined) =>
    field && fields.isShown(form, field)
      ? numberOf(textOf(form, field.id), numberRule(field))
      : null;
  const height =
    heightFieldOf(fields, grid) ?? numbers.find(({ label }) => ALTITUDE.test(label)) ?? null;
  const value = figure(height);
  const dispersal = figure(numbers.find(({ label }) => DISPERSAL.test(label)));
  return {
    altitude:
      value !== null && height?.label.endsWith("(m)") ? Math.round(metresToFeet(value)) : value,
    isAltitudeRough: value !== null && height !== null && isRough(height, form),
    dispersalRadius: dispersal ? dispersal / 2 : null,
  };
}
