import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fromRoot, ROOT } from "../paths";
import { type Outcome, outcomeOf } from "./junit";

const outcomes: Outcome[] = [];

/** Counts what no step of its own stands for. */
export function count(outcome: Outcome): void {
  outcomes.push(outcome);
}

/** A step that passes or fails as a whole. */
export async function check(
  name: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const isGood = (await step(name, command, env)) === 0;
  count(isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return isGood;
}

/**
 * A step that counts its tests.
 * @param timeout of one test, in milliseconds
 */
export async function tests(
  name: string,
  timeout: number,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const file = fromRoot("build", "junit", `${name.replaceAll(" ", "-").toLowerCase()}.xml`);
  mkdirSync(fromRoot("build", "junit"), { recursive: true });
  rmSync(file, { force: true });
  const reporting = ["--reporter=junit", `--reporter-outfile=${file}`];
  const options = ["--only-failures", `--timeout=${timeout}`, ...reporting];
  const status = await step(name, [process.execPath, "test", ...options, ...args], env);
  const outcome = outcomeOf(existsSync(file) ? readFileSync(file, "utf8") : "", status);
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  count(outcome);
}

/** Ends the run with the one line `N passed, N failed`, and a status that says the same. */
export function conclude(): never {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

async function step(
  name: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<number> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const status = await child.exited;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? "good" : "FAILED"} after ${seconds} s`);
  return status;
}
