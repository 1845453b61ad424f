import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fromRoot, ROOT } from "../paths";
import { faultsOf, type Outcome, outcomeOf } from "./junit";

const outcomes: Outcome[] = [];
/** What failed, a line each: told once more at the end, where a reader looks first. */
const faults: string[] = [];

/** What failed beside others, a line each: what counts is how it did alone. */
const doubted: string[] = [];

/** Names what failed and is tried once more. */
export function doubt(told: readonly string[]): void {
  doubted.push(...told);
}

/** Counts as failed what could not be run. */
export function missed(what: string): void {
  faults.push(what);
  outcomes.push({ passed: 0, failed: 1 });
}

/** A step that passes or fails as a whole. */
export async function check(
  name: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const isGood = (await step(name, command, env)) === 0;
  if (isGood) outcomes.push({ passed: 1, failed: 0 });
  else missed(name);
  return isGood;
}

/** What a run of tests came to, with a line for each that failed. */
export interface Told extends Outcome {
  faults: string[];
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
  countIn(await run(name, timeout, args, env));
}

/** Counts what a run came to. */
export function countIn({ faults: told, ...outcome }: Told): void {
  outcomes.push(outcome);
  faults.push(...told);
}

/**
 * Runs tests that are not counted yet.
 * @param timeout of one test, in milliseconds
 */
export async function run(
  name: string,
  timeout: number,
  args: string[],
  env: Record<string, string> = {},
): Promise<Told> {
  const file = fromRoot("build", "junit", `${name.replaceAll(" ", "-").toLowerCase()}.xml`);
  mkdirSync(fromRoot("build", "junit"), { recursive: true });
  rmSync(file, { force: true });
  const reporting = ["--reporter=junit", `--reporter-outfile=${file}`];
  const options = ["--only-failures", `--timeout=${timeout}`, ...reporting];
  const status = await step(name, [process.execPath, "test", ...options, ...args], env);
  const report = existsSync(file) ? readFileSync(file, "utf8") : "";
  const outcome = outcomeOf(report, status);
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed`);
  const named = faultsOf(report);
  const unnamed = outcome.failed > 0 && named.length === 0;
  return { ...outcome, faults: unnamed ? [`${name}: status ${status}`] : named };
}

/** Names what failed, and ends with the one line `N passed, N failed` and a status that says the same. */
export function conclude(): never {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  for (const fault of doubted) console.log(`\nFAILED AT FIRST, tried once more: ${fault}`);
  for (const fault of faults) console.log(`\nFAILED ${fault}`);
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
