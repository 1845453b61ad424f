/** How many strings a property test tries: all of them in `make test`, a quick look in `make check`. */
export const RUNS = process.env.QUICK === "1" ? 200 : 10_000;
