import { Elysia, t } from "elysia";
import type { Audit } from "../../access/audit";
import { fileAnswer, streamOf } from "../../http/file-answer";
import {
  exportQuery,
  feedbackExportQuery,
  feedbackPage,
  feedbackQuery,
  reportsPage,
  reportsQuery,
} from "./model";
import type { KeptService } from "./service";

/** The saved reports and the feedback, read by the administrator. The gate lets nothing in without a token. */
export const kept = (service: KeptService, audit: Audit, clock: () => Date) =>
  new Elysia({ prefix: "/api/admin" })
    .get("/reports", ({ query }) => service.reports(query), {
      query: reportsQuery,
      response: { 200: reportsPage },
    })
    .get(
      "/reports/export",
      async ({ query }) => {
        const { pieces, contentType, name } = await service.exported(query);
        audit.record("reports-exported", name, queryText(query));
        return fileAnswer(streamOf(pieces), { name, type: contentType });
      },
      { query: exportQuery },
    )
    .get("/feedback", ({ query }) => service.feedback(query), {
      query: feedbackQuery,
      response: { 200: feedbackPage },
    })
    .get(
      "/feedback/export",
      ({ query }) => {
        const text = service.feedbackCsv(query);
        audit.record("feedback-exported", "", queryText(query));
        const day = clock().toISOString().slice(0, 10).replaceAll("-", "");
        const type = "text/csv;charset=utf-8";
        return fileAnswer(text, { name: `sightline-feedback-${day}.csv`, type });
      },
      { query: feedbackExportQuery },
    )
    .post(
      "/feedback/:id/done",
      ({ params }) => {
        // The router has decoded it, and leaves it out where its escapes are broken.
        const id = params.id ?? "";
        service.feedbackDone(id);
        audit.record("feedback-done", id);
        return { done: true as const };
      },
      { response: { 200: t.Object({ done: t.Literal(true) }) } },
    );

/** The filters of an export, from its URL. */
function queryText({ format: _, ...filters }: Record<string, string | undefined>): string {
  return Object.entries(filters)
    .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    .join(" ");
}
