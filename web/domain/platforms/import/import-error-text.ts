import { formatCount } from "../../admin/statistics";
import type { ListError } from "./platform-list";

/** The errors of a list. */
export interface ListErrors {
  errors: readonly ListError[];
  /** How many faults there are, those that are not named included. */
  count: number;
}

/** Whether it is the file as a whole that is wrong: one sentence says it all. */
export const isWholeFile = ({ errors: [first], count }: ListErrors) =>
  count === 1 && first?.row === 0;

/** The text above the errors, or instead of them. */
export function importErrorText(list: ListErrors): string {
  const { errors, count } = list;
  if (isWholeFile(list)) return errors[0]?.message ?? "";
  const there = count === 1 ? "There is 1 error" : `There are ${formatCount(count)} errors`;
  const named = count > errors.length ? ` The first ${errors.length} of them:` : "";
  return `${there} in the file, and nothing can be imported.${named}`;
}
