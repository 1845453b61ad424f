import { expect, test } from "bun:test";
import { isMet, type Measurement, median, quantile } from "./measurement";
import { tableOf, withUnit } from "./table";

test.each([
  [1.2, { atLeast: 1.2 }, true],
  [1.19, { atLeast: 1.2 }, false],
  [60, { atMost: 60 }, true],
  [60.1, { atMost: 60 }, false],
  [100, { below: 100 }, false],
  [99, { below: 100 }, true],
  [null, { atMost: 60 }, null],
  [Number.NaN, { atMost: 60 }, null],
] as const)("%p for %p is met: %p", (value, goal, met) => {
  expect(isMet({ value, goal })).toBe(met);
});

test("the middle and the tail of some values", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(median(values)).toBe(51);
  expect(quantile(values, 0.95)).toBe(96);
  expect(quantile([7], 0.95)).toBe(7);
  expect(median([])).toBeNaN();
});

test.each([
  [12_345.6, "/s", "12,346/s"],
  [1.1849, "×", "1.18 ×"],
  [128.37, "MB", "128.4 MB"],
  [-2.5, "%", "-2.5%"],
  [34, "keys", "34 keys"],
])("%p %s is written %s", (value, unit, text) => {
  expect(withUnit(value, unit)).toBe(text);
});

test("the table names what was measured, what is missed and what could not be measured", () => {
  const tiles: Measurement = {
    what: "Tiles",
    against: "nginx",
    value: 1.1,
    unit: "×",
    goal: { atLeast: 1.2 },
    detail: "11,000/s against 10,000/s",
  };
  const saves: Measurement = { what: "Saves", value: null, unit: "/s", goal: { atLeast: 4000 } };
  const bytes: Measurement = { what: "Bytes", value: 150, unit: "KB", goal: null };
  const keys: Measurement = { what: "Keys", value: 34, unit: "keys", goal: { atMost: 40 } };
  expect(tableOf({ operator: [keys], server: [tiles, saves, bytes] }).split("\n")).toEqual([
    "Measured  Against  Figure   Goal       Met",
    "",
    "The operator's speed",
    "Keys               34 keys  ≤ 40 keys  yes",
    "",
    "The server",
    "Tiles     nginx    1.1 ×    ≥ 1.2 ×    NO",
    "    11,000/s against 10,000/s",
    "Saves              -        ≥ 4,000/s  not measured",
    "Bytes              150 KB",
  ]);
});
