/** The browser offers no camera at this address. */
export class NoCameraError extends Error {}
/** What reads codes did not come from the server. */
export class NoPartError extends Error {}

/** Why the camera cannot be used, in words for the operator. */
export function whyNoCamera(error: unknown): string {
  if (error instanceof NoCameraError)
    return "The browser does not allow the camera at this address. Open Sightline at http://127.0.0.1, or over https.";
  if (error instanceof NoPartError)
    return "The camera could not be started. Check that Sightline is running, and try again.";
  // WebKit's own kinds of errors are no DOMException.
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError")
    return "The browser blocked the camera. Allow it for this page, then press Camera again.";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "There is no camera.";
  if (name === "NotReadableError" || name === "AbortError")
    return "The camera cannot be used: another program may be using it.";
  return "The browser found no camera that it can use.";
}
