import { expect, test } from "bun:test";
import { heardText, hubText } from "./network-text";

test.each([
  [0, 0, "OP NORTH: last heard 0 s ago", false],
  [12_999, 0, "OP NORTH: last heard 12 s ago", false],
  [60_000, 1, "OP NORTH: last heard 1 min ago, holds 1 report", false],
  [60_001, 1200, "OP NORTH: last heard 1 min ago, holds 1,200 reports", true],
  [7_300_000, 0, "OP NORTH: last heard 2 h ago", true],
  [null, 0, "OP NORTH: not heard since Sightline was started", true],
] as const)("%p ms after it was heard, with %p held: %p", (heardAgoMs, holds, text, isLate) => {
  expect(heardText({ name: "OP NORTH", heardAgoMs, holds, fault: "" })).toEqual({ text, isLate });
});

test("what could not be taken is said beside a laptop that is heard", () => {
  const fault = "this laptop's disk is full";
  expect(heardText({ name: "OP NORTH", heardAgoMs: 2000, holds: 3, fault })).toEqual({
    text: "OP NORTH: last heard 2 s ago, holds 3 reports, this laptop's disk is full",
    isLate: true,
  });
});

const HUB = {
  kind: "linked",
  reason: "",
  name: "WATCH",
  laptopName: "OP NORTH",
  holds: 0,
} as const;

test.each([
  [HUB, "Sends to WATCH as OP NORTH", false],
  [{ ...HUB, holds: 3 }, "Sends to WATCH as OP NORTH, 3 reports to be sent", false],
  [
    { ...HUB, kind: "asking" as const, holds: 1 },
    "WATCH: 1 report to be sent. No answer yet.",
    false,
  ],
  [
    { ...HUB, kind: "held" as const, holds: 2, reason: "No answer from 10.0.0.5:7443." },
    "WATCH: 2 reports to be sent. No answer from 10.0.0.5:7443.",
    true,
  ],
  [{ ...HUB, name: "", kind: "held" as const, reason: "It is damaged." }, "It is damaged.", true],
])("%j says %p", (hub, text, isLate) => {
  expect(hubText(hub)).toEqual({ text, isLate });
});
