import { lte } from "drizzle-orm";
import type { AuditEvent } from "../../web/domain/admin/audit-events";
import { audit } from "../db/schema";
import type { Store } from "../db/store";
import type { Log } from "../log";
import { DAY_MS } from "./limits";

/** What was done at the doors and in the administrator's area, and by whom it was suffered. */
export interface Audit {
  /**
   * @param subject whom or what it was done to: an e-mail address, a network, a format; "" for none
   * @param detail what more there is to say of it
   */
  record(event: AuditEvent, subject?: string, detail?: string): void;
  /** Removes what is older than 90 days. @returns how many */
  removeOld(): number;
}

const KEPT_MS = 90 * DAY_MS;
/**
 * A network's wrong tokens and codes are bounded, networks are not: past so many entries, about 10 MB, the oldest go,
 * so that nobody fills the disk by being refused.
 */
export const MOST_ENTRIES = 50_000;

/** @param log is told the event alone: addresses stand in the database and nowhere else */
export function createAudit(
  { queries }: Pick<Store, "queries">,
  clock: () => Date,
  log: Log,
): Audit {
  return {
    record(event, subject = "", detail = "") {
      const at = clock().getTime();
      const entry = queries
        .insert(audit)
        .values({ at, event, subject, detail })
        .returning({ id: audit.id })
        .get();
      queries
        .delete(audit)
        .where(lte(audit.id, entry.id - MOST_ENTRIES))
        .run();
      log.info(event);
    },
    removeOld: () =>
      queries
        .delete(audit)
        .where(lte(audit.at, clock().getTime() - KEPT_MS))
        .returning({ id: audit.id })
        .all().length,
  };
}
