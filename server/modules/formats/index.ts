import { Elysia, t } from "elysia";
import { type EncodedBody, encodeText, sendEncoded } from "../../http/encoded";
import { ASK_AGAIN } from "../../http/lifetime";
import type { FormatsService } from "./service";

/** A document as the page gets it; the page's own types say more of it than a schema here would. */
const documents = t.Object({ formats: t.Array(t.Unknown()) });

/** The report formats that this server offers. */
export const formats = (service: Pick<FormatsService, "listAsJson">) => {
  let json: string | undefined;
  let body: EncodedBody | undefined;
  const current = () => {
    const latest = service.listAsJson();
    if (body === undefined || latest !== json) {
      json = latest;
      body = encodeText(latest, "application/json;charset=utf-8");
    }
    return body;
  };
  return new Elysia().get(
    "/api/formats",
    ({ request }) => sendEncoded(request, current(), ASK_AGAIN),
    { response: { 200: documents } },
  );
};
