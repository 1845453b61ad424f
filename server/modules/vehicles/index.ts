import { Elysia, t } from "elysia";
import { REVALIDATE } from "../../http/cache-control";
import { encodedJson, sendEncoded } from "../../http/content-encoding";
import { vehicle } from "./model";
import type { VehiclesService } from "./service";

/** The platform database, for the page's search. */
export const vehicles = (service: Pick<VehiclesService, "listAsJson">) => {
  const body = encodedJson(service.listAsJson);
  // The declared answer gives the page its types; Elysia passes a Response on as it is.
  return new Elysia().get(
    "/api/vehicles",
    ({ request }) => sendEncoded(request, body(), REVALIDATE),
    { response: { 200: t.Array(vehicle) } },
  );
};
