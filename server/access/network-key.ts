import { eq } from "drizzle-orm";
import { meta } from "../db/schema";
import type { Store } from "../db/store";
import { createToken } from "./tokens";

const META_KEY = "network-key";

/**
 * Names a client's address without keeping it: a hash with a key that never leaves this database.
 * The key outlives a restart, and with it the counts.
 */
export function createNetworkKeys({
  queries,
}: Pick<Store, "queries">): (address: string) => string {
  let secret: string | undefined;
  return (address) => {
    secret ??= readOrMake(queries);
    const hash = new Bun.CryptoHasher("sha256", secret).update(address);
    return hash.digest("base64url").slice(0, 22);
  };
}

function readOrMake(queries: Store["queries"]): string {
  queries.insert(meta).values({ key: META_KEY, value: createToken() }).onConflictDoNothing().run();
  return queries.select().from(meta).where(eq(meta.key, META_KEY)).get()?.value ?? "";
}
