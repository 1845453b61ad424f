/** What several kinds of report write and require alike. */

import { formatGrid, type GridReference, isWholeGrid } from "../grid";
import { holdsText } from "../grid-edit";
import { randomIdentifier } from "../identifier";
import { line, type MessageLine, problemLine } from "../message";
import { type NumberRule, numberError, numberText, type Quantity } from "../number-field";
import type { Profile } from "../profile";
import { textError } from "../text-field";

/** Stand in the message for what is not typed yet, and for what is typed wrongly. */
export const MISSING = "— missing";
export const WRONG = "— check";

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
  return text === "" ? [problemLine(label, MISSING)] : line(label, text);
}

/** A line for a text: what is too long for its field is not sent. */
export function textLine(label: string, typed: string, limit: number): MessageLine[] {
  return textError(typed, limit) ? [problemLine(label, WRONG)] : line(label, typed);
}

/** The line of a number that must be there. */
export function requiredNumber(label: string, typed: string, rule: NumberRule): MessageLine[] {
  if (numberError(typed, rule)) return [problemLine(label, WRONG)];
  return required(label, numberText(typed, rule));
}

/** A required number within a line: the number, or why there is none. */
export function numberPart(
  typed: string,
  rule: NumberRule,
  write: (number: string) => string,
): { text: string; isProblem: boolean } {
  if (numberError(typed, rule)) return { text: WRONG, isProblem: true };
  const number = numberText(typed, rule);
  return number === ""
    ? { text: MISSING, isProblem: true }
    : { text: write(number), isProblem: false };
}

/** The line of the quantity in place of what it counts, while none stands in its field. */
export function quantityProblem({ wrongQuantity }: Quantity): MessageLine[] | null {
  if (wrongQuantity === undefined) return null;
  return [problemLine("QUANTITY", wrongQuantity.trim() === "" ? MISSING : WRONG)];
}

/**
 * The line of a grid and what follows it, such as its altitude.
 * @param isWrong what follows holds a problem: the line is shown, and not sent
 */
export function gridLine(
  label: string,
  grid: GridReference,
  details = "",
  isWrong = false,
): MessageLine[] {
  if (isWhole(grid)) {
    const text = `${formatGrid(grid.gzd, grid.coordinates)} ${details}`.trimEnd();
    return isWrong ? [problemLine(label, text)] : line(label, text);
  }
  const started = grid.gzd !== "" || grid.coordinates !== "";
  return [problemLine(label, started ? "— incomplete" : MISSING)];
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
