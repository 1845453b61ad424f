import { runBrowserTest } from "../browser-test";
import type { Bench } from "../measurement";

const MESSAGE = "3 × BM-21, one grid, static, open";

/** The journey of the browser tests counts the keys that it presses, and checks the message. */
export const bench: Bench = {
  section: "operator",
  async measure() {
    const args = ["main-job.spec.ts", "-g", MESSAGE, "--project=journeys", "--reporter=line"];
    const { status, output, errors } = await runBrowserTest(args);
    const count = /keys pressed for 3 × BM-21: (\d+)/.exec(output)?.[1];
    if (status !== 0 || count === undefined) throw new Error(errors || output);
    return [
      {
        what: `Keys pressed for "${MESSAGE}"`,
        value: Number(count),
        unit: "keys",
        goal: { atMost: 40 },
      },
    ];
  },
};
