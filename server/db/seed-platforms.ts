import { and, eq, inArray, notInArray, type SQL } from "drizzle-orm";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import { atOnce } from "./at-once";
import { changePlatforms, type Step } from "./platform-history";
import { meta, vehicles, vehiclesOff } from "./schema";
import type { Queries } from "./store";

const VERSION_KEY = "built-in-platforms";

/** The Unknown is last, whatever is imported. */
const UNKNOWN_ORDER = 2_000_000;

/**
 * Brings the built-in platforms up to date, all or none. Rows that a user
 * imported are kept as they are, also where a built-in one has the same id.
 * @param version names what they are; where it is the stored one they are not read
 * @returns whether anything was changed
 */
export function seedPlatforms(
  queries: Queries,
  platforms: () => readonly PlatformInput[],
  version = hashOf(platforms()),
): boolean {
  const stored = queries.select().from(meta).where(eq(meta.key, VERSION_KEY)).get();
  if (stored?.value === version) return false;
  atOnce(queries, (transaction) => {
    put(transaction, platforms(), isBuiltIn);
    transaction
      .insert(meta)
      .values({ key: VERSION_KEY, value: version })
      .onConflictDoUpdate({ target: meta.key, set: { value: version } })
      .run();
  });
  return true;
}

/**
 * Restores the built-in platforms, all or none, whatever has happened to them: even if an import replaced one, or one
 * was switched off. All other imports stay. It can be undone like an import.
 */
export function restorePlatforms(queries: Queries, platforms: readonly PlatformInput[]): void {
  const ids = platforms.map((platform) => platform.platformId);
  changePlatforms(queries, "import", ids, (step) => {
    put(step, platforms);
    step.delete(vehiclesOff).where(inArray(vehiclesOff.platformId, ids)).run();
  });
}

/** The row of a built-in platform; null if none has the id. */
export function builtInRow(platforms: readonly PlatformInput[], platformId: string) {
  const order = platforms.findIndex((platform) => platform.platformId === platformId);
  const platform = platforms[order];
  return platform ? rowOf(platform, order) : null;
}

const rowOf = (platform: PlatformInput, order: number) => ({
  ...platform,
  sortOrder: platform.category === "Unknown" ? UNKNOWN_ORDER : order,
  source: "built-in" as const,
});

const isBuiltIn = eq(vehicles.source, "built-in");

const hashOf = (platforms: readonly PlatformInput[]) =>
  new Bun.CryptoHasher("sha256").update(JSON.stringify(platforms)).digest("hex");

/** @param replaceable which rows with the same id are replaced; all of them unless given */
function put(transaction: Step, platforms: readonly PlatformInput[], replaceable?: SQL): void {
  const ids = platforms.map((platform) => platform.platformId);
  transaction
    .delete(vehicles)
    .where(and(isBuiltIn, notInArray(vehicles.platformId, ids)))
    .run();
  platforms.forEach((platform, order) => {
    const row = rowOf(platform, order);
    transaction
      .insert(vehicles)
      .values(row)
      .onConflictDoUpdate({ target: vehicles.platformId, set: row, setWhere: replaceable })
      .run();
  });
}
