import { and, desc, eq, getTableColumns, gte, lt, max, min, ne, notExists, sql } from "drizzle-orm";
import { atOnce } from "./at-once";
import {
  type VEHICLE_CHANGES,
  vehicleChanges,
  vehicleStates,
  vehicles,
  vehiclesOff,
} from "./schema";
import type { Queries } from "./store";

/** Part of a transaction. */
export type Step = Pick<Queries, "select" | "insert" | "delete" | "run">;

/** The row that a platform of the built-in set has today; null if none has the id. */
export type BuiltInRow = (platformId: string) => typeof vehicles.$inferInsert | null;

/**
 * Does something to platforms, all or nothing, and keeps how each of them was before.
 * @param platformIds all that `act` may change, each once
 */
export function changePlatforms(
  queries: Queries,
  kind: (typeof VEHICLE_CHANGES)[number],
  platformIds: readonly string[],
  act: (step: Step) => void,
): void {
  atOnce(queries, (step) => {
    const change = step
      .insert(vehicleChanges)
      .values({ kind, at: Date.now() })
      .returning({ id: vehicleChanges.id })
      .get();
    if (kind === "import") forgetImportsBefore(step, change.id);
    keepStates(step, change.id, platformIds);
    act(step);
  });
}

/** What taking back the last import would do; null if there is none. */
export function lastImport(queries: Queries) {
  const last = newestImport(queries);
  if (!last) return null;
  const count = sql<number>`count(DISTINCT ${vehicleStates.platformId})`;
  const edits = sql<number>`count(DISTINCT CASE WHEN ${vehicleStates.changeId} > ${last.id} THEN ${vehicleStates.changeId} END)`;
  const counted = queries
    .select({ platforms: count, edits })
    .from(vehicleStates)
    .where(gte(vehicleStates.changeId, last.id))
    .get();
  return { at: last.at, platforms: counted?.platforms ?? 0, edits: counted?.edits ?? 0 };
}

/**
 * Makes the table what it was before the last import: the import and every change since are gone. Built-in platforms
 * become what they are in today's executable.
 * @returns how many platforms were put back; null if there is no import to undo
 */
export function undoLastImport(queries: Queries, builtInRow: BuiltInRow): number | null {
  return atOnce(queries, (step) => {
    const last = newestImport(step);
    if (!last) return null;
    const isSince = gte(vehicleStates.changeId, last.id);
    // The first state of each since then is the one before the import.
    const firsts = step
      .select({ id: min(vehicleStates.id).as("first") })
      .from(vehicleStates)
      .where(isSince)
      .groupBy(vehicleStates.platformId);
    const states = step
      .select()
      .from(vehicleStates)
      .where(sql`${vehicleStates.id} IN ${firsts}`)
      .all();
    for (const state of states) putBack(step, state, builtInRow);
    step.delete(vehicleChanges).where(gte(vehicleChanges.id, last.id)).run();
    return states.length;
  });
}

/**
 * Takes the last change of one platform back, be it an edit's or an import's.
 * @returns whether there was one
 */
export function undoLastChange(
  queries: Queries,
  platformId: string,
  builtInRow: BuiltInRow,
): boolean {
  return atOnce(queries, (step) => {
    const state = step
      .select()
      .from(vehicleStates)
      .where(eq(vehicleStates.platformId, platformId))
      .orderBy(desc(vehicleStates.id))
      .limit(1)
      .get();
    if (!state) return false;
    putBack(step, state, builtInRow);
    step.delete(vehicleStates).where(eq(vehicleStates.id, state.id)).run();
    return true;
  });
}

const newestImport = (step: Step) =>
  step
    .select()
    .from(vehicleChanges)
    .where(eq(vehicleChanges.kind, "import"))
    .orderBy(desc(vehicleChanges.id))
    .limit(1)
    .get();

/** Only the last import is undone, and 50,000 rows are not to be kept for each that there ever was. */
function forgetImportsBefore(step: Step, changeId: number): void {
  const earlier = step
    .select({ platformId: vehicleStates.platformId, until: max(vehicleStates.id).as("until") })
    .from(vehicleStates)
    .innerJoin(vehicleChanges, eq(vehicleChanges.id, vehicleStates.changeId))
    .where(and(eq(vehicleChanges.kind, "import"), lt(vehicleChanges.id, changeId)))
    .groupBy(vehicleStates.platformId)
    .as("earlier");
  // A state from before such an import goes too: it would be put back past what the import brought.
  const forgotten = step
    .select({ id: vehicleStates.id })
    .from(vehicleStates)
    .innerJoin(earlier, eq(earlier.platformId, vehicleStates.platformId))
    .where(sql`${vehicleStates.id} <= ${earlier.until}`);
  step.delete(vehicleStates).where(sql`${vehicleStates.id} IN ${forgotten}`).run();
  const states = step
    .select({ id: vehicleStates.id })
    .from(vehicleStates)
    .where(eq(vehicleStates.changeId, vehicleChanges.id));
  step
    .delete(vehicleChanges)
    .where(and(ne(vehicleChanges.id, changeId), notExists(states)))
    .run();
}

/** One statement, however many there are. */
function keepStates(step: Step, changeId: number, platformIds: readonly string[]): void {
  const fields = Object.entries(getTableColumns(vehicles)).map(([name, column]) => {
    const value = column.dataType === "json" ? sql`json(${column})` : sql`${column}`;
    return sql`${sql.raw(`'${name}'`)}, ${value}`;
  });
  const row = sql`SELECT json_object(${sql.join(fields, sql`, `)}) FROM ${vehicles} WHERE ${vehicles.platformId} = ids.value`;
  const isOff = sql`EXISTS (SELECT 1 FROM ${vehiclesOff} WHERE ${vehiclesOff.platformId} = ids.value)`;
  step.run(
    sql`INSERT INTO ${vehicleStates} (change_id, platform_id, "row", is_off) SELECT ${changeId}, ids.value, (${row}), ${isOff} FROM json_each(${JSON.stringify(platformIds)}) AS ids`,
  );
}

function putBack(
  step: Step,
  { platformId, row, isOff }: typeof vehicleStates.$inferSelect,
  builtInRow: BuiltInRow,
): void {
  const before = row?.source === "imported" ? row : builtInRow(platformId);
  const isThis = eq(vehicles.platformId, platformId);
  if (before) {
    const { id: _, ...set } = before;
    step
      .insert(vehicles)
      .values(before)
      .onConflictDoUpdate({ target: vehicles.platformId, set })
      .run();
  } else step.delete(vehicles).where(isThis).run();
  step.delete(vehiclesOff).where(eq(vehiclesOff.platformId, platformId)).run();
  if (isOff && before) step.insert(vehiclesOff).values({ platformId }).run();
}
