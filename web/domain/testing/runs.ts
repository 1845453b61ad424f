/** How many cases the properties try: `make check` asks often and fewer. */
const isQuick = process.env.QUICK === "1";
const QUICK_RUNS = 200;

/** Of so many cases in `make test`, as many as this run is to try. */
export const runs = (whole: number): number => (isQuick ? Math.min(whole, QUICK_RUNS) : whole);

/** The usual count of a property. */
export const RUNS = runs(10_000);
