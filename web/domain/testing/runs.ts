/** How many cases the properties try: all of them in `make soak`, fewer in `make test`, fewest in `make check`. */
const MOST_RUNS =
  process.env.SOAK === "1" ? Number.POSITIVE_INFINITY : process.env.QUICK === "1" ? 100 : 1000;

/** The number of cases in this run, of those in `make soak`: a whole one, as fast-check never ends with another. */
export const runs = (whole: number): number => Math.ceil(Math.min(whole, MOST_RUNS));

/** The usual count of a property. */
export const RUNS = runs(10_000);
