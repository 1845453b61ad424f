import { Elysia, t } from "elysia";
import type { Audit } from "../../access/audit";
import { integer } from "../../http/integer-schema";
import { platformsPage, platformsQuery } from "./admin-model";
import type { PlatformsService } from "./admin-service";

const SWITCHED = { response: { 200: t.Object({ on: t.Boolean() }) } };

/** The administrator's Platforms. The gate lets nothing in without a token. */
export const adminPlatforms = (service: PlatformsService, audit: Audit) =>
  new Elysia({ prefix: "/api/admin/vehicles" })
    .get("", ({ query }) => service.list(query), {
      query: platformsQuery,
      response: { 200: platformsPage },
    })
    .post(
      "/import-undo",
      () => {
        const platforms = service.undoImport();
        audit.record("import-undone", "", `${platforms} platforms`);
        return { platforms };
      },
      {
        response: { 200: t.Object({ platforms: integer }) },
      },
    )
    .put(
      "/:platformId",
      ({ params, body, headers }) => {
        const version = service.put(idIn(params), body, {
          isNew: headers["if-none-match"] === "*",
          ifMatch: headers["if-match"],
        });
        audit.record("platform-kept", idIn(params));
        return { kept: true as const, version };
      },
      { response: { 200: t.Object({ kept: t.Literal(true), version: t.String() }) } },
    )
    .delete(
      "/:platformId",
      ({ params }) => {
        service.remove(idIn(params));
        audit.record("platform-deleted", idIn(params));
        return { deleted: true as const };
      },
      { response: { 200: t.Object({ deleted: t.Literal(true) }) } },
    )
    .post(
      "/:platformId/on",
      ({ params }) => {
        if (service.setOn(idIn(params), true)) audit.record("platform-switched-on", idIn(params));
        return { on: true };
      },
      SWITCHED,
    )
    .post(
      "/:platformId/off",
      ({ params }) => {
        if (service.setOn(idIn(params), false)) audit.record("platform-switched-off", idIn(params));
        return { on: false };
      },
      SWITCHED,
    )
    .post(
      "/:platformId/restore",
      ({ params }) => {
        service.restore(idIn(params));
        audit.record("platform-restored", idIn(params));
        return { restored: true as const };
      },
      { response: { 200: t.Object({ restored: t.Literal(true) }) } },
    )
    .post(
      "/:platformId/undo",
      ({ params, headers }) => {
        service.undo(idIn(params), headers["if-match"]);
        audit.record("platform-undone", idIn(params));
        return { undone: true as const };
      },
      { response: { 200: t.Object({ undone: t.Literal(true) }) } },
    );

/** The router has decoded it, and leaves it out where its escapes are broken. */
const idIn = ({ platformId }: { platformId?: string }) => platformId ?? "";
