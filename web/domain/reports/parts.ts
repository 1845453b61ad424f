/** What several kinds of report write and require alike. */

import { formatGrid, type GridReference, isWholeGrid } from "../grid";
import { holdsText } from "../grid-edit";
import { randomIdentifier } from "../identifier";
import { line, type MessageLine, problemLine } from "../message";
import type { Profile } from "../profile";

/** A grid that can be sent. */
export function isWhole({ gzd, coordinates }: GridReference): boolean {
  return isWholeGrid(gzd, coordinates);
}

/** A grid with something in both its fields, or text in one of them; whether it is one is another question. */
export function isFilled(grid: GridReference): boolean {
  return (grid.gzd !== "" && grid.coordinates !== "") || holdsText(grid);
}

/** A line that must be there: while there is nothing to say, it says so. */
export function required(label: string, text: string): MessageLine[] {
  return text === "" ? [problemLine(label, "— missing")] : line(label, text);
}

/** The line of a grid and what follows it, such as its altitude. */
export function gridLine(label: string, grid: GridReference, details = ""): MessageLine[] {
  if (isWhole(grid)) return line(label, `${formatGrid(grid.gzd, grid.coordinates)} ${details}`);
  const started = grid.gzd !== "" || grid.coordinates !== "";
  return [problemLine(label, started ? "— incomplete" : "— missing")];
}

/** The form under the operator's present details. */
export function headed<Form extends { callSign: string; asset: string }>(
  form: Form,
  { callSign, asset }: Profile,
): Form {
  return { ...form, callSign, asset };
}

/** The same content as a new report of the operator's, with an identifier of its own. */
export function renewed<
  Form extends { callSign: string; asset: string; randomSixDigit: string; currentDTG: string },
>(form: Form, operator: Profile): Form {
  return { ...headed(form, operator), randomSixDigit: randomIdentifier(), currentDTG: "" };
}
