import { Elysia, t } from "elysia";
import type { Audit } from "../../access/audit";
import { REVALIDATE } from "../../http/cache-control";
import { encodedJson, sendEncoded } from "../../http/content-encoding";
import type { FormatContent, FormatsService } from "./service";

const JSON_TYPE = "application/json;charset=utf-8";

/** Documents as the page gets them; its own types say more of them than a schema here would. */
const documents = t.Object({ formats: t.Array(t.Unknown()), previews: t.Array(t.String()) });

/** The report formats that this server offers. */
export const formats = (service: Pick<FormatsService, "listAsJson">) => {
  const body = encodedJson(service.listAsJson);
  return new Elysia().get(
    "/api/formats",
    ({ request }) => sendEncoded(request, body(), REVALIDATE),
    { response: { 200: documents } },
  );
};

const state = t.Object({
  id: t.String(),
  name: t.String(),
  source: t.UnionEnum(["built-in", "own"]),
  state: t.UnionEnum(["on", "off", "refused"]),
  errors: t.Array(t.Object({ path: t.String(), reason: t.String() })),
  version: t.String(),
});

const SWITCHED = { response: { 200: t.Object({ on: t.Boolean() }) } };

/** The administrator's hand on them. The gate lets nothing in without a token. */
export const adminFormats = (service: FormatsService, audit: Audit) =>
  new Elysia({ prefix: "/api/admin/formats" })
    .get("", () => ({ formats: service.list() }), {
      response: { 200: t.Object({ formats: t.Array(state) }) },
    })
    .get("/:id", ({ params }) => contentAnswer(service.content(idIn(params))))
    .put(
      "/:id",
      ({ params, body, headers }) => {
        service.put(idIn(params), body, {
          isNew: headers["if-none-match"] === "*",
          ifMatch: headers["if-match"],
        });
        audit.record("format-kept", idIn(params));
        return { kept: true as const };
      },
      { response: { 200: t.Object({ kept: t.Literal(true) }) } },
    )
    .delete(
      "/:id",
      ({ params }) => {
        service.remove(idIn(params));
        audit.record("format-deleted", idIn(params));
        return { deleted: true as const };
      },
      { response: { 200: t.Object({ deleted: t.Literal(true) }) } },
    )
    .post(
      "/:id/on",
      ({ params }) => switched({ service, audit, id: idIn(params), on: true }),
      SWITCHED,
    )
    .post(
      "/:id/off",
      ({ params }) => switched({ service, audit, id: idIn(params), on: false }),
      SWITCHED,
    );

/** A file to download, unchanged. */
const contentAnswer = ({ bytes, isJson }: FormatContent): Response =>
  new Response(bytes, {
    headers: { "content-type": isJson ? JSON_TYPE : "application/octet-stream" },
  });

interface Switched {
  service: FormatsService;
  audit: Audit;
  id: string;
  on: boolean;
}

function switched({ service, audit, id, on }: Switched) {
  service.setOn(id, on);
  audit.record(on ? "format-switched-on" : "format-switched-off", id);
  return { on };
}

/** The router has decoded it, and leaves it out where its escapes are broken. */
const idIn = ({ id }: { id?: string }) => id ?? "";
