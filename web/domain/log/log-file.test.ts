import { describe, expect, test } from "bun:test";
import { parseMessage } from "../reports/parse-message";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { stampedName } from "../stamped-name";
import { makeTestReports } from "../test-data";
import type { LogEntry } from "./log";
import { logText, unloggedReports } from "./log-file";

const AT = new Date("2026-11-20T12:30:05.999Z");

const HLR: LogEntry = {
  id: "1",
  reportType: "HLR",
  timestamp: "2026-11-20T11:00:00.000Z",
  description: "",
  message: "HLR AB0012 // …////",
  fullMessage: "HLR AB0012 // …////",
  formData: { targetNumber: "AB0012" },
};
const CUAS: LogEntry = {
  ...HLR,
  id: "2",
  reportType: "c-UAS",
  timestamp: "2026-11-20T12:00:07.000Z",
  fullMessage: "C-UAS WK21-Q2W3E4 // …////",
  isTestData: true,
  formData: { callSign: "WK21", randomSixDigit: "Q2W3E4" },
};
const NAMELESS: LogEntry = {
  ...HLR,
  id: "3",
  reportType: "Sighting",
  timestamp: "2026-11-20T12:10:00.000Z",
  fullMessage: "SIGHTING …////",
  formData: {},
};

test("files are named by UTC date and time", () => {
  expect(stampedName("reports", AT)).toBe("sightline-reports-20261120-123005Z.txt");
  expect(stampedName("archive", new Date("2027-01-02T03:04:05Z"))).toBe(
    "sightline-archive-20270102-030405Z.txt",
  );
});

test("what waits for the server and is no longer in the log is named by its message", () => {
  const save = { reportType: "HLR", timestamp: HLR.timestamp, content: HLR.fullMessage };
  const saves = [
    { ...save, clientId: HLR.id },
    { ...save, clientId: "gone", content: "HLR AB0099 // …////" },
    { ...save, clientId: "odd", content: "no message" },
  ];
  const text = logText(unloggedReports([HLR], saves), { callSign: "WK21", at: AT });
  expect(text.split("\n").slice(2)).toEqual([
    "2026-11-20 11:00:00Z  HLR  No reference",
    "no message",
    "",
    "2026-11-20 11:00:00Z  HLR  AB0099",
    "HLR AB0099 // …////",
    "",
  ]);
});

describe("the text of the log", () => {
  test("lists oldest first, each report under its time, type and reference", () => {
    expect(logText([NAMELESS, CUAS, HLR], { callSign: "WK21", at: AT })).toBe(
      [
        "Sightline reports  C/S WK21  3 reports  2026-11-20 12:30:05Z",
        "",
        "2026-11-20 11:00:00Z  HLR  AB0012",
        "HLR AB0012 // …////",
        "",
        "2026-11-20 12:00:07Z  c-UAS  WK21-Q2W3E4  TEST DATA",
        "C-UAS WK21-Q2W3E4 // …////",
        "",
        "2026-11-20 12:10:00Z  Sighting&BDA  No reference",
        "SIGHTING …////",
        "",
      ].join("\n"),
    );
  });

  test("says more where there is more to say, and counts one as one", () => {
    const text = logText([HLR], { callSign: "", at: AT, notes: ["0 taken out of the log."] });
    expect(text).toStartWith(
      "Sightline reports  1 report  2026-11-20 12:30:05Z\n0 taken out of the log.\n\n2026",
    );
  });

  test("holds every message on a line of its own that can be pasted back", () => {
    const operator = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };
    const reports = makeTestReports(120, { operator, now: AT, random: Math.random });
    const lines = logText(reports, { callSign: "WK21", at: AT }).split("\n");
    const messages = lines.filter((line) => line.endsWith("////"));
    expect(messages).toEqual(reports.map(({ fullMessage }) => fullMessage).toReversed());
    expect(messages.map((message) => parseMessage(message).type)).toEqual(
      reports.map(({ reportType }) => reportType).toReversed(),
    );
  });
});
