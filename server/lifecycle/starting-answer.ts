import { comeAgain, errorAnswer } from "../errors";
import { secured } from "../http/security-headers";

/** What every call is answered with while the server has its port but not yet its application. */
export function startingAnswer(): Response {
  const message = "Sightline is starting: come again in a second.";
  return secured(errorAnswer(comeAgain(503, "STARTING", message, 1)));
}
