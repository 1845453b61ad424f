import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useMemo, useRef } from "react";
import { type LineReading, withWord } from "./domain/line/line";
import { LINE_BEGUN, type LineAct, type LineState, lineStep } from "./domain/line/line-step";
import { unknownPlatform } from "./domain/platforms/unknown-platform";
import { type ReportedPlatform, toReported } from "./domain/reports/sighting";
import type { TypedReport } from "./features/platforms";
import { type CopiedLine, CopiedLineView } from "./features/reports/line/copied-line";
import {
  type LineReport,
  type LineSession,
  lineReport,
  newLineSession,
  readReportLine,
} from "./features/reports/line/line-report";
import { LineView } from "./features/reports/line/line-view";
import { copyText } from "./lib/clipboard";
import { platformIndex } from "./lib/platform-index";
import { useReports } from "./lib/reports";
import { typingIdle } from "./lib/typing-idle";
import { useOpenReport } from "./open-report";
import { useStep } from "./ui/use-step";

type Copied = CopiedLine & { again: () => void };

/** A line as it stands, and its report. */
interface Line {
  text: string;
  report: LineReport;
  isComplete: boolean;
  isOpenable: boolean;
}

/** Reads the line on the screen. */
function useRead(): (text: string) => LineReading | null {
  const reports = useReports();
  const index = platformIndex();

  // No key waits for what a line is read by, nor for the browser to compile it.
  useEffect(
    () => void typingIdle().then(() => readReportLine("2 tracked", index, reports)),
    [index, reports],
  );

  // A screen is drawn several times for one key.
  return useMemo(() => {
    let last: { text: string; reading: LineReading } | null = null;
    return (text) => {
      if (text.trim() === "") return null;
      if (last?.text !== text) last = { text, reading: readReportLine(text, index, reports) };
      return last.reading;
    };
  }, [index, reports]);
}

/** What is done with a report typed as one line: it is copied, or opened in its form. */
function useLineActs(onLeave: (() => void) | undefined) {
  const openReport = useOpenReport();
  const session = useRef<LineSession | null>(null);
  const [state, act] = useStep<
    LineState<Copied>,
    LineAct<Line, Copied>,
    { copy: Line } | { open: Line }
  >(LINE_BEGUN, lineStep, (then) =>
    "open" in then ? open(then.open.report) : copy(then.copy.report),
  );

  function open(report: LineReport) {
    const handoff = report.handoff();
    if (!handoff) return;
    session.current = null;
    onLeave?.();
    openReport(handoff);
  }

  async function copy(report: LineReport) {
    try {
      const sent = await report.copy();
      if (!sent) return;
      const { isOnClipboard, ...logged } = sent;
      const like = report.handoff();
      const again = () => {
        if (!like) return;
        onLeave?.();
        openReport({ ...like, purpose: "sameAgain" });
      };
      session.current = null;
      const isSelected = !(await isOnClipboard);
      void act({ sent: { ...logged, notes: report.notes, isSelected, again } });
    } finally {
      void act({ sent: null });
    }
  }

  /** The reports of the line that is typed share their references. */
  function reportOf(reading: LineReading, chosen?: ReportedPlatform): LineReport {
    session.current ??= newLineSession();
    return lineReport(reading, session.current, chosen);
  }

  return { state, act, open, reportOf };
}

/** Reports typed as one line: in the platform search, and in the palette. @param onLeave there: a form is opened */
export function useSearchLine(onLeave?: () => void) {
  useSignals();
  const read = useRead();
  const { state, act, open, reportOf } = useLineActs(onLeave);
  const { copied, emptied, refused } = state;

  /** Puts the copied message on the clipboard again; the report is in the log already. */
  async function copyAgain() {
    if (copied) void act({ again: { isSelected: !(await copyText(copied.message)) } });
  }

  /** @param write puts another text in its place */
  function readReport(text: string, write: (text: string) => void): TypedReport | null {
    const reading = read(text);
    if (!reading?.isReport) return null;
    const report = reportOf(reading);
    const isOpenable = report.platform !== null;
    const line = { text, report, isComplete: report.isComplete, isOpenable };
    const platform = reading.report.format ? undefined : reading.platform;
    const unknown = platform === null ? unknownOf(report) : "";
    return {
      platformText: reading.report.format ? null : reading.platformText,
      platform: platform ?? null,
      unknown,
      isOpenable,
      view: (
        <LineView
          report={report}
          refusals={refused.text === text ? refused.times : 0}
          onCopy={() => void act({ copy: line })}
          onWrite={(word) => write(withWord(text, word))}
          // In the palette Enter opens the form, and Ctrl+Enter does nothing but copy.
          onOpen={onLeave ? undefined : () => open(report)}
        />
      ),
      open: (platform) => open(platform ? reportOf(reading, toReported(platform)) : report),
      openUnknown: (name) => open(reportOf(reading, unknownPlatform(name))),
      go: () => void act(onLeave ? { copy: line } : { go: line }),
    };
  }

  return {
    readReport,
    emptied,
    after: copied && (
      <CopiedLineView
        copied={copied}
        inDialog={onLeave !== undefined}
        onCopy={() => void copyAgain()}
        onNew={() => void act("new")}
        onAgain={copied.again}
      />
    ),
  };
}

/** The words that may name a platform which the database does not hold. */
function unknownOf({ reading }: LineReport): string {
  return reading.pieces
    .filter(({ is, problem }) => is === "unknown" && problem !== null)
    .map(({ text }) => text)
    .filter((text) => /\p{L}/u.test(text))
    .join(" ");
}
