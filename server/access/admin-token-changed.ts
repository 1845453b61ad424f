import { eq } from "drizzle-orm";
import { adminSessions, meta } from "../db/schema";
import type { Store } from "../db/store";
import { hashOf, isSameSecret } from "./tokens";

const META_KEY = "admin-token";

/** Ends the administrators' sessions where another token opened them: a token that leaked is of no more use. */
export function endSessionsOfOtherToken({ queries }: Pick<Store, "queries">, token: string): void {
  const value = hashOf(token);
  const known = queries.select().from(meta).where(eq(meta.key, META_KEY)).get();
  if (known && isSameSecret(known.value, value)) return;
  queries.transaction(
    (step) => {
      step.delete(adminSessions).run();
      step
        .insert(meta)
        .values({ key: META_KEY, value })
        .onConflictDoUpdate({ target: meta.key, set: { value } })
        .run();
    },
    { behavior: "immediate" },
  );
}
