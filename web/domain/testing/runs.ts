/** How many cases the properties try: `make check` asks often and fewer. */
const isQuick = process.env.QUICK === "1";
const QUICK_RUNS = 100;

/** The number of cases in this run, of those in `make test`: a whole one, as fast-check never ends with another. */
export const runs = (whole: number): number =>
  Math.ceil(isQuick ? Math.min(whole, QUICK_RUNS) : whole);

/** The usual count of a property. */
export const RUNS = runs(10_000);
