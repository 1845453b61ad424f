import { eq, getTableColumns, sql } from "drizzle-orm";
import { once } from "../../web/domain/once";
import { mapValues } from "./import-platforms";
import type { cuasReports, reports } from "./schema";
import type { Queries } from "./store";

/** What is saved under a client id, so that the same save twice is one. */
type Table = typeof reports | typeof cuasReports;

/** The statement that adds a row; it gives its id, or nothing where its client id is there already. */
export function prepareInsert(queries: Queries, given: Table) {
  const table = given as typeof reports; // of either, the columns are its own
  const { id: _, ...columns } = getTableColumns(table);
  return (
    queries
      .insert(table)
      .values(mapValues(columns, (name) => sql.placeholder(name)))
      // The unique index decides, so that two saves at the same moment cannot both be new.
      .onConflictDoNothing({ target: table.clientId })
      .returning({ id: table.id })
      .prepare()
  );
}

/** Saves rows, each once. @returns takes a row; gives its id, and whether it was not there before */
export function createInsertOnce<T extends Table>(queries: Queries, table: T) {
  const insert = once(() => prepareInsert(queries, table));
  const find = once(() =>
    queries
      .select({ id: table.id })
      .from<Table>(table)
      .where(eq(table.clientId, sql.placeholder("clientId")))
      .prepare(),
  );
  return (row: Required<Omit<T["$inferInsert"], "id">>): { id: number; isNew: boolean } => {
    const inserted = insert().get(row);
    if (inserted) return { id: inserted.id, isNew: true };
    const kept = find().get({ clientId: row.clientId });
    if (!kept) throw new Error("A report was neither inserted nor found.");
    return { id: kept.id, isNew: false };
  };
}
