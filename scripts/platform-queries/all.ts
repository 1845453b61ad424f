import { DESIGNATIONS } from "./designations";
import { NAMES } from "./names";
import type { Queries } from "./query";
import { SEEN } from "./seen";
import { WORDS } from "./words";

/** What operators type, and the platform that they mean. */
export const QUERIES: Queries = { ...DESIGNATIONS, ...NAMES, ...WORDS, ...SEEN };
