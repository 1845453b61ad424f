import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Glob } from "bun";
import { fromRoot } from "../paths";
import type { Bench, Figure, Run, Section } from "./figure";

/** A measurement by its name: that of its file. */
export interface Named {
  name: string;
  section: Section;
  measure(run: Run): Promise<Figure[]>;
}

/** Every file in rows/, and every journey of the browser that measures. */
export async function findBenches(): Promise<Named[]> {
  const journeys = filesIn(fromRoot("web", "e2e"), "*.bench.ts").map((file): Named => {
    const measure = (run: Run) => measureInBrowser(file, run);
    return { name: basename(file, ".bench.ts"), section: "operator", measure };
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
export async function run(bench: Named, options: Omit<Run, "folder">): Promise<Figure[]> {
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

/** `bun test` runs the journey, whose figures come back in a file (`record` of web/e2e/bench-page.ts). */
async function measureInBrowser(file: string, { folder }: Run): Promise<Figure[]> {
  const figures = join(folder, "figures.json");
  const child = Bun.spawn([process.execPath, "test", file, "--timeout", "180000"], {
    cwd: fromRoot(),
    env: { ...process.env, BENCH_FIGURES: figures },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [, said] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  const measured = Bun.file(figures);
  if ((await child.exited) !== 0 || !(await measured.exists())) throw new Error(said);
  return measured.json();
}
