import { Elysia, t } from "elysia";
import { invalidFields } from "../../errors";
import { bearerToken } from "../../http/bearer-token";
import { addressOf } from "../../http/client-address";
import { integer } from "../../http/integer-schema";
import { listQuery } from "../../http/list-query";
import {
  analytics,
  dashboard,
  isVehicleListBody,
  login,
  newSession,
  removed,
  requests,
  sessions,
  users,
  vehicleList,
} from "./model";
import type { AdminService } from "./service";

/** The administrator's area. The gate before the framework lets nothing but the login through without a token. */
export const admin = (service: AdminService) =>
  new Elysia({ prefix: "/api/admin" })
    .post("/login", ({ body, request }) => service.logIn(body.token ?? "", addressOf(request)), {
      body: login,
      response: { 200: newSession },
    })
    .post(
      "/logout",
      ({ request }) => {
        service.logOut(bearerToken(request));
        return { ok: true as const };
      },
      { response: { 200: t.Object({ ok: t.Literal(true) }) } },
    )
    .get("/dashboard", () => service.dashboard(), { response: { 200: dashboard } })
    .get("/users", ({ query }) => service.users(query), {
      query: listQuery,
      response: { 200: users },
    })
    .get("/sessions", ({ query }) => service.activeSessions(query), {
      query: listQuery,
      response: { 200: sessions },
    })
    .get("/requests", ({ query }) => service.requests(query), {
      query: listQuery,
      response: { 200: requests },
    })
    .get("/analytics", () => service.analytics(), { response: { 200: analytics } })
    .post(
      "/users/:email/revoke-sessions",
      ({ params }) => ({ revoked: service.revokeSessions(emailIn(params)) }),
      { response: { 200: t.Object({ revoked: integer }) } },
    )
    .post(
      "/users/:email/reset-limits",
      ({ params }) => {
        service.resetLimits(emailIn(params));
        return { reset: true as const };
      },
      { response: { 200: t.Object({ reset: t.Literal(true) }) } },
    )
    .post(
      "/users/:email/unlock",
      ({ params }) => {
        service.unlock(emailIn(params));
        return { unlocked: true as const };
      },
      { response: { 200: t.Object({ unlocked: t.Literal(true) }) } },
    )
    .delete(
      "/users/:email",
      ({ params }) => {
        service.deleteUser(emailIn(params));
        return { deleted: true as const };
      },
      { response: { 200: t.Object({ deleted: t.Literal(true) }) } },
    )
    .post("/cleanup", () => service.cleanUp(), { response: { 200: removed } })
    .post("/import-vehicles", ({ body }) => ({ count: service.importPlatforms(body.vehicles) }), {
      transform: ({ body }) => {
        if (!isVehicleListBody(body)) throw invalidFields(["the body"]);
      },
      body: vehicleList,
      response: { 200: t.Object({ count: integer }) },
    });

/** The router has decoded it, and leaves it out where its escapes are broken. */
const emailIn = ({ email }: { email?: string }) => email ?? "";
