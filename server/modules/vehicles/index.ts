import { Elysia, t } from "elysia";
import { REVALIDATE } from "../../http/cache-control";
import { type EncodedBody, encodeText, sendEncoded } from "../../http/content-encoding";
import { vehicle } from "./model";
import type { VehiclesService } from "./service";

/** The platform database, for the page's search. */
export const vehicles = (service: Pick<VehiclesService, "listAsJson">) => {
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
  // The declared answer gives the page its types; Elysia passes a Response on as it is.
  return new Elysia().get(
    "/api/vehicles",
    ({ request }) => sendEncoded(request, current(), REVALIDATE),
    { response: { 200: t.Array(vehicle) } },
  );
};
