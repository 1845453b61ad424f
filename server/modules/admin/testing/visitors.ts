/** Visitors of the hosted demonstration, put in at chosen times or signing in as they do. */

import { mailboxOf } from "../../../../web/domain/sign-in/email";
import { DEMO_SESSION_MS } from "../../../access/sessions";
import { demoRequests, demoSessions, demoUsers } from "../../../db/schema";
import type { Mail, Mailer } from "../../../mail/model";
import { createTestServer, type TestServer } from "../../../testing/app";
import { bearer, ONLINE, post } from "./admin";

/** A moment of the test's clock, e.g. `at("2026-11-20T08:00Z")`. */
export const at = (text: string) => Date.parse(text);

export function addVisitor({ store }: TestServer, email: string, createdAt: string): void {
  store.queries
    .insert(demoUsers)
    .values({ email, mailbox: mailboxOf(email), createdAt: at(createdAt) })
    .run();
}

export function addRequests({ store }: TestServer, email: string, ...moments: string[]): void {
  for (const moment of moments) {
    store.queries
      .insert(demoRequests)
      .values({ email, requestedAt: at(moment) })
      .run();
  }
}

interface Ended {
  endedAt: string;
  endedBy: "logout" | "revoked";
}

/** A demonstration of 30 minutes, unless it was ended before. */
export function addSession(
  { store }: TestServer,
  email: string,
  createdAt: string,
  ended?: Ended,
): void {
  store.queries
    .insert(demoSessions)
    .values({
      email,
      tokenHash: `hash-${crypto.randomUUID()}`,
      createdAt: at(createdAt),
      expiresAt: at(createdAt) + DEMO_SESSION_MS,
      ...(ended && { endedAt: at(ended.endedAt), endedBy: ended.endedBy }),
    })
    .run();
}

/** A mail server that keeps what it is given. */
export function keptMail() {
  const letters: Mail[] = [];
  const mailer: Mailer = {
    send: async (letter) => void letters.push(letter),
    state: () => ({ kind: "smtp", last: null }),
    close: () => {},
  };
  return { letters, mailer };
}

/** A demonstration with its mail. */
export function online() {
  const { letters, mailer } = keptMail();
  const server = createTestServer({ config: ONLINE, mailer });
  return { server, letters };
}

/** The code in the last letter. */
export const lastCode = (letters: readonly Mail[]) =>
  /\b\d{6}\b/.exec(letters.at(-1)?.subject ?? "")?.[0] ?? "";

export const requestCode = (server: TestServer, email: string) =>
  post(server, "/api/demo/request-code", { email });

export const verify = (server: TestServer, email: string, code: string) =>
  post(server, "/api/demo/verify", { email, code });

/** @returns the token of the visitor's new session */
export async function signInAsVisitor(
  server: TestServer,
  letters: readonly Mail[],
  email: string,
): Promise<string> {
  await requestCode(server, email);
  const { sessionToken } = await (await verify(server, email, lastCode(letters))).json();
  return String(sessionToken);
}

/** Whether a visitor's token is still good. */
export async function isValid(server: TestServer, token: string): Promise<boolean> {
  const answer = await server.ask("/api/demo/session", { headers: bearer(token) });
  return (await answer.json()).valid;
}
