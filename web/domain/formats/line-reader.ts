/** Reading a received message back into the form that it was made from: apart, because no form needs it. */

import { cleanTargetNumber } from "../fields/target-number";
import type { MessageReader } from "../messages/message-reader";
import { EMPTY_PROFILE } from "../sign-in/profile";
import type { FormatDefinition } from "./definition";
import { choicesOf, emptyRow, escaped, isRowStarted, kindOf } from "./field-kinds";
import type { Entries, FieldOf, FormatForm } from "./format";
import type { FormatFields } from "./format-fields";
import { fieldsIn, type Segment, type TemplatePart } from "./template";

/**
 * The form that a received message was made from, as far as the message shows.
 * @throws MessageError that names the line that does not fit
 */
export function parseFormat(definition: FormatDefinition, reader: MessageReader): FormatForm {
  const { word, fields, templates, numberKey, fresh } = definition;
  const numbered = numberKey && { [numberKey]: cleanTargetNumber(reader.required(word)) };
  const reference = numbered ? null : reader.reference(word);
  const currentDTG = reader.dtg();
  const [callSign = "", asset = ""] = reference
    ? [reference.callSign, reader.optional("ASSET") ?? ""]
    : reader.match(/^C\/S (.+?)(?: ASSET (.+))?$/, "C/S");
  return {
    ...fresh({ ...EMPTY_PROFILE, callSign, asset: reader.name(asset) }),
    ...(reference && { randomSixDigit: reference.identifier }),
    ...numbered,
    ...readLines(reader, fields, templates),
    currentDTG,
  };
}

function readLines(
  reader: MessageReader,
  fields: FormatFields,
  templates: readonly (readonly TemplatePart[])[],
): Entries {
  const entries: Entries = {};
  for (const parts of templates) Object.assign(entries, readLine(reader, fields, parts));
  return entries;
}

function readLine(
  reader: MessageReader,
  fields: FormatFields,
  parts: readonly TemplatePart[],
): Entries {
  const rows = fields.rowsOfLine(parts);
  if (rows) return readRows(reader, fields, rows);
  const { pattern, ids } = patternOf(fields, parts);
  if (ids.length > 0 && ids.every((id) => fields.get(id).kind === "distance")) {
    reader.passOver(labelOf(parts));
    return {};
  }
  const isOptional = parts.every(({ isGroup }) => isGroup);
  const found = reader.optionalMatch(pattern);
  if (found) {
    const entries: Entries = {};
    for (const [index, id] of ids.entries()) {
      const text = found[index];
      if (text !== undefined) {
        const field = fields.get(id);
        const words = field.kind === "choice" ? choicesOf(field).map(({ sent }) => sent ?? "") : [];
        Object.assign(
          entries,
          kindOf(field).typed(
            field,
            reader.asWord(text, words),
            (why) => reader.refuse(why),
            reader,
          ),
        );
      }
    }
    return entries;
  }
  const label = labelOf(parts);
  const isMeant = label !== "" && reader.startsWith(label);
  if (isOptional && !isMeant) return {};
  return reader.refuseNext(whyNot(reader, fields, parts));
}

/** The lines of rows, in their order; a row of which there is no line holds nothing. */
function readRows(reader: MessageReader, fields: FormatFields, field: FieldOf<"rows">): Entries {
  const { fields: inner, templates } = fields.rowsOf(field);
  const [label = ""] = field.line.split(/[[{]/);
  const found = templates.map((parts): Entries => {
    const { pattern } = patternOf(inner, parts);
    return reader.isNext(pattern) ? readLine(reader, inner, parts) : {};
  });
  const isMeant = label.trim() !== "" && reader.startsWith(label.trim());
  const read = found.map((entries) => ({ ...emptyRow(field), ...entries }));
  const last = read.findLastIndex((row) => isRowStarted(field, row));
  const isMissing = last < 0 && field.required === true && field.when === undefined;
  if (isMeant || isMissing) {
    const [first = []] = templates;
    reader.refuseNext(
      last < 0 ? whyNot(reader, inner, first) : `after row ${last + 1} it has no place.`,
    );
  }
  return { [field.id]: read.slice(0, Math.max(1, last + 1)) };
}

/** The text that a line begins with. */
function labelOf([part]: readonly TemplatePart[]): string {
  const [label] = part?.segments ?? [];
  return label && "text" in label ? label.text.trimEnd() : "";
}

/** A line as a pattern, and the ids of the fields that its groups find. */
function patternOf(fields: FormatFields, parts: readonly TemplatePart[]) {
  const ids: string[] = [];
  const write = (segments: readonly Segment[]) =>
    segments
      .map((segment) => {
        if ("text" in segment) return escaped(segment.text);
        ids.push(segment.field);
        const field = fields.get(segment.field);
        return `(${kindOf(field).pattern(field)})`;
      })
      .join("");
  const isOne = parts.length === 1;
  const source = parts.map((part) => {
    const text = write(part.segments);
    return part.isGroup && !isOne && !isAlways(fields, part) ? `(?:${text})?` : text;
  });
  return { pattern: new RegExp(`^${source.join("")}$`), ids };
}

/** Whether a group is there in every message that is sent. */
function isAlways(fields: FormatFields, part: TemplatePart): boolean {
  return fieldsIn(part).every((id) => {
    const { required, when } = fields.get(id);
    return required === true && when === undefined;
  });
}

/** Why the next line does not match the template, in words for the operator. */
function whyNot(
  reader: MessageReader,
  fields: FormatFields,
  parts: readonly TemplatePart[],
): string {
  const sample = (part: TemplatePart) =>
    part.segments
      .map((segment) => {
        if ("text" in segment) return segment.text;
        const field = fields.get(segment.field);
        return kindOf(field).sample(field);
      })
      .join("")
      .trim();
  const [main, ...groups] = parts;
  const [label, field] = main?.segments ?? [];
  const isMeant = label && "text" in label && reader.startsWith(label.text.trimEnd());
  const first = field && "field" in field ? fields.get(field.field) : null;
  if (isMeant && first?.kind === "grid") {
    const asked = groups.filter((group) => isAlways(fields, group)).map(sample);
    if (asked.length > 0) return `${asked.join(" ")} is expected after the grid.`;
    const words = groups.map((group) => sample(group).split(" ")[0] ?? "");
    return words.length > 0
      ? `after the grid come ${words.join(" and ")}.`
      : "it holds a grid like 34UFE 12345 67890 alone.";
  }
  if (isMeant && first?.kind === "choice" && first.other === undefined) {
    return `it is one of ${choicesOf(first)
      .map(({ sent }) => sent)
      .join(", ")}.`;
  }
  const whole = parts
    .filter((part) => !part.isGroup || parts.length === 1)
    .map(sample)
    .join(" ");
  const isPlain = !isMeant && label && "text" in label;
  return `${isPlain ? label.text.trim() : whole} is expected here.`;
}
