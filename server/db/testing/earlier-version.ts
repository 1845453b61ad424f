import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { MIGRATIONS_FOLDER } from "../../assets";

/** The first migrations, those an earlier version knew, in a new folder below another. */
export function earlierMigrations(count: number, folder: string): string {
  const earlier = join(folder, "migrations");
  cpSync(MIGRATIONS_FOLDER, earlier, { recursive: true });
  const file = join(earlier, "meta", "_journal.json");
  const journal: { entries: unknown[] } = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return earlier;
}
