import type { RateLimits } from "../../../access/rate-limits";
import { NO_SECRETS, type Secrets } from "../../../config";
import { JSON_TYPE } from "../../../testing/api-table";
import { createTestServer, TEST_ADMIN_TOKEN } from "../../../testing/app";
import { createPostbox } from "./postbox";

export const ANN = "ann@example.org";
/** An account that logs in with a password. */
export const ACCOUNT = "display@sightline.example";
export const PASSWORD = "correct horse";
/** The hash of the password above, at the lowest cost of argon2id: tests check many. */
export const PASSWORD_HASH = Bun.password.hashSync(PASSWORD, {
  algorithm: "argon2id",
  memoryCost: 8,
  timeCost: 1,
});

export const TILES_URL = "https://tiles.example/{z}/{x}/{y}.png";

interface DemoOptions {
  secrets?: Partial<Secrets>;
  limits?: RateLimits;
}

/** A call's response. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The hosted demonstration with a postbox of its own, and calls as the page makes them. */
export function openDemo({ secrets = {}, limits }: DemoOptions = {}) {
  const postbox = createPostbox();
  const server = createTestServer({
    config: {
      mode: "online",
      tilesUrl: TILES_URL,
      secrets: {
        ...NO_SECRETS,
        adminToken: TEST_ADMIN_TOKEN,
        demoAccounts: [ACCOUNT],
        demoPasswordHash: PASSWORD_HASH,
        ...secrets,
      },
    },
    mailer: postbox.mailer,
    ...(limits && { limits }),
  });

  async function call(path: string, init: RequestInit, peer?: string): Promise<Answer> {
    const answer = await server.ask(`/api/demo/${path}`, init, peer);
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  }
  const post = (path: string, body: unknown, peer?: string, headers: HeadersInit = {}) => {
    const init = { method: "POST", headers: new Headers(headers), body: JSON.stringify(body) };
    init.headers.set("content-type", JSON_TYPE["content-type"]);
    return call(path, init, peer);
  };
  const verify = (email: string, code: string, peer?: string, headers?: HeadersInit) =>
    post("verify", { email, code }, peer, headers);

  return {
    ...server,
    postbox,
    call,
    post,
    requestCode: (email: string, peer?: string) => post("request-code", { email }, peer),
    verify,
    logInWith: (email: string, password: string, peer?: string) =>
      post("password-login", { email, password }, peer),
    session: (token: string) => call("session", { headers: bearer(token) }),
    logOut: (token: string) => post("logout", {}, undefined, bearer(token)),
    /** Asks for a code without waiting for the resend pause, and gives it back. */
    async newCode(email: string): Promise<string> {
      const answer = await post("request-code", { email });
      if (answer.status !== 200) throw new Error(`No code: ${JSON.stringify(answer.body)}`);
      return postbox.codeFor(email);
    },
    /** Signs in with a code. @returns the session's token */
    async signIn(email: string): Promise<string> {
      const code = await this.newCode(email);
      const { body } = await verify(email, code);
      return String(body.sessionToken);
    },
  };
}

export type Demo = ReturnType<typeof openDemo>;

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
