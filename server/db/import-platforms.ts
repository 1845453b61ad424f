import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import { changePlatforms } from "./platform-history";
import { type VEHICLE_CHANGES, vehicles } from "./schema";
import type { Queries } from "./store";

/** Imported platforms follow the built-in ones, in the order in which they came. */
const IMPORTED_ORDER = 1_000_000;

/**
 * Adds platforms, or replaces those with the same platformId, all or none. A
 * built-in one that is replaced keeps its id and place, and counts as imported
 * from then on, so that no newer executable takes it back. One that is switched
 * off stays so. It can be undone.
 */
export function importPlatforms(
  queries: Queries,
  platforms: readonly PlatformInput[],
  kind: (typeof VEHICLE_CHANGES)[number] = "import",
): void {
  const { id: _, ...columns } = getTableColumns(vehicles);
  const { sortOrder: __, ...replaced } = columns;
  const values = mapValues(columns, (name) => sql.placeholder(name));
  const newValues: Record<string, SQL> = mapValues(replaced, (_, { name }) =>
    sql.raw(`excluded.${name}`),
  );
  const ids = platforms.map((platform) => platform.platformId);
  changePlatforms(queries, kind, ids, (step) => {
    // One prepared statement: 50,000 rows that are built one by one take ten times as long.
    const insert = step
      .insert(vehicles)
      .values(values)
      .onConflictDoUpdate({ target: vehicles.platformId, set: newValues })
      .prepare();
    for (const platform of platforms) {
      insert.run({ ...platform, sortOrder: IMPORTED_ORDER, source: "imported" });
    }
  });
}

/** The same keys with other values. */
export function mapValues<Key extends string, Value, Result>(
  record: Record<Key, Value>,
  make: (name: Key, value: Value) => Result,
): Record<Key, Result> {
  const entries = Object.entries(record) as [Key, Value][]; // the columns' own names
  return Object.fromEntries(entries.map(([name, value]) => [name, make(name, value)])) as Record<
    Key,
    Result
  >; // one entry for each key above
}
