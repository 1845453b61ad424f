/** `make soak` runs the long tests in full; `make test` runs fewer rounds of the same. */
export const IS_SOAK = process.env.SOAK === "1";
