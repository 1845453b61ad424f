import { t } from "elysia";
import { integer } from "../../http/integer-schema";
import { PAGE_FIELDS } from "../../http/list-query";

export const exportQuery = t.Object({ q: PAGE_FIELDS.q });

export const auditPage = t.Object({
  total: integer,
  page: integer,
  pageSize: integer,
  entries: t.Array(
    t.Object({
      id: integer,
      /** ISO 8601 in UTC. */
      at: t.String(),
      event: t.String(),
      subject: t.String(),
      detail: t.String(),
    }),
  ),
});
export type AuditPage = typeof auditPage.static;
