import { expect, test } from "bun:test";
import { joinMessage, lineText } from "../messages/message";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { DTG } from "../testing/report-checks";
import { HLR, LEAPP } from "./built-in";
import { checkFormat } from "./check-format";
import { formatDefinition } from "./definition";
import { kindOf, sentNumber } from "./field-kinds";

const OPERATOR = {
  ...EMPTY_PROFILE,
  callSign: "WK21",
  asset: "Puma",
  lastHlrTargetNumber: "AB0007",
};

const { format } = checkFormat({
  format: 1,
  id: "strike",
  name: "Strike",
  title: "Strike report",
  word: "STRIKE",
  heading: "target-number",
  panels: [
    {
      fields: [
        { id: "number", label: "Number", kind: "target-number", required: true },
        { id: "seen", label: "Time seen", kind: "dtg", default: "now" },
        { id: "until", label: "Until", kind: "dtg" },
      ],
    },
  ],
  message: ["SEEN {seen}", "[UNTIL {until}]"],
  summary: "until {until}",
});
if (!format) throw new Error("The document is good.");
const STRIKE = formatDefinition(format);

const grouped = checkFormat({
  format: 1,
  id: "halt",
  name: "Halt",
  title: "Halt report",
  word: "HALT",
  heading: "reference",
  panels: [
    {
      fields: [
        { id: "size", label: "Size", kind: "number" },
        { id: "of", label: "Of", kind: "number" },
        { id: "at", label: "At", kind: "grid", required: true },
        { id: "side", label: "Side", kind: "choice", choices: ["North", "South"] },
      ],
    },
  ],
  message: ["[SIZE {size} OF {of}]", "[AT {at} SIDE {side}]"],
  summary: "{size}",
}).format;
if (!grouped) throw new Error("The document is good.");
const HALT = formatDefinition(grouped);

test("the fields of a group are sent together: one that is filled asks for the others", () => {
  const empty = { ...HALT.fresh(OPERATOR), randomSixDigit: "7K3QZ9", size: "" };
  const told = (form: typeof empty) => HALT.lines(form, DTG).slice(3).map(lineText);
  expect(HALT.validate(empty).missing).toEqual(["At", "Side"]);
  expect(told(empty)).toEqual(["AT — missing SIDE — missing"]);
  const sized = { ...empty, size: "3", atGzd: "34UFE", atCoordinates: "1234567890" };
  expect(HALT.validate(sized).missing).toEqual(["Of", "Side"]);
  expect(told(sized)).toEqual(["SIZE 3 OF — missing", "AT 34UFE 12345 67890 SIDE — missing"]);
  const whole = { ...sized, of: "4", side: "North" };
  expect(HALT.validate(whole)).toEqual({ missing: [], wrong: [] });
  expect(told(whole)).toEqual(["SIZE 3 OF 4", "AT 34UFE 12345 67890 SIDE NORTH"]);
});

test("of two that are missing in one line each stands at its place, without its unit", () => {
  const { format } = checkFormat({
    ...grouped,
    id: "run",
    word: "RUN",
    panels: [
      {
        fields: [
          { id: "attack", label: "Attack", kind: "heading", required: true },
          { id: "leg", label: "Leg", kind: "number", required: true },
        ],
      },
    ],
    message: ["HDG {attack} DIST {leg}NM OUT"],
    summary: "{leg}",
  });
  if (!format) throw new Error("The document is good.");
  const run = formatDefinition(format);
  const told = (part: object) =>
    run
      .lines({ ...run.fresh(OPERATOR), ...part }, DTG)
      .slice(3)
      .map(lineText);
  expect(told({})).toEqual(["HDG — missing DIST — missing"]);
  expect(told({ attack: "45" })).toEqual(["HDG 045 DIST — missing OUT"]);
  expect(told({ attack: "45", leg: "3" })).toEqual(["HDG 045 DIST 3NM OUT"]);
});

test("a format of its own numbers has a series of its own: HLR's last number is not counted on", () => {
  expect(HLR.fresh(OPERATOR).targetNumber).toBe("AB0008");
  expect(STRIKE.fresh(OPERATOR).number).toBe("");
  expect(STRIKE.asNewReport({ ...STRIKE.fresh(OPERATOR), number: "CD0041" }, OPERATOR).number).toBe(
    "CD0042",
  );
});

test("a message without its number is held back, and says so in its heading", () => {
  const form = STRIKE.fresh(OPERATOR);
  expect(STRIKE.validate(form).missing).toEqual(["Number"]);
  expect(joinMessage(STRIKE.lines({ ...form, number: "CD0041" }, DTG))).toBe(
    `STRIKE CD0041 // DTG ${DTG} // C/S WK21 ASSET Puma // SEEN ${DTG}////`,
  );
});

test("the next report has no time of the one before it", () => {
  const form = {
    ...STRIKE.fresh(OPERATOR),
    number: "CD0041",
    seen: "201215ZNov26",
    until: "201230ZNov26",
  };
  expect(STRIKE.asNewReport(form, OPERATOR)).toMatchObject({ seen: "", until: "" });
});

test("the log keeps the moment of the copy as the time that was observed now", () => {
  expect(STRIKE.stored?.(STRIKE.fresh(OPERATOR), DTG)).toMatchObject({ seen: DTG, until: "" });
});

test("every speed in knots comes back from the km/h that it is sent in", () => {
  const speed = LEAPP.fields.get("speed");
  if (speed.kind !== "number") throw new Error("The speed is a number.");
  const refuse = (why: string): never => {
    throw new Error(why);
  };
  expect(sentNumber("400", speed)).toBe("741");
  for (let knots = 0; knots <= 9999; knots += 1) {
    const typed = String(knots);
    expect(kindOf(speed).typed(speed, sentNumber(typed, speed), refuse)).toEqual({ speed: typed });
  }
});
