import { figure } from "../../admin/statistics";
import type { ListError } from "./platform-list";

/** What is wrong with a list. */
export interface ListFaults {
  errors: readonly ListError[];
  /** How many faults there are, those that are not named included. */
  count: number;
}

/** Whether it is the file as a whole that is wrong: one sentence says it all. */
export const isWholeFile = ({ errors: [first], count }: ListFaults) =>
  count === 1 && first?.row === 0;

/** What is said above the faults, or in their place. */
export function faultsInWords(faults: ListFaults): string {
  const { errors, count } = faults;
  if (isWholeFile(faults)) return errors[0]?.message ?? "";
  const there = count === 1 ? "There is 1 fault" : `There are ${figure(count)} faults`;
  const named = count > errors.length ? ` The first ${errors.length} of them:` : "";
  return `${there} in the file, and nothing can be imported.${named}`;
}
