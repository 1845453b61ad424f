import { answered, api } from "./api";

/**
 * Tells the server that a visitor's session is over. The page erases the session either way: a failure is only
 * logged.
 */
export function tellServerOfLogout(sessionToken: string): void {
  // The session is erased by now, so the call carries its token; and the page may be closing.
  const headers = { authorization: `Bearer ${sessionToken}` };
  answered(api.demo.logout.post({}, { headers, fetch: { keepalive: true } })).catch(
    (error: unknown) => {
      console.warn("demo logout:", error);
    },
  );
}
