/** What one run of `bun test` came to. */
export interface Outcome {
  passed: number;
  failed: number;
}

/**
 * Reads the totals of a JUnit report, which stand on its outermost element.
 * A test that is left out counts as failed: it proves nothing.
 * @param report the report's text; "" when the run wrote none
 * @param exitStatus of the run, which also tells of faults outside any test
 */
export function outcomeOf(report: string, exitStatus: number): Outcome {
  const totals = /<testsuites\b([^>]*)>/.exec(report)?.[1] ?? "";
  const total = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(totals)?.[1] ?? 0);
  const failed = total("failures") + total("errors") + total("skipped");
  const passed = Math.max(0, total("tests") - failed);
  const failedOutside = exitStatus !== 0 && failed === 0;
  const ranNothing = passed + failed === 0;
  return { passed, failed: failedOutside || ranNothing ? failed + 1 : failed };
}

/** More of a message than this says no more than the output above it. */
const MESSAGE_LENGTH = 300;

const FAULT =
  /<testcase name="([^"]*)"[^>]* file="([^"]*)" line="(\d+)"[^>]*>\s*<(?:failure[^>]* message="([^"]*)"|skipped)/g;

/**
 * The tests of a JUnit report that failed or were left out, one line each:
 * `file:line: name: message`.
 */
export function faultsOf(report: string): string[] {
  return [...report.matchAll(FAULT)].map(([, name = "", file, line, message = "left out"]) => {
    const text = `${name}: ${message}`.replace(/&(#?\w+);/g, (whole, code) => TEXTS[code] ?? whole);
    return `${file}:${line}: ${text.replace(/\s+/g, " ").trim().slice(0, MESSAGE_LENGTH)}`;
  });
}

const TEXTS: Partial<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#10": " ",
};
