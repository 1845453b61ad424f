const NONCE_PLACE = "__CSP_NONCE__";

/**
 * The page answers every path that could be one of its screens: none with a
 * file's extension, and none that belongs to the calls, the tiles, the images or the built files.
 */
export function isPagePath(path: string): boolean {
  return !/^\/(api|tiles|images|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

/** A value that a page cannot guess, fit for a CSP nonce. */
export function createNonce(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(18))).toString("base64");
}

/** Prepares the page, so that an answer only joins its parts around the nonce. */
export function createPageWriter(html: string): (nonce: string) => string {
  const parts = html.split(NONCE_PLACE);
  return (nonce) => parts.join(nonce);
}
