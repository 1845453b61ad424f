/**
 * Measures what Sightline promises, against its goals, and prints one table; the figures are also
 * written to build/bench.json. Needs `make build`.
 *
 *     bun scripts/bench.ts [name …] [--quick] [--strict]
 *
 * A measurement is a file of its own: in bench/rows/, or a journey web/e2e/*.bench.ts; its name is
 * the file's. SOAK_MINUTES is the length of the soak, 2 unless given. `--quick` tries all of it out;
 * `--strict` ends with status 1 where a goal is missed or could not be measured.
 */

import { mkdirSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { isMet, type Measurement, type Section } from "./bench/measurement";
import { findBenches, run } from "./bench/run";
import { tableOf } from "./bench/table";
import { fromRoot } from "./paths";

const OUTPUT = fromRoot("build", "bench.json");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
  },
});
const soakMinutes = Number(process.env.SOAK_MINUTES || 2);
const options = values.quick
  ? { seconds: 1, rounds: 1, soakSeconds: 10 }
  : { seconds: 2, rounds: 5, soakSeconds: soakMinutes * 60 };

const all = await findBenches();
const unknown = positionals.filter((name) => !all.some((bench) => bench.name === name));
if (unknown.length > 0 || !(soakMinutes > 0)) {
  console.error(
    unknown.length > 0
      ? `There is no ${unknown.join(", ")}; there are ${all.map(({ name }) => name).join(", ")}.`
      : "SOAK_MINUTES must be a number of minutes.",
  );
  process.exit(2);
}

// A busy machine tells little: its load belongs to the figures.
const machine = `${availableParallelism()} cores of ${cpus()[0]?.model ?? "an unknown kind"}, load before ${(loadavg()[0] ?? 0).toFixed(1)}`;
const sections: Record<Section, Measurement[]> = { operator: [], server: [] };
for (const bench of all) {
  if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
  const started = performance.now();
  process.stderr.write(`Measuring ${bench.name} …`);
  sections[bench.section].push(...(await run(bench, options)));
  process.stderr.write(` ${((performance.now() - started) / 1000).toFixed(0)} s\n`);
}
console.log(`\n${tableOf(sections)}\n\n${machine}`);
mkdirSync(fromRoot("build"), { recursive: true });
await Bun.write(
  OUTPUT,
  JSON.stringify({ taken: new Date(), machine, options, ...sections }, null, 2),
);
const isAnyMissed = Object.values(sections)
  .flat()
  .some((measured) => measured.value === null || isMet(measured) === false);
process.exit(values.strict && isAnyMissed ? 1 : 0);
