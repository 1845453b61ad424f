import { eq } from "drizzle-orm";
import { meta } from "../db/schema";
import type { Store } from "../db/store";
import type { Log } from "../log";

/** Where `sightline doctor` finds when a proxy was seen that is not trusted (ISO 8601); gone with the next start. */
export const UNTRUSTED_PROXY_KEY = "untrusted-proxy";

/** Looks at a request for what only a proxy writes. */
export type ProxyWarning = (request: Request) => void;

/** Says once that callers come through a proxy which is not trusted: all of them count as one network. */
export function createProxyWarning({ queries }: Pick<Store, "queries">, log: Log): ProxyWarning {
  queries.delete(meta).where(eq(meta.key, UNTRUSTED_PROXY_KEY)).run();
  let isSaid = false;
  return (request) => {
    if (isSaid || !request.headers.has("x-forwarded-for")) return;
    isSaid = true;
    log.warn("proxy-not-trusted", {
      advice:
        "X-Forwarded-For arrives and TRUST_PROXY is not set: wrong tokens of one caller lock all of them out.",
    });
    const value = new Date().toISOString();
    try {
      queries.insert(meta).values({ key: UNTRUSTED_PROXY_KEY, value }).onConflictDoNothing().run();
    } catch {
      // A full disk must not refuse the call; the log has it.
    }
  };
}
