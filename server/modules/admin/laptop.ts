import { count, desc, inArray } from "drizzle-orm";
import { BACKUP_EVENTS, isBackupLate } from "../../../web/domain/admin/audit-events";
import { splitMessage } from "../../../web/domain/messages/message";
import { audit, reports } from "../../db/schema";
import { freeBytes } from "../../disk";
import { isoTime, isoTimeOrNull } from "./daily-counts";
import type { AdminDependencies } from "./dependencies";
import type { Dashboard } from "./model";

const EXAMINED_EVERY_MS = 10 * 60_000;

/** What the sergeant who runs a laptop needs to know of it; null in the hosted demonstration. */
export function createLaptop({
  store: { queries },
  config,
  clock,
  log,
  faults,
}: Pick<AdminDependencies, "store" | "config" | "clock" | "log" | "faults">) {
  let doctor: NonNullable<Dashboard["laptop"]>["doctor"] = null;
  let examinedAt = Number.NEGATIVE_INFINITY;

  /** Has everything checked while somebody looks. What it finds is told with the next answer. */
  async function examine(now: number): Promise<void> {
    if (Math.abs(now - examinedAt) < EXAMINED_EVERY_MS) return;
    examinedAt = now;
    try {
      doctor = { faults: await faults(), at: isoTime(now) };
    } catch (error) {
      log.warn("doctor-failed", { reason: String(error) });
      doctor = { faults: ["It could not be run"], at: isoTime(now) };
    }
  }

  return (): Dashboard["laptop"] => {
    if (config.mode === "online") return null;
    void examine(clock().getTime());
    const last = queries.select().from(reports).orderBy(desc(reports.id)).limit(1).get();
    const backup = queries
      .select({ at: audit.at })
      .from(audit)
      .where(inArray(audit.event, [...BACKUP_EVENTS]))
      .orderBy(desc(audit.id))
      .limit(1)
      .get();
    const first = queries.select().from(reports).orderBy(reports.id).limit(1).get();
    const kept = {
      oldest: first?.receivedAt ?? null,
      newest: last?.receivedAt ?? null,
      backupAt: backup?.at ?? null,
    };
    return {
      reports: queries.select({ count: count() }).from(reports).get()?.count ?? 0,
      lastReport: last
        ? { name: splitMessage(last.content)?.[0] ?? last.reportType, savedAt: last.receivedAt }
        : null,
      freeBytes: freeBytes(config.dataFolder),
      lastBackupAt: isoTimeOrNull(kept.backupAt),
      isBackupLate: isBackupLate(kept, clock()),
      doctor,
    };
  };
}
