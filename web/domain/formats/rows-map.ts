/**
 * The rows of a format as a sighting's: pasted grids and the map, which are the sighting's, fill them. Whatever else a
 * row holds goes with it.
 */

import { metresToFeet } from "../grid/geodesy";
import {
  EFFECT_LABELS,
  type Effect,
  emptyRow as emptyGridRow,
  type GridRow,
} from "../reports/grid-row";
import { NAMELESS } from "../reports/reported-platform";
import { newSighting, type SightingForm } from "../reports/sighting";
import {
  choicesOf,
  emptyRow,
  gridEntries,
  gridOf,
  heightKey,
  isRowStarted,
  keptRows,
  platformOf,
  quantityEntries,
  quantityRule,
  rowGridOf,
  rowsInUse,
  rowsMost,
} from "./field-kinds";
import { type Entries, type FieldOf, type FormatForm, textOf } from "./format";
import type { FormatFields } from "./format-fields";
import { effectFieldOf, effectIn } from "./format-observed";
import { heightEntries, heightFieldOf, isInMetres } from "./heights";

/** The fields of a row that a sighting's row has as well. */
function sharedFields(fields: FormatFields, field: FieldOf<"rows">) {
  const grid = rowGridOf(field);
  return {
    grid,
    height: grid ? heightFieldOf(fields.rowsOf(field).fields, grid) : null,
    effect: effectFieldOf(field) ?? null,
  };
}

/** A height as the map has it: in feet. */
function feetOf(height: FieldOf<"number"> | null, row: Entries): string {
  const typed = height ? textOf(row, height.id) : "";
  const isRead = height !== null && isInMetres(height) && /^-?\d+$/.test(typed);
  return isRead ? String(Math.round(metresToFeet(Number(typed)))) : typed;
}

/** The rows as a sighting's, on the platform of the form. */
export function asSighting(
  fields: FormatFields,
  form: FormatForm,
  field: FieldOf<"rows">,
): SightingForm {
  const seen = fields.all.find((each) => each.kind === "platform");
  const shared = sharedFields(fields, field);
  const inUse = rowsInUse(form, field);
  const rows = [...inUse, ...keptRows(form, field).slice(inUse.length)];
  const counted = field.follows === undefined ? undefined : fields.byId.get(field.follows);
  const most = counted?.kind === "quantity" ? quantityRule(counted).max : rowsMost(field);
  return {
    ...newSighting({
      platform: (seen && platformOf(form, seen)) ?? NAMELESS,
      callSign: form.callSign,
      asset: form.asset,
      gridAccuracy: "Cat 1",
      identifier: form.randomSixDigit,
    }),
    quantity: inUse.length,
    rowsMost: Math.min(most, rowsMost(field)),
    gridRows: rows.map((row, index) => asGridRow(field, shared, row, index + 1)),
  };
}

function asGridRow(
  field: FieldOf<"rows">,
  { grid, height, effect }: ReturnType<typeof sharedFields>,
  row: Entries,
  id: number,
): GridRow {
  const source = height && row[heightKey(height)];
  const bare: Entries = {
    ...row,
    ...(grid && gridEntries(grid, { gzd: "", coordinates: "" })),
    ...(height && { [height.id]: "", [heightKey(height)]: undefined }),
    ...(effect && { [effect.id]: "" }),
  };
  return {
    ...emptyGridRow(id, "Cat 1"),
    ...(grid && gridOf(row, grid)),
    altitude: feetOf(height, row),
    altitudeRough: source === "overview",
    altitudeLookedUp: source === "lookup",
    effect: (effect && effectIn(effect, row)) ?? "present",
    own: { row, holdsMore: isRowStarted(field, bare) },
  };
}

/** The form with what has become of its rows as a sighting's; they come from `asSighting`. */
export function withSighting(
  fields: FormatFields,
  form: FormatForm,
  field: FieldOf<"rows">,
  { quantity, gridRows }: SightingForm,
): FormatForm {
  const shared = sharedFields(fields, field);
  const rows = gridRows.map((row) => asRow(field, shared, row));
  const { follows } = field;
  const counted = follows === undefined ? undefined : fields.byId.get(follows);
  if (counted?.kind !== "quantity") return { ...form, [field.id]: rows.slice(0, quantity) };
  const isSame = quantity === rowsInUse(form, field).length;
  return {
    ...form,
    [field.id]: rows,
    ...(!isSame && quantityEntries(counted, { quantity, wrongQuantity: undefined })),
  };
}

function asRow(
  field: FieldOf<"rows">,
  { grid, height, effect }: ReturnType<typeof sharedFields>,
  row: GridRow,
): Entries {
  const own = (row.own?.row ?? emptyRow(field)) as Entries;
  return {
    ...own,
    ...(grid && gridEntries(grid, row)),
    ...(height && heightOf(height, own, row)),
    ...(effect && effectEntries(effect, own, row.effect)),
  };
}

function heightOf(height: FieldOf<"number">, own: Entries, row: GridRow): Entries {
  const { altitude, altitudeRough, altitudeLookedUp } = row;
  if (altitude === feetOf(height, own)) return {};
  const none = { [height.id]: "", [heightKey(height)]: undefined };
  if (altitude === "" || !(altitudeRough || altitudeLookedUp)) return none;
  return { ...none, ...heightEntries(height, { feet: Number(altitude), rough: altitudeRough }) };
}

/** What stands for nothing said is not said by the map. */
function effectEntries(field: FieldOf<"choice">, own: Entries, effect: Effect): Entries {
  if ((effectIn(field, own) ?? "present") === effect) return {};
  const choice = choicesOf(field).find(({ label }) => label === EFFECT_LABELS[effect]);
  return choice ? { [field.id]: choice.value } : {};
}
