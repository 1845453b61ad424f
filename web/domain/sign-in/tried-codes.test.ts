import { expect, test } from "bun:test";
import { triedCodesText } from "./tried-codes";

const timeOf = (moment: number) => new Date(moment).toISOString().slice(11, 16);
const lastAt = "2026-11-20T12:30:10.000Z";

test("what others tried for an address is told with its times", () => {
  expect(triedCodesText({ count: 1, lastAt, lockedUntil: null }, timeOf)).toBe(
    "1 wrong code was entered for this address, the last at 12:30.",
  );
  const lockedUntil = "2026-11-20T13:00:10.000Z";
  expect(triedCodesText({ count: 5, lastAt, lockedUntil }, timeOf)).toBe(
    "5 wrong codes were entered for this address, the last at 12:30. It was locked until 13:00.",
  );
});
