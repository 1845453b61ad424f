const NONCE_PLACE = "__CSP_NONCE__";

/** What a path outside the calls asks for. */
export type PageTarget = "page" | "file" | "nothing";

/**
 * The page answers every path that could be one of its screens: none with a
 * file's extension, and none that belongs to the calls, the tiles or the images.
 */
export function targetOf(path: string): PageTarget {
  if (/^\/(api|tiles|images)(\/|$)/.test(path)) return "nothing";
  return /\.[^/]*$/.test(path) ? "file" : "page";
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
