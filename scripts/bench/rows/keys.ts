import { fromRoot } from "../../paths";
import type { Bench } from "../figure";

const JOURNEY = "./web/e2e/main-job.test.ts";
const MESSAGE = "3 × BM-21, one grid, static, open";

/** The journey of the browser tests counts the keys that it presses, and checks the message. */
export const bench: Bench = {
  section: "operator",
  async measure() {
    const child = Bun.spawn(
      [process.execPath, "test", JOURNEY, "-t", MESSAGE, "--timeout", "60000"],
      { cwd: fromRoot(), stdio: ["ignore", "pipe", "pipe"] },
    );
    const [said, failed] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    const count = /keys pressed for 3 × BM-21: (\d+)/.exec(said)?.[1];
    if ((await child.exited) !== 0 || count === undefined) throw new Error(`${JOURNEY}: ${failed}`);
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
