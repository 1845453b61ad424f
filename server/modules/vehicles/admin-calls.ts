import { Elysia, t } from "elysia";
import { integer } from "../../http/integer-schema";
import { listQuery } from "../../http/list-query";
import { platformsPage } from "./admin-model";
import type { PlatformsService } from "./admin-service";

const SWITCHED = { response: { 200: t.Object({ on: t.Boolean() }) } };

/** The administrator's Platforms. The gate lets nothing in without a token. */
export const adminPlatforms = (service: PlatformsService) =>
  new Elysia({ prefix: "/api/admin/vehicles" })
    .get("", ({ query }) => service.list(query), {
      query: listQuery,
      response: { 200: platformsPage },
    })
    .post("/import-undo", () => ({ platforms: service.undoImport() }), {
      response: { 200: t.Object({ platforms: integer }) },
    })
    .put(
      "/:platformId",
      ({ params, body, headers }) => {
        service.put(idIn(params), body, headers["if-none-match"] === "*");
        return { kept: true as const };
      },
      { response: { 200: t.Object({ kept: t.Literal(true) }) } },
    )
    .delete(
      "/:platformId",
      ({ params }) => {
        service.remove(idIn(params));
        return { deleted: true as const };
      },
      { response: { 200: t.Object({ deleted: t.Literal(true) }) } },
    )
    .post("/:platformId/on", ({ params }) => switched(service, idIn(params), true), SWITCHED)
    .post("/:platformId/off", ({ params }) => switched(service, idIn(params), false), SWITCHED)
    .post(
      "/:platformId/restore",
      ({ params }) => {
        service.restore(idIn(params));
        return { restored: true as const };
      },
      { response: { 200: t.Object({ restored: t.Literal(true) }) } },
    )
    .post(
      "/:platformId/undo",
      ({ params }) => {
        service.undo(idIn(params));
        return { undone: true as const };
      },
      { response: { 200: t.Object({ undone: t.Literal(true) }) } },
    );

function switched(service: PlatformsService, platformId: string, on: boolean) {
  service.setOn(platformId, on);
  return { on };
}

/** The router has decoded it, and leaves it out where its escapes are broken. */
const idIn = ({ platformId }: { platformId?: string }) => platformId ?? "";
