/** What /ready shows of a laptop. */

/**
 * From good to bad: `none` is not there and need not be, `skip` could not be looked at, `warn` is worth a look, `FAIL` is
 * to be mended.
 */
export const READY_LEVELS = ["ok", "none", "skip", "warn", "FAIL"] as const;
export type ReadyLevel = (typeof READY_LEVELS)[number];

/** What the lines are called, in their order. */
const NAMES = {
  clock: "Clock",
  disk: "Disk",
  database: "Database",
  map: "Own map",
  heights: "Heights",
  clipboard: "Clipboard",
  storage: "Storage",
  camera: "Camera",
  backup: "Last backup",
  network: "Joined laptops",
} as const;
export type ReadyLine = keyof typeof NAMES;
export const READY_LINES = Object.keys(NAMES) as [ReadyLine, ...ReadyLine[]];

/** Something found out about one of the lines. */
export interface ReadyFinding {
  line: ReadyLine;
  level: ReadyLevel;
  /** In whole sentences. */
  says: string;
  /** What to do about it, in whole sentences; "" for nothing. */
  toDo: string;
}

/** A line as it is shown. */
export interface ReadyRow extends ReadyFinding {
  name: string;
}

const worse = (one: ReadyLevel, other: ReadyLevel) =>
  READY_LEVELS.indexOf(one) - READY_LEVELS.indexOf(other);

/**
 * The ten rows: of each line its worst findings, or what stands there where there are none.
 * @param isServerHeard whether the server has said what it found
 */
export function readyRows(
  findings: readonly ReadyFinding[],
  isServerHeard: boolean,
): readonly ReadyRow[] {
  return READY_LINES.map((line): ReadyRow => {
    const own = findings.filter((finding) => finding.line === line);
    const level = own
      .map((finding) => finding.level)
      .toSorted(worse)
      .at(-1);
    const name = NAMES[line];
    if (level === undefined) return { line, name, ...withoutFinding(line, isServerHeard) };
    const worst = own.filter((finding) => finding.level === level);
    const all = (part: "says" | "toDo") =>
      worst
        .map((finding) => finding[part])
        .filter((text, at, texts) => text !== "" && texts.indexOf(text) === at)
        .join(" ");
    return { line, name, level, says: all("says"), toDo: all("toDo") };
  });
}

/** A laptop that has joined no other, and that no other has joined, has nothing to be looked at. */
function withoutFinding(line: ReadyLine, isServerHeard: boolean) {
  return line === "network" && isServerHeard
    ? ({ level: "none", says: "No other laptop is joined.", toDo: "" } as const)
    : ({ level: "skip", says: "Not looked at.", toDo: "" } as const);
}

/** What the rows come to, in a heading, and the row to begin with; null where all that is there is well. */
export function readyOutcome(rows: readonly ReadyRow[]): {
  level: ReadyLevel;
  title: string;
  first: ReadyRow | null;
} {
  const worst =
    rows
      .map((row) => row.level)
      .toSorted(worse)
      .at(-1) ?? "skip";
  const level = worst === "none" ? "ok" : worst;
  const first = rows.filter((row) => row.level === level);
  const names = new Intl.ListFormat("en-GB").format(first.map(({ name }) => name));
  const title = {
    ok: "Ready",
    skip: `Not all looked at: ${names}`,
    warn: `Ready, but look at: ${names}`,
    FAIL: `Not ready, mend: ${names}`,
  }[level];
  return { level, title, first: (level !== "ok" && first[0]) || null };
}
