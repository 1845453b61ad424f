import { and, asc, count, desc, inArray, or, type SQL } from "drizzle-orm";
import { AUDIT_EVENTS } from "../../../web/domain/admin/audit-events";
import { csvOf } from "../../../web/domain/export/csv";
import { audit } from "../../db/schema";
import { searched } from "../../db/searched";
import type { Store } from "../../db/store";
import { type ListQuery, readOrder, readPage, readWords } from "../../http/list-query";
import type { AuditPage } from "./model";

/** The audit, for the administrator to read. */
export interface AuditService {
  /** A page of it, the newest first unless asked otherwise. @throws ApiError 400 INVALID_QUERY */
  entries(query: ListQuery): AuditPage;
  /** All that the search finds, the newest first, as CSV. @throws ApiError 400 INVALID_QUERY */
  csv(query: Pick<ListQuery, "q">): string;
}

const ORDERS = {
  at: [audit.at, audit.id],
  event: [audit.event, audit.id],
  subject: [audit.subject, audit.id],
} as const;
const FIELDS = ["at", "event", "subject"] as const;

export function createAuditService({ queries }: Pick<Store, "queries">): AuditService {
  return {
    entries(query) {
      const { limit, offset, ...asked } = readPage(query);
      const order = readOrder(query, FIELDS, { by: "at", descending: true });
      const direction = order.descending ? desc : asc;
      const where = found(query.q);
      const rows = queries
        .select()
        .from(audit)
        .where(where)
        .orderBy(...ORDERS[order.by].map((column) => direction(column)))
        .limit(limit)
        .offset(offset)
        .all();
      const total = queries.select({ total: count() }).from(audit).where(where).get()?.total ?? 0;
      return {
        total,
        ...asked,
        entries: rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() })),
      };
    },
    csv({ q }) {
      const rows = queries
        .select()
        .from(audit)
        .where(found(q))
        .orderBy(desc(audit.at), desc(audit.id))
        .all();
      return csvOf([
        ["at", "event", "subject", "detail"],
        ...rows.map(({ at, event, subject, detail }) => [
          new Date(at).toISOString(),
          event,
          subject,
          detail,
        ]),
      ]);
    },
  };
}

/** Entries that hold every word in the subject, the detail, or the event as it is named on the screen. */
function found(q: string | undefined): SQL | undefined {
  return and(
    ...readWords(q).map((word) => {
      const small = word.toLowerCase();
      const events = Object.entries(AUDIT_EVENTS)
        .filter(([event, label]) => `${event} ${label}`.toLowerCase().includes(small))
        .map(([event]) => event);
      return or(searched([word], [audit.subject, audit.detail]), inArray(audit.event, events));
    }),
  );
}
