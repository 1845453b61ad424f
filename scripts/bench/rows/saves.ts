import { Database } from "bun:sqlite";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { EXECUTABLE, startServer } from "../../../server/testing/process";
import { load } from "../load";
import { type Bench, type Measurement, median, type Run } from "../measurement";
import { newReports } from "../requests";
import { withUnit } from "../table";

/** A disk in memory, as Linux has it. */
const MEMORY_DISK = "/dev/shm";

/** Reports that are saved, each a commit that is on the disk before it is answered. */
export const bench: Bench = { section: "server", measure: measureSaves };

async function measureSaves(run: Run): Promise<Measurement[]> {
  const disk = await ratesOn(run);
  const memory = await withoutDisk(run);
  const ratio = withUnit(disk.saves / disk.bare, "×");
  return [
    {
      what: "POST /api/reports/save, a durable commit each",
      against: "bare SQLite, the same commits one by one",
      value: disk.saves,
      unit: "/s",
      goal: { atLeast: 4000 },
      detail: `${ratio} its ${withUnit(disk.bare, "/s")} on the same disk (WAL, synchronous = FULL)${memory}`,
    },
  ];
}

/** The same where writing costs nothing: what is left is our own part. */
async function withoutDisk(run: Run): Promise<string> {
  if (!existsSync(MEMORY_DISK)) return "";
  const folder = mkdtempSync(join(MEMORY_DISK, "sightline-bench-"));
  try {
    const { saves, bare } = await ratesOn({ ...run, folder, rounds: 1 });
    return `; with the data in memory ${withUnit(saves, "/s")} of ${withUnit(bare, "/s")}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Commits a second, turn by turn: saved reports, and rows by SQLite alone. */
async function ratesOn({ folder, seconds, rounds }: Run): Promise<{ saves: number; bare: number }> {
  await using server = await startServer({
    program: EXECUTABLE,
    args: ["--data", "data"],
    cwd: folder,
  });
  const target = { ...server, name: "saves", asked: newReports() };
  await load(target, folder, 1);
  const before = savedIn(folder);
  const saves: number[] = [];
  const bare: number[] = [];
  let answered = 0;
  for (let round = 0; round < rounds; round++) {
    bare.push(bareCommits(folder, seconds));
    const { perSecond, answers } = await load(target, folder, seconds);
    saves.push(perSecond);
    answered += answers;
  }
  const kept = savedIn(folder) - before;
  if (kept < answered) throw new Error(`${answered} saves were answered, ${kept} kept`);
  return { saves: median(saves), bare: median(bare) };
}

function savedIn(folder: string): number {
  using database = new Database(join(folder, "data", "sightline.db"), { readonly: true });
  return Number(database.query("SELECT count(*) FROM reports").values()[0]?.[0]);
}

/** How many rows of a report's size this disk takes a second, each committed by itself. */
export function bareCommits(folder: string, seconds: number): number {
  using database = new Database(join(folder, "bare.db"), { create: true });
  for (const setting of ["journal_mode = WAL", "synchronous = FULL"]) {
    database.run(`PRAGMA ${setting}`);
  }
  database.run("CREATE TABLE IF NOT EXISTS saved (id INTEGER PRIMARY KEY, content TEXT)");
  const insert = database.query("INSERT INTO saved (content) VALUES (?)");
  const content = "x".repeat(350);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) insert.run(content);
  return count / seconds;
}
