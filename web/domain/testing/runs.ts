export const RUNS = process.env.QUICK === "1" ? 200 : 10_000;
