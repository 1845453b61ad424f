import { Elysia } from "elysia";
import { bearerToken } from "../../http/bearer-token";
import { addressOf } from "../../http/client-address";
import {
  accounts,
  codeAnswer,
  codeCheck,
  codeRequest,
  done,
  newSession,
  passwordCheck,
  sessionAnswer,
} from "./model";
import type { DemoService } from "./service";

/** How a visitor of the hosted demonstration gets in, and out. */
export const demo = (service: DemoService) =>
  new Elysia({ prefix: "/api/demo" })
    .get("/unlimited-accounts", () => ({ emails: service.accounts() }), {
      response: { 200: accounts },
    })
    .post(
      "/request-code",
      ({ body, request }) => service.requestCode(body.email, addressOf(request)),
      {
        body: codeRequest,
        response: { 200: codeAnswer },
      },
    )
    .post("/verify", ({ body, request }) => service.verify(body, addressOf(request)), {
      body: codeCheck,
      response: { 200: newSession },
    })
    .post("/password-login", ({ body, request }) => service.logIn(body, addressOf(request)), {
      body: passwordCheck,
      response: { 200: newSession },
    })
    .get("/session", ({ request }) => service.session(bearerToken(request)), {
      response: { 200: sessionAnswer },
    })
    .post(
      "/logout",
      ({ request }) => {
        service.logOut(bearerToken(request));
        return { ok: true as const };
      },
      { response: { 200: done } },
    );
