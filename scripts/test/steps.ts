/** The steps of a test run, what they came to by the runners' own reports, and the one line that it ends with. */
import { existsSync, readFileSync, rmSync } from "node:fs";
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

/** A step that passes or fails as a whole. */
export async function check(
  name: string,
  command: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const { status } = await run(name, command, env);
  if (status === 0) passed += 1;
  else missed(name);
  return status === 0;
}

/** Runs `bun test` with the given arguments, and counts its tests. */
export async function bunTests(
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const { status, output } = await run(
    name,
    [process.execPath, "test", "--only-failures", ...args],
    env,
  );
  const closing = closingLines(output);
  passed += closing.passed;
  failed += closing.failed;
  failures.push(...closing.names.map((test) => `${name}: ${test}`));
  // A fault outside any test, or a run that found none.
  if (closing.failed === 0 && (status !== 0 || closing.passed === 0))
    missed(`${name}: status ${status}`);
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

/** Runs a command, whose output goes on to the terminal. */
async function run(
  name: string,
  command: string[],
  env: Record<string, string>,
): Promise<{ status: number; output: string }> {
  console.log(`\n== ${name}`);
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
      to.write(chunk);
    }
  };
  await Promise.all([forward(child.stdout, process.stdout), forward(child.stderr, process.stderr)]);
  const status = await child.exited;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${status === 0 ? "good" : "FAILED"} after ${seconds} s`);
  return { status, output };
}
