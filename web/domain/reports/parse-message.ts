import type { FormatDefinition } from "../formats/definition";
import { parseFormat } from "../formats/line-reader";
import {
  cleanText,
  inCapitals,
  joinMessage,
  LINE_SEPARATOR,
  lineText,
  MESSAGE_END,
  type MessageLine,
  sendableLines,
  splitMessage,
  withoutInvisible,
} from "../messages/message";
import { MessageError, MessageReader, type Spelling } from "../messages/message-reader";
import { storedText, type UnknownRecord } from "../parse-unknown";
import { DTG_PATTERN, readDtg } from "../time/dtg";
import { definitionOf } from "./definitions";
import { BUILT_IN_REPORTS } from "./registry";
import type { ReportDefinition, ReportForm } from "./report";
import { parseSighting } from "./sighting-parse";

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
 * Reads a received message back into its form. Spaces and line breaks that a mail program put in do not matter, nor
 * do the case and the hyphens of the message's own words, or another's figure for what is computed here; nothing else
 * may differ from what Sightline writes, so that what is opened is what was received.
 * @param definitions the kinds of report that it may be
 * @param spelled gives known names their own spelling, where a program changed their case
 * @throws MessageError that names the line that does not fit
 */
export function parseMessage(
  received: string,
  definitions: Definitions = BUILT_IN,
  spelled?: Spelling,
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
    throw new MessageError(last, `the message is incomplete. It must end with ${MESSAGE_END}.`);
  }
  const [first = ""] = lines;
  const definition = definitionFor(first, definitions);
  if (!definition) throw new MessageError(first, beginsWithOneOf(definitions));
  try {
    return readAs(definition, lines, new MessageReader(lines));
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    return readAs(definition, lines, new MessageReader(lines, true, spelled));
  }
}

/** The error for a text that begins differently. */
export function beginsWithOneOf(definitions: Definitions): string {
  return `a message begins with one of ${definitions.map(({ word }) => word).join(", ")}.`;
}

function definitionFor(text: string, definitions: Definitions) {
  return definitions.find(({ word }) => inCapitals(text).startsWith(`${word} `));
}

const isOfFormat = (definition: ReportDefinition<ReportForm>): definition is FormatDefinition =>
  "format" in definition;

function readAs(
  definition: ReportDefinition<ReportForm>,
  lines: readonly string[],
  reader: MessageReader,
): ReceivedReport {
  const long = lines.find((line) => line.length > TEXT_MOST);
  if (long !== undefined) throw tooLong(long);
  const form = isOfFormat(definition) ? parseFormat(definition, reader) : parseSighting(reader);
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
  const written = definition.lines(form, form.currentDTG);
  checkWrittenAlike(written, reader.kept, reader.isLoose, why);
  if (why)
    throw new MessageError(
      "",
      why.replace(/^./, (first) => first.toUpperCase()),
    );
  return { type: definition.type, definition, form, formData, message: joinMessage(written) };
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
  written: readonly MessageLine[],
  lines: readonly string[],
  isLoose: boolean,
  known: string,
): void {
  const sent = sendableLines(written).filter(({ computed }) => !computed?.isAll);
  const plain = isLoose ? loosely : (text: string) => text;
  for (const [index, line] of lines.entries()) {
    const ours = sent[index];
    if (ours && isAlike(plain(line), plain(lineText(ours)), ours.computed?.text)) continue;
    const why = ours
      ? `with the rest of the message it would read “${lineText(ours)}”.`
      : "it is not expected here.";
    throw new MessageError(cleanText(line), known || why, index);
  }
  const next = sent[lines.length];
  if (next !== undefined) {
    throw new MessageError(
      "",
      known || `The message is incomplete: “${lineText(next)}” is expected.`,
    );
  }
}

const ANY_DTG = new RegExp(`\\b${DTG_PATTERN}\\b`, "g");

/** A line without what another program may have changed of its words. */
const loosely = (text: string) =>
  inCapitals(text.replace(ANY_DTG, (dtg) => readDtg(dtg)?.text ?? dtg));

/** Whether two lines say the same, but for a figure that is computed here. */
function isAlike(line: string, ours: string, computed: string | undefined): boolean {
  if (line === ours || computed === undefined) return line === ours;
  const [before = "", after = ""] = ours.split(computed);
  const said = line.slice(before.length, line.length - after.length);
  return line === before + said + after && /^[\d.,]+$/.test(said);
}
