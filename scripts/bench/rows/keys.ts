import { runBrowserTest } from "../browser-test";
import type { Bench } from "../measurement";

const MESSAGE = "3 × BM-21, one grid, static, open";

/** What the journeys of the browser tests print of the keys that they press, and the most that each may be. */
const COUNTS = [
  { what: "by the line", pattern: /by the line: (\d+)/, most: 28 },
  { what: "by the line in the last square", pattern: /in the last square: (\d+)/, most: 23 },
  { what: "the same again", pattern: /again: (\d+)/, most: 14 },
  { what: "by the form", pattern: /keys pressed for 3 × BM-21: (\d+)/, most: 31 },
] as const;

/** The journeys count the keys that they press, and check the message. */
export const bench: Bench = {
  section: "operator",
  async measure() {
    const tests = [
      "main-job.spec.ts",
      "line.spec.ts",
      "-g",
      "3 × BM-21, one grid|the standard sighting",
    ];
    const args = [...tests, "--project=journeys", "--reporter=line"];
    const { status, output, errors } = await runBrowserTest(args);
    return COUNTS.map(({ what, pattern, most }) => {
      const count = pattern.exec(output)?.[1];
      if (status !== 0 || count === undefined) throw new Error(errors || output);
      return {
        what: `Keys pressed for "${MESSAGE}", ${what}`,
        value: Number(count),
        unit: "keys",
        goal: { atMost: most },
      };
    });
  },
};
