import { signal } from "@preact/signals-react";

/** Whether the details show drawings as a thermal sight does; until the page is loaded again. */
export const isWhiteHot = signal(false);
