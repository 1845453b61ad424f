/** Whose token a call carries. The admin calls carry the administrator's, all others the demonstration's. */
export type Bearer = "demo" | "admin";

const tokens: Record<Bearer, string | null> = { demo: null, admin: null };
const refused: Partial<Record<Bearer, () => void>> = {};

/** Gives the token that calls carry from now on; null for none. */
export function setBearer(whose: Bearer, token: string | null): void {
  tokens[whose] = token;
}

/** Called when the server no longer knows a token. */
export function onRefused(whose: Bearer, act: () => void): void {
  refused[whose] = act;
}

/**
 * Whose token a call carries, and which one; null if it carries none. An administrator who is no visitor sees what
 * visitors see, too.
 * @param path the call's path, e.g. `/api/admin/users`
 */
export function bearerOf(path: string): { whose: Bearer; token: string } | null {
  const isAdmin = path.startsWith("/api/admin/") || tokens.demo === null;
  const whose = isAdmin ? "admin" : "demo";
  const token = tokens[whose];
  return token === null ? null : { whose, token };
}

/**
 * To be called when a call that carried a token was answered with 401. A late answer to a token
 * that is no longer in use says nothing of the one that is.
 */
export function tokenRefused({ whose, token }: { whose: Bearer; token: string }): void {
  if (tokens[whose] === token) refused[whose]?.();
}
