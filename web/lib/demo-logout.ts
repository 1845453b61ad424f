import { answered, api } from "./api";

/**
 * Tells the server that a visitor's session is over. The page forgets it whatever comes of this:
 * a failure is only logged.
 */
export function tellServerOfLogout(sessionToken: string): void {
  // The session is forgotten by now, so the call brings its token along; and the page may be leaving.
  const headers = { authorization: `Bearer ${sessionToken}` };
  answered(api.demo.logout.post({}, { headers, fetch: { keepalive: true } })).catch(
    (error: unknown) => {
      console.warn("demo logout:", error);
    },
  );
}
