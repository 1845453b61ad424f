import { and, eq, gt, isNotNull, max, sql } from "drizzle-orm";
import { momentOf } from "../../../web/domain/messages/message";
import { readLaptopName } from "../../../web/domain/network/laptop-name";
import type { Side } from "../../../web/domain/platforms/affiliation";
import { isIsoTimestamp } from "../../../web/domain/time/bound";
import { hashOf } from "../../access/tokens";
import { atOnce } from "../../db/at-once";
import { prepareInsert } from "../../db/insert-once";
import { networkLaptops, reports } from "../../db/schema";
import type { Store } from "../../db/store";
import { invalidFields } from "../../errors";
import type { Laptop } from "./laptops";
import type { Batch, WireReport } from "./wire";

/** What a hub has of other laptops' reports. */
export interface Taken {
  /**
   * Takes a batch of a laptop, all or nothing and durably, before it returns. What is there already is not taken twice.
   * @returns the number up to which everything of that laptop is here, and how many reports were new
   * @throws ApiError 422
   */
  take(from: Sending, batch: Batch): { receivedTo: number; added: number };
  /** How many reports of a laptop were new here. */
  count(laptopId: string): number;
  /** The reports that came over the network after one of them, by its id, the oldest first. */
  after(id: number, limit: number): ReceivedReport[];
  /** The id of the newest report, whoever wrote it; 0 for none. */
  newest(): number;
}

/** The laptop that brings reports: its own, and those of laptops below it. */
export type Sending = Pick<Laptop, "id" | "name">;

export interface ReceivedReport {
  id: number;
  clientId: string;
  content: string;
  receivedAt: string;
  side: Side | null;
  laptopName: string;
}

export function createTaken({ queries }: Pick<Store, "queries">, clock: () => Date): Taken {
  const insert = prepareInsert(queries, reports);
  const find = queries
    .select({ reportType: reports.reportType, content: reports.content })
    .from(reports)
    .where(eq(reports.clientId, sql.placeholder("clientId")))
    .prepare();
  const keepPlace = queries
    .insert(networkLaptops)
    .values({
      id: sql.placeholder("id"),
      receivedTo: sql.placeholder("receivedTo"),
      reports: sql.placeholder("reports"),
    })
    .onConflictDoUpdate({
      target: networkLaptops.id,
      set: { receivedTo: sql`excluded.received_to`, reports: sql`excluded.reports` },
    })
    .prepare();
  const newest = queries
    .select({ id: max(reports.id) })
    .from(reports)
    .prepare();
  const place = queries
    .select()
    .from(networkLaptops)
    .where(eq(networkLaptops.id, sql.placeholder("id")))
    .prepare();

  /** @returns whether it is new */
  function keep(report: WireReport, from: Sending, receivedAt: string): boolean {
    const row = {
      ...report,
      side: report.side ?? null,
      receivedAt,
      received: true,
      observedAt: momentOf(report.content, report.timestamp),
      // It has the name under which it joined, whatever it calls itself.
      laptopName: report.laptop === from.id ? from.name : report.laptopName,
    };
    if (insert.get(row)) return true;
    const kept = find.get({ clientId: report.clientId });
    if (kept?.content === report.content && kept.reportType === report.reportType) return false;
    // Two reports under one client id: the second gets one of its own, always the same.
    return insert.get({ ...row, clientId: idOfContent(report) }) !== undefined;
  }

  return {
    take(from, { after, to, reports: brought }) {
      if (to < after) throw invalidFields(["to"]);
      for (const [at, { timestamp, laptopName }] of brought.entries()) {
        if (!isIsoTimestamp(timestamp)) throw invalidFields([`reports/${at}/timestamp`]);
        if (readLaptopName(laptopName) !== laptopName)
          throw invalidFields([`reports/${at}/laptopName`]);
      }
      return atOnce(queries, () => {
        const before = place.get({ id: from.id }) ?? { receivedTo: 0, reports: 0 };
        // Something before these is missing, for this database is an older copy: it is to be sent again.
        if (after > before.receivedTo) return { receivedTo: before.receivedTo, added: 0 };
        const receivedAt = clock().toISOString();
        const added = brought.filter((report) => keep(report, from, receivedAt)).length;
        const now = { receivedTo: to, reports: before.reports + added };
        if (to !== before.receivedTo || added > 0) keepPlace.run({ id: from.id, ...now });
        return { receivedTo: to, added };
      });
    },

    newest: () => newest.get()?.id ?? 0,

    count: (laptopId) => place.get({ id: laptopId })?.reports ?? 0,

    after: (id, limit) =>
      queries
        .select({
          id: reports.id,
          clientId: reports.clientId,
          content: reports.content,
          receivedAt: reports.receivedAt,
          side: reports.side,
          laptopName: sql<string>`coalesce(${reports.laptopName}, '')`,
        })
        .from(reports)
        .where(and(gt(reports.id, id), isNotNull(reports.laptop)))
        .orderBy(reports.id)
        .limit(limit)
        .all(),
  };
}

const ID_LENGTH = 64;

function idOfContent({ clientId, reportType, content }: WireReport): string {
  const text = JSON.stringify([clientId, reportType, content]);
  return hashOf(text).slice(0, ID_LENGTH);
}
