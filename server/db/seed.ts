import { and, eq, notInArray } from "drizzle-orm";
import type { PlatformRecord } from "../../web/domain/platform";
import type { Queries } from "./open";
import { meta, vehicles } from "./schema";

const HASH_KEY = "built-in-platforms";

/** A platform as it is built in; the Unknown has neither symbol code nor sub-category. */
export type BuiltInPlatform = Omit<PlatformRecord, "sidcCode" | "subCategory"> & {
  sidcCode: string | null;
  subCategory: string | null;
  imageUrl?: string | null;
};

/**
 * Brings the built-in platforms up to date, all or none. Rows that a user
 * imported are kept as they are, also where a built-in one has the same id.
 * @returns whether anything was changed
 */
export function seedPlatforms(queries: Queries, platforms: readonly BuiltInPlatform[]): boolean {
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
      platforms.forEach((platform, sortOrder) => {
        const row = { imageUrl: null, ...platform, sortOrder, source: "built-in" as const };
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
