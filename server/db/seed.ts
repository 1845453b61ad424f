import { and, eq, notInArray } from "drizzle-orm";
import type { PlatformInput } from "../../web/domain/platform";
import type { Queries } from "./open";
import { meta, vehicles } from "./schema";

const HASH_KEY = "built-in-platforms";

/** The Unknown stands after everything else, whatever is imported. */
const UNKNOWN_ORDER = 2_000_000;

/**
 * Brings the built-in platforms up to date, all or none. Rows that a user
 * imported are kept as they are, also where a built-in one has the same id.
 * @returns whether anything was changed
 */
export function seedPlatforms(queries: Queries, platforms: readonly PlatformInput[]): boolean {
  const hash = new Bun.CryptoHasher("sha256").update(JSON.stringify(platforms)).digest("hex");
  return queries.transaction(
    (transaction) => {
      const [stored] = transaction.select().from(meta).where(eq(meta.key, HASH_KEY)).all();
      if (stored?.value === hash) return false;

      const ids = platforms.map((platform) => platform.platformId);
      const isBuiltIn = eq(vehicles.source, "built-in");
      transaction
        .delete(vehicles)
        .where(and(isBuiltIn, notInArray(vehicles.platformId, ids)))
        .run();
      platforms.forEach((platform, place) => {
        const sortOrder = platform.category === "Unknown" ? UNKNOWN_ORDER : place;
        const row = { ...platform, sortOrder, source: "built-in" as const };
        transaction
          .insert(vehicles)
          .values(row)
          .onConflictDoUpdate({ target: vehicles.platformId, set: row, setWhere: isBuiltIn })
          .run();
      });
      transaction
        .insert(meta)
        .values({ key: HASH_KEY, value: hash })
        .onConflictDoUpdate({ target: meta.key, set: { value: hash } })
        .run();
      return true;
    },
    { behavior: "immediate" },
  );
}
