import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { runs } from "../testing/runs";
import {
  barAt,
  columnsOf,
  dragged,
  handleAt,
  hourMarks,
  stepped,
  typedWindow,
  windowText,
} from "./time-bar";
import { readWindow } from "./time-window";

const at = (time: string) => Date.parse(`2026-11-${time}Z`);
const NOW = at("20T12:37");
const BAR = { from: at("19T12:45"), to: at("20T12:45") };
const ALL = { from: -Infinity, to: Infinity };
const LAST_HOUR = { from: at("20T11:37"), to: Infinity };
const AT = { now: new Date(NOW), zone: "Z", localOffsetMinutes: () => 60 };

describe("the bar of the last 24 hours", () => {
  test("ends at the coming quarter", () => {
    expect(barAt(NOW)).toEqual(BAR);
    expect(barAt(BAR.to)).toEqual(BAR);
  });

  test.each([
    [at("19T12:45"), 0],
    [at("20T00:45"), 0.5],
    [at("20T12:45"), 1],
    [-Infinity, 0],
    [Infinity, 1],
    [at("18T00:00"), 0],
  ])("a handle at %d stands at %d", (moment, part) => expect(handleAt(moment, BAR)).toBe(part));

  test.each([
    ["from the last hour back", LAST_HOUR, "from", -1, "20T11:30"],
    ["and on", LAST_HOUR, "from", 1, "20T11:45"],
    ["from a quarter", { ...ALL, from: at("20T11:30") }, "from", -1, "20T11:15"],
    ["an hour at once", { ...ALL, from: at("20T11:30") }, "from", -4, "20T10:30"],
    ["not past the bar", { ...ALL, from: at("19T12:45") }, "from", -1, "19T12:45"],
    ["from no limit on", ALL, "from", 1, "19T13:00"],
    ["from now back", ALL, "to", -1, "20T12:30"],
    [
      "never past the other handle",
      { from: at("20T11:37"), to: at("20T11:40") },
      "to",
      -1,
      "20T11:37",
    ],
    ["nor on past it", { from: at("20T11:37"), to: at("20T11:40") }, "from", 1, "20T11:40"],
  ] as const)("← →: %s", (_, window, end, steps, to) => {
    expect(stepped(window, end, steps, BAR)).toBe(at(to));
  });

  test("it is dragged to the nearest quarter", () => {
    expect(dragged(ALL, "from", 0.5 + 7 / 1440, BAR)).toBe(at("20T00:45"));
    expect(dragged(ALL, "from", 0.5 + 8 / 1440, BAR)).toBe(at("20T01:00"));
    expect(dragged({ from: at("20T06:00"), to: Infinity }, "to", 0, BAR)).toBe(at("20T06:00"));
  });

  test("what it sets is what the two boxes hold; its right end goes on with the clock", () => {
    expect(typedWindow({ from: at("20T11:45"), to: Infinity }, BAR, AT)).toEqual({
      choice: "between",
      from: "201145ZNov26",
      to: "",
    });
    expect(typedWindow({ from: -Infinity, to: at("20T12:00") }, BAR, { ...AT, zone: "B" })).toEqual(
      {
        choice: "between",
        from: "",
        to: "201400BNov26",
      },
    );
    expect(typedWindow({ from: at("20T11:45"), to: BAR.to }, BAR, AT).to).toBe("");
  });

  test("any two handles read back as they stand", () => {
    const moment = fc.integer({ min: 0, max: 96 });
    fc.assert(
      fc.property(
        moment,
        moment,
        fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        (a, b, zone) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)].map((n) => BAR.from + n * 900_000);
          if (from === undefined || to === undefined) return;
          const typed = typedWindow({ from, to }, BAR, { ...AT, zone });
          const { window } = readWindow(typed, { ...AT, zone });
          expect(window).toEqual({ from, to: to === BAR.to ? Infinity : to });
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  test("a handle never leaves the bar, nor passes the other", () => {
    const moments = fc.integer({ min: -2000, max: 2000 }).map((minutes) => NOW + minutes * 60_000);
    fc.assert(
      fc.property(moments, moments, fc.integer({ min: -100, max: 100 }), (a, b, steps) => {
        const window = { from: Math.min(a, b), to: Math.max(a, b) };
        const from = stepped(window, "from", steps, BAR);
        expect(from <= window.to && from <= BAR.to).toBe(true);
        const to = stepped(window, "to", steps, BAR);
        expect(to >= window.from && to >= BAR.from).toBe(true);
      }),
      { numRuns: runs(2000) },
    );
  });

  test.each([
    ["Z", "1500 1800 2100 20 Nov 0300 0600 0900 1200"],
    ["A", "1500 1800 2100 20 Nov 0300 0600 0900 1200"],
    ["J", "1500 1800 2100 20 Nov 0300 0600 0900 1200"],
  ])("every third hour of the clock %s is marked, midnight by its day", (zone, texts) => {
    const marks = hourMarks(BAR, { ...AT, zone });
    expect(marks.map(({ text }) => text).join(" ")).toBe(texts);
    const main = marks.flatMap(({ text, isMain }) => (isMain ? text : []));
    expect(main).toEqual(["1800", "20 Nov", "0600", "1200"]);
    const [first] = marks;
    expect(first?.at).toBeCloseTo((zone === "Z" ? 135 : 75) / 1440, 9);
  });

  test.each([
    [ALL, "All times"],
    [{ from: at("20T06:30"), to: Infinity }, "200630Z to now"],
    [{ from: -Infinity, to: at("20T06:30") }, "no limit to 200630Z"],
    [{ from: at("19T23:59"), to: at("20T06:30") }, "192359Z to 200630Z"],
  ])("the time that is shown, in words: %o", (window, text) => {
    expect(windowText(window, AT)).toBe(text);
  });

  test("a column for each quarter with reports: the more of them, the higher", () => {
    const times = [at("20T12:30"), at("19T12:45"), at("20T12:44"), at("19T12:44"), at("20T12:45")];
    expect(columnsOf(times, BAR)).toEqual([
      { step: 0, height: 1 / 3 },
      { step: 95, height: Math.sqrt(2 / 9) },
    ]);
    const busy = Array<number>(99).fill(at("20T12:30"));
    expect(columnsOf([...times, ...busy, at("20T06:15")], BAR)).toEqual([
      { step: 0, height: Math.sqrt(1 / 101) },
      { step: 70, height: Math.sqrt(1 / 101) },
      { step: 95, height: 1 },
    ]);
  });
});
