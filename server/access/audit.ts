import { Database } from "bun:sqlite";
import { existsSync } from "node:fs";
import { and, desc, inArray, lte } from "drizzle-orm";
import type { AuditEvent } from "../../web/domain/admin/audit-events";
import { audit } from "../db/schema";
import type { Store } from "../db/store";
import type { Log } from "../log";
import { DAY_MS } from "./limits";

/** The audit of sign-in attempts and of the administrator's area. */
export interface Audit {
  /**
   * @param subject whom or what it concerns: an e-mail address, a network, a format; "" for none
   * @param detail what more there is to say of it
   */
  record(event: AuditEvent, subject?: string, detail?: string): void;
  /** Removes what is older than 90 days. @returns how many */
  removeOld(): number;
}

const KEPT_MS = 90 * DAY_MS;
/** Events that anyone can cause by being refused. */
const REFUSALS: readonly AuditEvent[] = [
  "admin-token-wrong",
  "admin-door-locked",
  "code-locked",
  "password-locked",
  "network-refused",
  "network-call-refused",
];
/**
 * Each network's wrong tokens and codes are limited, but the number of networks is not: past this many refusals,
 * about 10 MB, the oldest are deleted, so that nobody can fill the disk by being refused, or push out the
 * administrator's actions.
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

/** @param log gets only the event: addresses are in the database and nowhere else */
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
 * Notes what a command has done to the database of a running server. An idle database is not modified, nor is one that
 * we may not write or that an older version has made.
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
