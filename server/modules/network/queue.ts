import { count, eq, gt, sql } from "drizzle-orm";
import { networkHubs, reports } from "../../db/schema";
import type { Store } from "../../db/store";
import type { Batch, WireReport } from "./wire";
import { MOST_REPORTS_BYTES } from "./wire-limits";

/** Who sends, and to which hub. */
export interface Way {
  hubId: string;
  laptopId: string;
  laptopName: string;
}

/**
 * The reports that a hub does not have yet. Every saved report is in the queue, in the order in which it was saved,
 * until the hub has said that it has it; those from before the join come first.
 */
export interface Queue {
  /** What is to be sent next, at most so many reports; without any where nothing is. */
  next(way: Way, most: number): Batch;
  /**
   * Notes what the hub has said.
   * @param sentTo the last number that was sent
   * @param receivedTo the number up to which the hub has everything: less than what was sent where it lost something
   */
  settle(hubId: string, sentTo: number, receivedTo: number): void;
  /** How many reports the hub does not have. */
  holds(hubId: string): number;
}

/** Of one call's reports; the rest of what it may bring is for what stands around them. */
const MOST_BYTES = MOST_REPORTS_BYTES - 1024;

export function createQueue({ queries }: Pick<Store, "queries">): Queue {
  const place = queries
    .select({ sentTo: networkHubs.sentTo })
    .from(networkHubs)
    .where(eq(networkHubs.id, sql.placeholder("hubId")))
    .prepare();
  const isDue = gt(reports.id, sql.placeholder("after"));
  const due = queries
    .select()
    .from(reports)
    .where(isDue)
    .orderBy(reports.id)
    .limit(sql.placeholder("most"))
    .prepare();
  const left = queries.select({ count: count() }).from(reports).where(isDue).prepare();
  const sentTo = (hubId: string) => place.get({ hubId })?.sentTo ?? 0;
  const dueAfter = (after: number) => left.get({ after })?.count ?? 0;

  return {
    next({ hubId, laptopId, laptopName }, most) {
      const after = sentTo(hubId);
      const sent: WireReport[] = [];
      let to = after;
      let bytes = 0;
      for (const row of due.all({ after, most })) {
        const { clientId, reportType, content, timestamp, callSign, targetId } = row;
        const report: WireReport = {
          ...{ clientId, reportType, content, timestamp, callSign, targetId },
          ...(row.side && { side: row.side }),
          laptop: row.laptop ?? laptopId,
          laptopName: row.laptopName ?? laptopName,
        };
        bytes += Buffer.byteLength(JSON.stringify(report)) + 1;
        if (sent.length > 0 && bytes > MOST_BYTES) break;
        to = row.id;
        sent.push(report);
      }
      return { after, to, holds: dueAfter(to), reports: sent };
    },

    settle(hubId, sent, receivedTo) {
      const place = { sentTo: Math.min(sent, receivedTo) };
      if (place.sentTo === sentTo(hubId)) return;
      queries
        .insert(networkHubs)
        .values({ id: hubId, ...place })
        .onConflictDoUpdate({ target: networkHubs.id, set: place })
        .run();
    },

    holds: (hubId) => dueAfter(sentTo(hubId)),
  };
}
