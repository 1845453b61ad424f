import { Elysia, t } from "elysia";
import { stampedName } from "../../../web/domain/stamped-name";
import { invalidFields } from "../../errors";
import { bearerToken } from "../../http/bearer-token";
import { addressOf } from "../../http/client-address";
import { fileAnswer } from "../../http/file-answer";
import { integer } from "../../http/integer-schema";
import { listQuery } from "../../http/list-query";
import { patiently } from "../../http/patience";
import {
  adminSessionList,
  analytics,
  blockedList,
  dashboard,
  isVehicleListBody,
  login,
  newSession,
  removed,
  requests,
  sessions,
  testLetter,
  users,
  vehicleList,
  visitorHistory,
} from "./model";
import type { AdminService } from "./service";

/** The administrator's area. The gate before the framework lets nothing but the login through without a token. */
export const admin = (service: AdminService, clock: () => Date) =>
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
    .get("/users/:email/history", ({ params }) => service.history(emailIn(params)), {
      response: { 200: visitorHistory },
    })
    .get("/users/:email/export", ({ params }) => {
      const text = `${JSON.stringify(service.exportVisitor(emailIn(params)), null, 2)}\n`;
      const name = stampedName("visitor", clock(), "json");
      return fileAnswer(text, { name, type: "application/json;charset=utf-8" });
    })
    .get("/blocked", () => service.blockedList(), { response: { 200: blockedList } })
    .put("/blocked/:address", ({ params }) => service.block(addressIn(params)), {
      response: { 200: t.Object({ address: t.String(), revoked: integer }) },
    })
    .delete(
      "/blocked/:address",
      ({ params }) => {
        service.unblock(addressIn(params));
        return { unblocked: true as const };
      },
      { response: { 200: t.Object({ unblocked: t.Literal(true) }) } },
    )
    .get("/admin-sessions", ({ request }) => service.adminSessions(bearerToken(request)), {
      response: { 200: adminSessionList },
    })
    .post(
      "/admin-sessions/end-others",
      ({ request }) => ({ ended: service.endOtherAdmins(bearerToken(request)) }),
      { response: { 200: t.Object({ ended: integer }) } },
    )
    .post(
      "/test-letter",
      async ({ body }) => {
        await service.sendTestLetter(body.to);
        return { sent: true as const };
      },
      { body: testLetter, response: { 200: t.Object({ sent: t.Literal(true) }) } },
    )
    .get("/backup", async ({ request }) => {
      const { name, content } = await patiently(request, service.backup);
      return fileAnswer(content, { name, type: "application/x-tar" });
    })
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
const addressIn = ({ address }: { address?: string }) => address ?? "";
