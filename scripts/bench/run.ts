import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Glob } from "bun";
import { fromRoot } from "../paths";
import { runBrowserTest } from "./browser-test";
import { type Bench, MEASUREMENTS, type Measurement, type Run, type Section } from "./measurement";

/** A measurement by its name: that of its file. */
export interface Named {
  name: string;
  section: Section;
  measure(run: Run): Promise<Measurement[]>;
}

/** Every file in rows/, and every journey of the browser that measures. */
export async function findBenches(): Promise<Named[]> {
  const journeys = filesIn(fromRoot("web", "e2e"), "*.bench.ts").map((file): Named => {
    const name = basename(file, ".bench.ts");
    return { name, section: "operator", measure: () => measureInBrowser(name) };
  });
  const rows = filesIn(fromRoot("scripts", "bench", "rows"), "*.ts").map(async (file) => {
    // What every file there exports; one that does not fails when it is run.
    const { bench } = (await import(file)) as { bench: Bench };
    return { ...bench, name: basename(file, ".ts") };
  });
  return [...(await Promise.all(rows)), ...journeys];
}

const filesIn = (folder: string, pattern: string): string[] =>
  [...new Glob(pattern).scanSync({ cwd: folder, absolute: true })].sort();

/** Runs one measurement in a folder of its own. What cannot be measured is a line that says why. */
export async function run(bench: Named, options: Omit<Run, "folder">): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "sightline-bench-"));
  try {
    return await bench.measure({ ...options, folder });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    console.error(`\n${bench.name}: ${said}`);
    const detail = said.trim().split("\n")[0];
    return [{ what: bench.name, value: null, unit: "", goal: null, detail }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is read of Playwright's JSON report. */
interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: Result[] }[] }[];
}
interface Result {
  /** Their bodies are in base64. */
  attachments: { name: string; body?: string }[];
  errors: { message?: string }[];
}

/** Playwright runs the journey, which attaches its figures (`record` of web/e2e/bench-page.ts). */
async function measureInBrowser(name: string): Promise<Measurement[]> {
  const { status, output, errors } = await runBrowserTest([`${name}.bench.ts`, "--reporter=json"], {
    BENCH: "1",
  });
  if (!output.startsWith("{")) throw new Error(`status ${status} ${errors || output}`);
  const results = resultsOf(JSON.parse(output));
  const failures = results.flatMap((each) => each.errors.map(({ message = "" }) => message));
  const measured = results
    .flatMap(({ attachments }) => attachments.filter((each) => each.name === MEASUREMENTS))
    .flatMap(({ body = "" }): Measurement[] => JSON.parse(Buffer.from(body, "base64").toString()));
  if (status !== 0 || measured.length === 0)
    throw new Error(failures.join("\n") || `status ${status}, no figures`);
  return measured;
}

function resultsOf({ suites = [], specs = [] }: Suite): Result[] {
  const own = specs.flatMap(({ tests }) => tests.flatMap((each) => each.results));
  return [...own, ...suites.flatMap(resultsOf)];
}
