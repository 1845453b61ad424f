/** How long a client may keep an answer, as `cache-control` says it. */

/** For good: its address names this very content. */
export const IMMUTABLE = "public, max-age=31536000, immutable";

/** It is asked for again each time, and often found to be the same. */
export const REVALIDATE = "no-cache";

/** The same by the browser that asked, and by nobody on the way. */
export const PRIVATE_IMMUTABLE = "private, max-age=31536000, immutable";
export const PRIVATE_REVALIDATE = "private, no-cache";
