/** The attachment of a browser test that holds its figures, as JSON. */
export const MEASUREMENTS = "figures";

/** One line of the table: what was measured, against what, and the goal. */
export interface Measurement {
  what: string;
  /** What it was compared with in the same run; left out where the goal is a figure by itself. */
  against?: string;
  /** Null, as is the goal, where it could not be measured here; `detail` says why. */
  value: number | null;
  /** "×" for a ratio. */
  unit: string;
  /** Null beside a value: what is measured to be known. */
  goal: Goal | null;
  /** The figures behind the value. */
  detail?: string;
}

export type Goal = { atLeast: number } | { atMost: number } | { below: number };

/** What a measurement is given. */
export interface Run {
  /** An empty folder of its own. */
  folder: string;
  /** How long one round of load lasts, in seconds. */
  seconds: number;
  /** How often servers are measured turn by turn; the median of the rounds counts. */
  rounds: number;
  /** How long the soak lasts, in seconds. */
  soakSeconds: number;
}

/** What a file in rows/ exports as `bench`. An error says that it cannot be measured here. */
export interface Bench {
  section: Section;
  measure(run: Run): Promise<Measurement[]>;
}

export type Section = "operator" | "server";

/** Whether the goal is reached; null for what could not be measured. */
export function isMet({ value, goal }: Pick<Measurement, "value" | "goal">): boolean | null {
  if (value === null || Number.isNaN(value) || goal === null) return null;
  if ("atLeast" in goal) return value >= goal.atLeast;
  return "atMost" in goal ? value <= goal.atMost : value < goal.below;
}

/** The middle of the values, the upper one of two; NaN of none. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/**
 * The value below which that part of the values lies; NaN of none.
 * @param part 0 to 1, e.g. 0.95
 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
