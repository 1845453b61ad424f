import { expect, test } from "bun:test";
import { join } from "node:path";
import { openTestStore, temporaryFolder } from "../testing/app";

/** All that indexes, checks and defaults call; SQLite has had each since before 3.35, of 2021. */
const OLD_FUNCTIONS = ["coalesce", "max", "min"];
/** Words that a bracket follows, and that are no functions. */
const WORDS = [
  "and",
  "check",
  "default",
  "in",
  "key",
  "on",
  "references",
  "table",
  "unique",
  "values",
];

test("every SQLite since 3.35 can check the tables and their indexes", () => {
  using folder = temporaryFolder();
  const store = openTestStore(join(folder.path, "sightline.db"));
  const found = store.queries.$client
    .query<{ sql: string }, []>(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'",
    )
    .all();
  store.close();
  expect(found.length).toBeGreaterThan(30);
  const called = new Set<string>();
  for (const { sql } of found) {
    // Without names and texts in quotes, and the table that an index is on.
    const plain = sql.replace(/`[^`]*`|"[^"]*"|'[^']*'/g, "x").toLowerCase();
    for (const [, name = ""] of plain.matchAll(/\b([a-z_]\w*)\s*\(/g))
      if (name !== "x" && !WORDS.includes(name)) called.add(name);
    // Of 3.37 and later.
    expect(plain).not.toMatch(/\bstrict\b|->|'subsec'|\bgenerated\b/);
    expect(sql).not.toContain("subsec");
  }
  expect([...called].sort()).toEqual(OLD_FUNCTIONS);
});
