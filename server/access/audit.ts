import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { and, desc, inArray, lte } from "drizzle-orm";
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
/** What anybody brings about by being refused. */
const REFUSALS: readonly AuditEvent[] = [
  "admin-token-wrong",
  "admin-door-locked",
  "code-locked",
  "password-locked",
  "network-refused",
];
/**
 * A network's wrong tokens and codes are bounded, networks are not: past so many refusals, about 10 MB, the oldest of
 * them go, so that nobody fills the disk by being refused, or pushes out what the administrator did.
 */
export const MOST_REFUSALS = 50_000;
/** How many more there may be before they are counted again. */
const SLACK = 1000;

function forgetRefusals(queries: Store["queries"]): void {
  const isRefusal = inArray(audit.event, [...REFUSALS]);
  const last = queries
    .select({ id: audit.id })
    .from(audit)
    .where(isRefusal)
    .orderBy(desc(audit.id))
    .limit(1)
    .offset(MOST_REFUSALS)
    .get();
  if (last)
    queries
      .delete(audit)
      .where(and(isRefusal, lte(audit.id, last.id)))
      .run();
}

/** @param log is told the event alone: addresses stand in the database and nowhere else */
export function createAudit(
  { queries }: Pick<Store, "queries">,
  clock: () => Date,
  log: Log,
): Audit {
  const isKept = (id: number, event: AuditEvent) =>
    queries.$client.query("SELECT 1 FROM audit WHERE id = ? AND event = ?").get(id, event) !== null;
  return {
    record(event, subject = "", detail = "") {
      const at = clock().getTime();
      const entry = queries
        .insert(audit)
        .values({ at, event, subject, detail })
        .returning({ id: audit.id })
        .get();
      if (entry.id % SLACK === 0 && REFUSALS.includes(event)) forgetRefusals(queries);
      if (!queries.$client.inTransaction) return log.info(event);
      // A transaction is one synchronous step: after it the entry is there, or has gone with it.
      queueMicrotask(() => {
        if (isKept(entry.id, event)) log.info(event);
      });
    },
    removeOld: () =>
      queries
        .delete(audit)
        .where(lte(audit.at, clock().getTime() - KEPT_MS))
        .returning({ id: audit.id })
        .all().length,
  };
}

/** What every entry of a command says of itself. */
export const VIA_COMMAND_LINE = "via the command line";
const BUSY_TIMEOUT_MS = 500;

/**
 * Notes what a command has done to the database of a running server. One at rest, without a log beside it, stays as it
 * is to the byte; one that is not ours to write, or that an older version has made, takes no entry either.
 * @param file the database
 */
export function noteCommand(
  file: string,
  event: AuditEvent,
  subject: string,
  detail = VIA_COMMAND_LINE,
): void {
  if (!existsSync(`${file}-wal`)) return;
  try {
    using database = new Database(file, { readwrite: true, create: false });
    database.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`);
    database.run("INSERT INTO audit (at, event, subject, detail) VALUES (?, ?, ?, ?)", [
      Date.now(),
      event,
      subject,
      detail,
    ]);
  } catch {
    // What was asked for is done.
  }
}
