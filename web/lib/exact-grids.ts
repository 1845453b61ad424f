/** How exact the newest grids are that the maps have given since the sign-in: kept, as the drafts that hold them are. */
import { formatGrid, type GridReference } from "../domain/grid/grid";
import { onForgotten } from "./session";
import { EXACT_KEY, forget, keep, kept } from "./storage";

/** More than all drafts hold. */
const MOST_KEPT = 200;

let exactness = new Map(keptExactness());
onForgotten(() => {
  exactness.clear();
  forget(EXACT_KEY);
});

function keptExactness(): [grid: string, exact: number | null][] {
  const list = kept(EXACT_KEY);
  return Array.isArray(list) ? list.filter(isGridWithExact) : [];
}

function isGridWithExact(one: unknown): one is [string, number | null] {
  if (!Array.isArray(one)) return false;
  const [grid, exact] = one;
  return typeof grid === "string" && (exact === null || typeof exact === "number");
}

/**
 * Keeps how exact a grid is: its digits alone do not say it, and reports hold no more.
 * @param grid as it is written: "34UFE 123 678"
 * @param exact metres; null for one that is typed, which is as exact as its digits
 */
export function keepExactness(grid: string, exact: number | null): void {
  // What another window of this browser has kept meanwhile stays.
  const others = [...exactness, ...keptExactness()].filter(([other]) => other !== grid);
  exactness = new Map([...new Map(others), [grid, exact] as const].slice(-MOST_KEPT));
  keep(EXACT_KEY, [...exactness]);
}

/** Metres that a grid may be off, if a map gave it; null for any other. */
export function exactnessOf({ gzd, coordinates }: GridReference): number | null {
  return exactness.get(formatGrid(gzd, coordinates)) ?? null;
}
