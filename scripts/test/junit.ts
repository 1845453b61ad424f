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
