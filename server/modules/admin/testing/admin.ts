/** The administrator in the tests. */

import type { Config } from "../../../config";
import { NO_SECRETS } from "../../../config";
import { JSON_TYPE } from "../../../testing/api-table";
import { TEST_ADMIN_TOKEN, type TestServer } from "../../../testing/app";

/** An account that logs in with a password. */
export const ACCOUNT = "display@sightline.example";

/** The hosted demonstration. */
export const ONLINE = {
  mode: "online",
  secrets: { ...NO_SECRETS, adminToken: TEST_ADMIN_TOKEN, demoAccounts: [ACCOUNT] },
} satisfies Partial<Config>;

/** Tries a token at the administrator's door. */
export const tryToken = (server: TestServer, token: string, peer?: string) =>
  post(server, "/api/admin/login", { token }, {}, peer);

/** Posts JSON. */
export const post = (
  server: TestServer,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  peer?: string,
) =>
  server.ask(
    path,
    { method: "POST", headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) },
    peer,
  );

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** @returns the token of a new session */
export async function signInAsAdmin(server: TestServer): Promise<string> {
  const answer = await tryToken(server, TEST_ADMIN_TOKEN);
  const { sessionToken } = await answer.json();
  return String(sessionToken);
}

/** Signs in, and asks as the administrator from then on. */
export async function asAdmin(server: TestServer) {
  const headers = bearer(await signInAsAdmin(server));
  const ask = (path: string, method = "GET") =>
    server.ask(`/api/admin/${path}`, {
      method,
      ...(method === "GET" ? { headers } : { headers: { ...headers, ...JSON_TYPE }, body: "{}" }),
    });
  return {
    ask,
    /** What a screen's call answers. */
    async read(path: "dashboard" | "users" | "analytics") {
      return (await ask(path)).json();
    },
    /** An action on one visitor; the e-mail goes into the path as a page would write it. */
    act: (email: string, action: "revoke-sessions" | "reset-limits" | "delete") => {
      const path = `users/${encodeURIComponent(email)}`;
      return action === "delete" ? ask(path, "DELETE") : ask(`${path}/${action}`, "POST");
    },
    importPlatforms: (body: unknown) => post(server, "/api/admin/import-vehicles", body, headers),
    /** For what the calls above do not send. */
    headers,
  };
}
