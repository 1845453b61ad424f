/**
 * The height of a grid's place, in the number field that the document links to it. A looked-up height belongs to the
 * place and goes with it; a typed one is the operator's and stays.
 */

import { numberError } from "../fields/number-field";
import { feetToMetres } from "../grid/geodesy";
import type { GridReference } from "../grid/grid";
import { gridEntries, gridOf, heightKey, numberRule } from "./field-kinds";
import { type Entries, type FieldOf, textOf } from "./format";
import type { FormatFields } from "./format-fields";

/** How high a place lies, and whether the figure is too coarse to pass for a measured one. */
export interface Height {
  /** Above mean sea level. */
  feet: number;
  rough: boolean;
}

/** The number field of a grid's height; null if the document binds none. */
export function heightFieldOf(
  fields: FormatFields,
  { elevation }: FieldOf<"grid">,
): FieldOf<"number"> | null {
  const field = elevation === undefined ? undefined : fields.byId.get(elevation);
  return field?.kind === "number" ? field : null;
}

/** What changes with a grid: the grid, and a looked-up height of another place. */
export function withGrid(
  fields: FormatFields,
  form: Entries,
  field: FieldOf<"grid">,
  { gzd, coordinates }: GridReference,
): Entries {
  const entries = gridEntries(field, { gzd, coordinates });
  const height = heightFieldOf(fields, field);
  const now = gridOf(form, field);
  const isSame = gzd === now.gzd && coordinates === now.coordinates;
  if (isSame || !height || form[heightKey(height)] === undefined) return entries;
  return { ...entries, [height.id]: "", [heightKey(height)]: undefined };
}

/** Whether a looked-up height may go into a grid's height field: the field is shown, and nobody typed one. */
export function takesHeight(fields: FormatFields, form: Entries, field: FieldOf<"grid">): boolean {
  const height = heightFieldOf(fields, field);
  if (!height || !fields.isShown(form, height)) return false;
  return textOf(form, height.id) === "" || form[heightKey(height)] !== undefined;
}

/** The form with a grid's looked-up height, if the grid is still in the form and the field accepts this height. */
export function withHeight<Form extends Entries>(
  fields: FormatFields,
  form: Form,
  field: FieldOf<"grid">,
  place: GridReference,
  height: Height,
): Form {
  const number = heightFieldOf(fields, field);
  const now = gridOf(form, field);
  const isThere = now.gzd === place.gzd && now.coordinates === place.coordinates;
  if (!number || !isThere || !takesHeight(fields, form, field)) return form;
  const entries = heightEntries(number, height);
  return entries ? { ...form, ...entries } : form;
}

/** A looked-up height in its field; null where the field does not accept it. */
export function heightEntries(field: FieldOf<"number">, { feet, rough }: Height): Entries | null {
  const text = String(isInMetres(field) ? Math.round(feetToMetres(feet)) : feet);
  if (numberError(text, numberRule(field))) return null;
  return { [field.id]: text, [heightKey(field)]: rough ? "overview" : "lookup" };
}

/** A height field says its unit in its label: without one, a looked-up height could be taken for another. */
export const HEIGHT_UNIT = /\((?:ft|m)\)$/;

export const isInMetres = ({ label }: FieldOf<"number">) => label.endsWith("(m)");
