import {
  cleanText,
  joinMessage,
  LINE_SEPARATOR,
  MESSAGE_END,
  splitMessage,
  withoutInvisible,
} from "../messages/message";
import { MessageError, MessageReader } from "../messages/message-reader";
import { storedText, type UnknownRecord } from "../parse-unknown";
import { definitionOf } from "./definitions";
import { BUILT_IN_REPORTS } from "./registry";
import type { ReportDefinition, ReportForm } from "./report";

/** A received message as the form that it was made from. */
export interface ReceivedReport {
  type: string;
  definition: ReportDefinition<ReportForm>;
  form: ReportForm;
  /** The form as the log would keep it. */
  formData: UnknownRecord;
  /** As Sightline writes it. */
  message: string;
}

type Definitions = readonly ReportDefinition<ReportForm>[];

const BUILT_IN: Definitions = BUILT_IN_REPORTS.map(definitionOf);

/**
 * Reads a received message back into its form. Spaces and line breaks that a mail
 * program put in do not matter; nothing else may differ from what Sightline writes,
 * so that what is opened is what was received.
 * @param definitions the kinds of report that it may be
 * @throws MessageError that names the line that does not fit
 */
export function parseMessage(
  received: string,
  definitions: Definitions = BUILT_IN,
): ReceivedReport {
  const text = withoutInvisible(received)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  if (text === "") throw new MessageError("", "There is no text to read.");
  const end = text.indexOf(MESSAGE_END);
  const behind = end < 0 ? "" : text.slice(end + MESSAGE_END.length).trim();
  if (definitionFor(behind, definitions)) {
    throw new MessageError("", "There is more than one message. Paste one at a time.");
  }
  if (behind) throw new MessageError(behind, "it stands after the end of the message.");
  const lines = splitMessage(text);
  if (!lines) {
    const last = text.split(LINE_SEPARATOR).at(-1) ?? "";
    throw new MessageError(last, `the message is cut short: it does not end with ${MESSAGE_END}.`);
  }
  const [first = ""] = lines;
  const definition = definitionFor(first, definitions);
  if (!definition) throw new MessageError(first, beginsWithOneOf(definitions));
  return readAs(definition, lines, text);
}

/** The error for a text that begins differently. */
export function beginsWithOneOf(definitions: Definitions): string {
  return `a message begins with one of ${definitions.map(({ word }) => word).join(", ")}.`;
}

function definitionFor(text: string, definitions: Definitions) {
  return definitions.find(({ word }) => text.startsWith(`${word} `));
}

function readAs(
  definition: ReportDefinition<ReportForm>,
  lines: readonly string[],
  message: string,
): ReceivedReport {
  const long = lines.find((line) => line.length > TEXT_MOST);
  if (long !== undefined) throw tooLong(long);
  const reader = new MessageReader(lines);
  const form = definition.parse(reader);
  reader.end();
  const formData = definition.stored(form, form.currentDTG);
  const { asset, userAsset } = formData;
  const names = [storedText(asset ?? userAsset), ...Object.values(definition.identity(form))];
  const longName = names.find((name) => name.length > NAME_MOST);
  if (longName !== undefined) throw tooLong(lines.find((line) => line.includes(longName)) ?? "");
  const { missing, wrong } = definition.validate(form);
  const why =
    missing.length > 0
      ? `the message lacks ${missing.join(", ")}.`
      : wrong.length > 0
        ? `not valid in the message: ${wrong.join(", ")}.`
        : "";
  checkWrittenAlike(definition, form, lines, why);
  if (why)
    throw new MessageError(
      "",
      why.replace(/^./, (first) => first.toUpperCase()),
    );
  return { type: definition.type, definition, form, formData, message };
}

/** What the server takes of a report: it would refuse more for good. */
const TEXT_MOST = 4000;
const NAME_MOST = 64;

const tooLong = (line: string) =>
  new MessageError(`${line.slice(0, 40)}…`, "it is longer than a report takes.");

/**
 * The form must give the very message again: a figure that was lost or bent on the way is found here.
 * @param known what is wrong with the line that differs, "" where no more is known of it
 */
function checkWrittenAlike(
  definition: ReportDefinition<ReportForm>,
  form: ReportForm,
  lines: readonly string[],
  known: string,
): void {
  const written = splitMessage(joinMessage(definition.lines(form, form.currentDTG))) ?? [];
  for (const [index, line] of lines.entries()) {
    const ours = written[index];
    if (line === ours) continue;
    const why = ours
      ? `with the rest of the message it would read “${ours}”.`
      : "it is not expected here.";
    throw new MessageError(cleanText(line), known || why);
  }
  const next = written[lines.length];
  if (next !== undefined) {
    throw new MessageError("", known || `The message is cut short: “${next}” is expected.`);
  }
}
