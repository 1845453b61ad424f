/** The steps of a test run, what they came to by the runners' own reports, and the one line that it ends with. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fromRoot, ROOT } from "../paths";

let passed = 0;
let failed = 0;
/** What failed, and why if the runner says so: repeated at the end, where a reader looks first. */
const failures: string[] = [];

/** Counts as failed what could not be run. */
export function missed(what: string): void {
  failed += 1;
  failures.push(what);
}

/** A step that passes or fails as a whole. Where it `isHeld`, others run beside it: what it says stands together at its end. */
export async function check(
  name: string,
  command: string[],
  { env = {}, isHeld = false }: { env?: Record<string, string>; isHeld?: boolean } = {},
): Promise<boolean> {
  const { status } = await run(name, command, env, isHeld);
  if (status === 0) passed += 1;
  else missed(name);
  return status === 0;
}

/** Where `bun test` leaves its report. */
const BUN_REPORT = fromRoot("build", "bun-tests.xml");

/** Runs `bun test` with the given arguments, counts its tests, and names its slowest files. */
export async function bunTests(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  rmSync(BUN_REPORT, { force: true });
  const report = ["--reporter=junit", `--reporter-outfile=${BUN_REPORT}`];
  const command = [process.execPath, "test", "--only-failures", ...report, ...args];
  const { status, output } = await run(name, command, env);
  const closing = closingLines(output);
  passed += closing.passed;
  failed += closing.failed;
  failures.push(...closing.names.map((test) => `${name}: ${test}`));
  // A fault outside any test, or a run that found none.
  if (closing.failed === 0 && (status !== 0 || closing.passed === 0))
    missed(`${name}: status ${status}`);
  const slowest = existsSync(BUN_REPORT) ? slowestFiles(readFileSync(BUN_REPORT, "utf8")) : [];
  console.log(["== Slowest files:", ...slowest].join("\n   "));
}

/** One more than there are cores, because some wait: for mail that does not come, for a lock, for a map to be noticed. */
export const AT_ONCE = `--parallel=${availableParallelism() + 1}`;

/** What other steps test: in a browser, against the executable, in the hands of other programs. */
const OTHER_STEPS = ["web/e2e/**", "server/executable/**", "scripts/soak/**"];

/** Runs the unit and API tests with the given arguments of `bun test`. */
export const unitTests = (args: string[], env: Record<string, string> = {}) =>
  bunTests(
    "Unit and API tests",
    [
      // A fresh module registry for each file costs more than it is worth.
      ...[AT_ONCE, "--no-isolate"],
      ...["./web", "./server", "./data", "./scripts"],
      ...OTHER_STEPS.map((each) => `--path-ignore-patterns=${each}`),
      ...args,
    ],
    env,
  );

const SLOWEST = 5;

/** The files that took longest and how long, from `bun test`'s JUnit report: a file is a suite of the first level. */
export function slowestFiles(report: string): string[] {
  return [...report.matchAll(/^ {2}<testsuite name="([^"]*)".* time="([\d.]+)"/gm)]
    .map(([, file = "", seconds]) => ({ file, seconds: Number(seconds) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1)} s  ${file}`);
}

/**
 * What `bun test` says at its end. A test that is left out counts as failed: it proves nothing.
 * @param output all that it wrote
 */
export function closingLines(output: string): { passed: number; failed: number; names: string[] } {
  const count = (word: string) =>
    Number(new RegExp(`^ *(\\d+) ${word}s?$`, "m").exec(output)?.[1] ?? 0);
  const names = [...output.matchAll(/^\(fail\) (.*?)(?: \[[\d.]+ms\])?$/gm)].map(
    ([, test = ""]) => test,
  );
  return {
    passed: count("pass"),
    failed: count("fail") + count("error") + count("skip") + count("todo"),
    names: [...new Set(names)],
  };
}

/** The parts of Playwright's JSON report that are read. */
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { results: { errors: { message?: string }[] }[] }[];
}

/** Where `web/e2e/playwright.config.ts` has Playwright leave its report. */
const BROWSER_REPORT = fromRoot("build", "browser-tests.json");

/** Runs the browser tests with the given arguments of Playwright's, and counts them. */
export async function browserTests(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  rmSync(BROWSER_REPORT, { force: true });
  // `--bun`: if there is no Node.js, and for what the tests take from Bun.
  const command = [process.execPath, "x", "--bun", "playwright", "test", "-c", "web/e2e", ...args];
  const { status } = await run(name, command, env);
  if (!existsSync(BROWSER_REPORT)) {
    missed(`${name}: no report, status ${status}`);
    return;
  }
  const report: BrowserReport = JSON.parse(readFileSync(BROWSER_REPORT, "utf8"));
  const { expected, unexpected, flaky, skipped } = report.stats;
  passed += expected;
  failed += unexpected + flaky + skipped;
  failures.push(...report.suites.flatMap(failedIn).map((test) => `${name}: ${test}`));
  for (const { message = "an error" } of report.errors) missed(`${name}: ${message}`);
  if (expected === 0 || (status !== 0 && unexpected === 0)) missed(`${name}: status ${status}`);
}

function failedIn({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.filter(({ ok }) => !ok);
  return [
    ...own.map((spec) => `${spec.file}:${spec.line}: ${spec.title}${reasons(spec)}`),
    ...suites.flatMap(failedIn),
  ];
}

/** Enough of an error to see what was expected and what was there. */
const MESSAGE_LINES = 15;

/** The reason, for a reader who has only the end of the output. */
function reasons({ tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  return errors
    .flatMap(({ message = "" }) => Bun.stripANSI(message).split("\n").slice(0, MESSAGE_LINES))
    .map((line) => `\n  ${line}`)
    .join("");
}

/** Names what failed, and ends with the one line `N passed, N failed` and a status that says the same. */
export function conclude(): never {
  for (const failure of failures) console.log(`\nFAILED ${failure}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Runs a command, whose output goes on to the terminal: at once, or held until the end. */
async function run(
  name: string,
  command: string[],
  env: Record<string, string>,
  isHeld = false,
): Promise<{ status: number; output: string }> {
  if (!isHeld) console.log(`\n== ${name}`);
  const started = performance.now();
  const child = Bun.spawn(command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const forward = async (from: ReadableStream<Uint8Array>, to: NodeJS.WriteStream) => {
    const decoder = new TextDecoder();
    for await (const chunk of from) {
      output += decoder.decode(chunk, { stream: true });
      if (!isHeld) to.write(chunk);
    }
  };
  await Promise.all([forward(child.stdout, process.stdout), forward(child.stderr, process.stderr)]);
  const status = await child.exited;
  if (isHeld) console.log(`\n== ${name}\n${output.trimEnd()}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? "good" : "FAILED"} after ${seconds} s`);
  return { status, output };
}
