import { ApiError, answered, api } from "../../../lib/api";

/**
 * Asks the server whether a session has ended there: it says so, or no longer knows the token.
 * No answer, and any other, counts as no and is only logged.
 */
export async function hasEndedOnServer(sessionToken: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${sessionToken}` };
    const { valid } = await answered(api.demo.session.get({ headers }));
    return valid === false;
  } catch (error) {
    console.warn("demo session check:", error);
    return error instanceof ApiError && error.status === 401;
  }
}
