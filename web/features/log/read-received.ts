import type { LogEntry } from "../../domain/log/log";
import type { FormHandoff } from "../../lib/form-handoff";
import { pagePart } from "../../lib/page-part";
import { randomId } from "../../lib/random-id";
import { reports } from "../../lib/reports";

/** Far above what any form can write; whatever is longer is not looked at. */
const LONGEST_MESSAGE = 20_000;
const LONGEST_LINE = 160;

const loadParser = pagePart(() => import("./message-parser"));

/** Fetches what reads messages ahead of its use: the server may be gone by then. */
export function preloadParser(): void {
  loadParser().catch((error: unknown) => console.warn("reading of messages:", error));
}

/** Why a text is too long to be a message; null for one that is not. */
export function tooLong(length: number): string | null {
  if (length <= LONGEST_MESSAGE) return null;
  const [most, is] = [LONGEST_MESSAGE, length].map((count) => count.toLocaleString("en-GB"));
  return `This is too long for a message: it has ${is} characters, and ${most} are the most.`;
}

/**
 * A received message on its way into its form, or why it does not fit.
 * One that the log knows as test data stays test data.
 */
export async function readReceived(
  text: string,
  log: readonly LogEntry[],
): Promise<FormHandoff | string> {
  const excess = tooLong(text.length);
  if (excess) return excess;
  try {
    const { parseMessage, definitionOf } = await loadParser();
    const { type: reportType, formData } = parseMessage(text, reports.value.map(definitionOf));
    const oneLine = text.replace(/\s+/g, " ").trim();
    const isTestData = log.some((entry) => entry.isTestData && entry.fullMessage === oneLine);
    const reportId = randomId();
    return { reportType, purpose: "received", formData, reportId, isTestData, isTimeSet: true };
  } catch (error) {
    return why(error);
  }
}

async function why(error: unknown): Promise<string> {
  const { MessageError } = await import("./message-parser");
  if (!(error instanceof MessageError)) {
    console.error("received message:", error);
    return "The message could not be read. Load the page again and try once more.";
  }
  const { line, message } = error;
  if (line.length <= LONGEST_LINE) return message;
  return message.replace(line, `${line.slice(0, LONGEST_LINE)}…`);
}
