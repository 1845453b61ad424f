import { expect, test } from "bun:test";
import { renderToString } from "react-dom/server";
import { readWindow, type TypedWindow } from "../../../domain/picture/time-window";
import { TimeBar } from "./time-bar";

const TYPED_AT = {
  now: new Date("2026-11-20T12:37:00Z"),
  zone: "Z",
  localOffsetMinutes: () => 0,
};

function shown(time: TypedWindow, isOpen = false): string {
  const { window, errors } = readWindow(time, TYPED_AT);
  const given = { time, window, errors, typedAt: TYPED_AT, times: [], isOpen };
  return renderToString(<TimeBar {...given} onTime={() => {}} onOpen={() => {}} />);
}

/** What is said of each slider: its name, its value and its words. */
const sliders = (html: string) =>
  [
    ...html.matchAll(/aria-label="(\w+ time)".*?aria-valuenow="(\d+)" aria-valuetext="([^"]+)"/g),
  ].map(([, ...said]) => said);

test.each<[string, TypedWindow, string[][]]>([
  [
    "the last hour",
    { choice: "hour", from: "", to: "" },
    [
      ["Earliest time", "1372", "201137Z"],
      ["Latest time", "1440", "now"],
    ],
  ],
  [
    "all",
    { choice: "all", from: "", to: "" },
    [
      ["Earliest time", "0", "no limit"],
      ["Latest time", "1440", "now"],
    ],
  ],
  [
    "between two times, one of them before the bar",
    { choice: "between", from: "180000ZNov26", to: "200045ZNov26" },
    [
      ["Earliest time", "0", "180000Z"],
      ["Latest time", "720", "200045Z"],
    ],
  ],
])("the handles say %s", (_, time, said) => {
  expect(sliders(shown(time))).toEqual(said);
});

test("the boxes open from it with the time that is shown, and by themselves where that is not understood", () => {
  const hour: TypedWindow = { choice: "hour", from: "", to: "" };
  expect(shown(hour)).not.toContain("HHMM or DTG");
  expect(shown(hour)).toContain("201137Z to now");
  expect(shown(hour, true)).toContain('value="201137ZNov26"');
  const wrong = shown({ choice: "between", from: "1061", to: "" });
  expect(wrong).toContain("Check From and To");
  expect(wrong).toContain("1061 is not a time (0000 to 2359).");
});
