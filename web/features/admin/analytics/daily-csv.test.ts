import { expect, test } from "bun:test";
import { dailyCsv, dailyCsvName } from "./daily-csv";

test("a line a day, under the names of the columns", () => {
  const days = [
    { date: "2026-11-19", requests: 12, sessions: 7 },
    { date: "2026-11-20", requests: 0, sessions: 0 },
  ];
  expect(dailyCsv(days)).toBe("date,requests,sessions\r\n2026-11-19,12,7\r\n2026-11-20,0,0\r\n");
});

test("no days, no lines but the first", () => {
  expect(dailyCsv([])).toBe("date,requests,sessions\r\n");
});

test.each(['=HYPERLINK("x")', "+1", "-1", "@x", "\tx", "\rx"])(
  "%j is no formula in the file",
  (date) => {
    const line = dailyCsv([{ date, requests: 1, sessions: 1 }]).slice(
      "date,requests,sessions\r\n".length,
    );
    expect(line.replace(/^"/, "")).toStartWith("'");
    expect(line).toEndWith(",1,1\r\n");
  },
);

test("the file is named after the day in UTC", () => {
  expect(dailyCsvName(new Date("2026-11-20T23:59:59Z"))).toBe("sightline-analytics-20261120.csv");
  expect(dailyCsvName(new Date("2026-11-21T00:30:00+01:00"))).toBe(
    "sightline-analytics-20261120.csv",
  );
});
