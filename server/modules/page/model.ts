import type { EncodedBody } from "../../http/content-encoding";

/** The built page. */
export interface PageAssets {
  /** The page itself, with `__CSP_NONCE__` where each answer's nonce goes; null when it is not built. */
  html: string | null;
  /** Its scripts, styles, fonts and pictures, by path, e.g. `/assets/main-3f9a.js`. */
  files: ReadonlyMap<string, EncodedBody>;
}
