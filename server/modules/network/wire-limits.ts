/*
 * Not beside the schemas: what is loaded only when it is needed (the commands, the doctor) would take the framework out
 * of the start's own file, and it would run before NODE_ENV is set.
 */

export const JOIN_PATH = "/join";
export const REPORTS_PATH = "/reports";

/** The most that a join sends, in bytes. */
export const MOST_JOIN_BYTES = 2048;
/** The most that one call brings of reports, in bytes; the longest report has less than half of it. */
export const MOST_REPORTS_BYTES = 256 * 1024;
/** How many reports one call brings at most. */
export const MOST_REPORTS = 200;
/** How many laptops one chain of hubs has at most, one above the other. */
export const LONGEST_CHAIN = 16;
