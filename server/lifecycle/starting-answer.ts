import { errorAnswer, retryLater } from "../errors";
import { withSecurityHeaders } from "../http/security-headers";

/** What every call is answered with while the server has its port but not yet its application. */
export function startingAnswer(): Response {
  const message = "Sightline is starting: try again in a second.";
  return withSecurityHeaders(errorAnswer(retryLater(503, "STARTING", message, 1)));
}
