import { Elysia } from "elysia";
import type { Audit } from "../../access/audit";
import { fileAnswer } from "../../http/file-answer";
import { listQuery } from "../../http/list-query";
import { auditPage, exportQuery } from "./model";
import type { AuditService } from "./service";

/** The audit of the administrator's area and of sign-in attempts. The gate requires a token. */
export const auditLog = (service: AuditService, audit: Audit, clock: () => Date) =>
  new Elysia({ prefix: "/api/admin/audit" })
    .get("", ({ query }) => service.entries(query), {
      query: listQuery,
      response: { 200: auditPage },
    })
    .get(
      "/export",
      ({ query }) => {
        const text = service.csv(query);
        audit.record("audit-exported", "", query.q ?? "");
        const day = clock().toISOString().slice(0, 10).replaceAll("-", "");
        const type = "text/csv;charset=utf-8";
        return fileAnswer(text, { name: `sightline-audit-${day}.csv`, type });
      },
      { query: exportQuery },
    );
