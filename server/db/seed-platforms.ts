import { and, eq, notInArray, type SQL } from "drizzle-orm";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import { meta, vehicles } from "./schema";
import type { Queries } from "./store";

const HASH_KEY = "built-in-platforms";

/** The Unknown stands after everything else, whatever is imported. */
const UNKNOWN_ORDER = 2_000_000;

/**
 * Brings the built-in platforms up to date, all or none. Rows that a user
 * imported are kept as they are, also where a built-in one has the same id.
 * @returns whether anything was changed
 */
export function seedPlatforms(queries: Queries, platforms: readonly PlatformInput[]): boolean {
  const hash = hashOf(platforms);
  const stored = queries.select().from(meta).where(eq(meta.key, HASH_KEY)).get();
  if (stored?.value === hash) return false;
  queries.transaction((transaction) => put(transaction, platforms, isBuiltIn), {
    behavior: "immediate",
  });
  return true;
}

/**
 * Brings the built-in platforms in again, all or none, whatever has become of them: also
 * where a user imported another in one's place. All else that was imported stays.
 */
export function restorePlatforms(queries: Queries, platforms: readonly PlatformInput[]): void {
  queries.transaction((transaction) => put(transaction, platforms), { behavior: "immediate" });
}

const isBuiltIn = eq(vehicles.source, "built-in");

const hashOf = (platforms: readonly PlatformInput[]) =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(platforms)).digest("hex");

/** @param replaceable which rows with the same id are replaced; all of them unless given */
function put(
  transaction: Pick<Queries, "insert" | "delete">,
  platforms: readonly PlatformInput[],
  replaceable?: SQL,
): void {
  const ids = platforms.map((platform) => platform.platformId);
  transaction
    .delete(vehicles)
    .where(and(isBuiltIn, notInArray(vehicles.platformId, ids)))
    .run();
  platforms.forEach((platform, order) => {
    const sortOrder = platform.category === "Unknown" ? UNKNOWN_ORDER : order;
    const row = { ...platform, sortOrder, source: "built-in" as const };
    transaction
      .insert(vehicles)
      .values(row)
      .onConflictDoUpdate({ target: vehicles.platformId, set: row, setWhere: replaceable })
      .run();
  });
  const value = hashOf(platforms);
  transaction
    .insert(meta)
    .values({ key: HASH_KEY, value })
    .onConflictDoUpdate({ target: meta.key, set: { value } })
    .run();
}
