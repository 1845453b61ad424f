/** What an operator types, then the platform that is meant. */
export type Query = readonly [typed: string, meant: string];

/** Queries by what they try out. */
export type Queries = Record<string, readonly Query[]>;
