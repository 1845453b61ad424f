import type { Queries } from "./store";

/** A transaction's own queries. */
export type Step = Parameters<Parameters<Queries["transaction"]>[0]>[0];

/** Does several steps as one, synchronously, with the lock for writing from its beginning on. */
export const atOnce = <Result>(queries: Queries, act: (step: Step) => Result): Result =>
  queries.transaction(act, { behavior: "immediate" });
