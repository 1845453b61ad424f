import { desc, max } from "drizzle-orm";
import { momentOf } from "../../../web/domain/messages/message";
import { once } from "../../../web/domain/once";
import { isIsoTimestamp } from "../../../web/domain/time/bound";
import { createInsertOnce } from "../../db/insert-once";
import { reports } from "../../db/schema";
import type { Store } from "../../db/store";
import { invalidFields } from "../../errors";
import type { ReportToSave } from "./model";

export interface ReportsService {
  /**
   * Keeps a report, durably, before it returns. A client id that is already
   * kept changes nothing, whatever else comes with it.
   * @throws ApiError 422 that names the wrong fields
   */
  save(report: ReportToSave): { id: number; isNew: boolean };
  /** The latest time at which one was taken in, as ISO 8601; null without one. */
  newestAt(): string | null;
}

/** How many of the last saved reports are asked for the time. */
const LAST_SAVED = 1000;

/**
 * @param isKnown whether a report may bear the name of its type
 * @param onSaved a new report is kept
 */
export function createReportsService(
  { queries }: Store,
  clock: () => Date,
  isKnown: (reportType: string) => boolean,
  onSaved: () => void = () => {},
): ReportsService {
  const insert = createInsertOnce(queries, reports);

  // The latest among the last: a clock that is set back later still stands before them.
  const last = queries
    .select({ receivedAt: reports.receivedAt })
    .from(reports)
    .orderBy(desc(reports.id))
    .limit(LAST_SAVED)
    .as("last");
  const newest = once(() =>
    queries
      .select({ at: max(last.receivedAt) })
      .from(last)
      .prepare(),
  );

  return {
    newestAt: () => newest().get()?.at ?? null,

    save(report) {
      const callSign = given(report.callSign);
      const targetId = given(report.targetId);
      if (!isKnown(report.reportType)) throw invalidFields(["reportType"]);
      if (!isIsoTimestamp(report.timestamp)) throw invalidFields(["timestamp"]);
      if (callSign === null && targetId === null) throw invalidFields(["callSign or targetId"]);

      const clientId = report.clientId ?? crypto.randomUUID();
      const receivedAt = clock().toISOString();
      const { reportType, content, timestamp, received = false, side = null } = report;
      const saved = insert({
        clientId,
        reportType,
        content,
        timestamp,
        callSign,
        targetId,
        receivedAt,
        received,
        side,
        observedAt: momentOf(content, timestamp),
        ...{ laptop: null, laptopName: null },
      });
      if (saved.isNew) onSaved();
      return saved;
    },
  };
}

const given = (text: string | null | undefined) => (text?.trim() ? text : null);
