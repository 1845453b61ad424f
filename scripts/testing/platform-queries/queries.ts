import { DESIGNATIONS } from "./designations";
import { FLYING } from "./flying";
import { FRIENDLY } from "./friendly";
import { NAMES } from "./names";
import { NEWEST } from "./newest";
import { SEEN } from "./seen";
import { TODAY } from "./today";
import { WORDS } from "./words";

/** The operator's text, then the platform that is meant. */
export type Query = readonly [typed: string, meant: string];

/** Queries by what they try out. */
export type Queries = Record<string, readonly Query[]>;

/** All of them. */
export const QUERIES: Queries = {
  ...DESIGNATIONS,
  ...NAMES,
  ...WORDS,
  ...SEEN,
  ...TODAY,
  ...FLYING,
  ...FRIENDLY,
  ...NEWEST,
};
