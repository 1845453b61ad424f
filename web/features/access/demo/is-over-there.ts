import { answered, api } from "../../../lib/api";

/** Asks the server whether a session has ended there. No answer counts as no, and is only logged. */
export async function isOverThere(sessionToken: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${sessionToken}` };
    const { valid } = await answered(api.demo.session.get({ headers }));
    return !valid;
  } catch (error) {
    console.warn("demo session check:", error);
    return false;
  }
}
