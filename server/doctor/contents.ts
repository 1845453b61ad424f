import type { Database } from "bun:sqlite";
import { counted } from "./finding";

/** The names of a database's contents, by table. */
const COUNTED = [
  ["reports", "report"],
  ["cuas_reports", "c-UAS form"],
  ["feedback", "feedback message"],
  ["vehicles", "platform"],
  ["demo_users", "visitor"],
] as const;

/** A database's contents, in words. */
export function contentsOf(database: Database): string {
  const tables = tablesOf(database);
  const counts = COUNTED.flatMap(([table, one]) => {
    // An older version has not made them all.
    const count = tables.has(table) ? rowsIn(database, table) : 0;
    return count > 0 ? [counted(count, one)] : [];
  });
  return counts.join(", ") || "nothing yet";
}

export function tablesOf(database: Database): Set<string> {
  const rows = database.query("SELECT name FROM sqlite_schema WHERE type = 'table'").values();
  return new Set(rows.flat().map(String));
}

function rowsIn(database: Database, table: (typeof COUNTED)[number][0]): number {
  const row = database.query<{ count: number }, []>(`SELECT count(*) AS count FROM ${table}`).get();
  return row?.count ?? 0;
}
