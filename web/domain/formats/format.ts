/**
 * A report format: one JSON document, from which the form, its checks, the message and reading it
 * back follow. `data/formats/format.schema.json` describes the document to its author.
 */

import type { ReportForm } from "../reports/report";

export interface Format {
  /** Where the JSON Schema lies, for editors. */
  $schema?: string;
  format: 1;
  /** The address of an own format is `/f/<id>`. */
  id: string;
  /** What the log, its filter and the server call it. */
  name: string;
  /** The screen's heading. */
  title: string;
  /** The message's first word. */
  word: string;
  heading: "reference" | "target-number";
  icon?: string;
  /** The letter that opens it together with Alt. */
  key?: string;
  panels: FormatPanel[];
  /** The lines after the heading. */
  message: string[];
  /** What the log says of a report. */
  summary: string;
  tools?: FormatTool[];
}

export interface FormatPanel {
  title?: string;
  fields: FormatField[];
}

/** A tool of Sightline's own, and the fields that it works on. */
export interface RangeTool {
  tool: "range-alert" | "hlr-viewer";
  poo: string;
  poi: string;
  weapon: string;
}
export type FormatTool = RangeTool | { tool: "gmti-map" | "gmti-preview" };

/** Every entry must hold: the field has the value (a choice by its label), one of them, another one, or a number above it. */
export type Condition = Record<string, Expected>;
export type Expected = string | string[] | { not: string } | { above: number };

interface Common {
  id: string;
  label: string;
  hint?: string;
  required?: true | Condition;
  /** It begins a row of the form. */
  row?: true;
  /** Shown, sent and asked for only then. */
  when?: Condition;
}

interface TextFormatField extends Common {
  kind: "text" | "remarks";
  maxLength?: number;
  suggestions?: string[];
}

interface NumberFormatField extends Common {
  kind: "number";
  /** The text in its place while `when` does not hold; without it the field then has no place. */
  otherwise?: string;
  min?: number;
  max?: number;
  decimals?: number;
  thousands?: true;
  /** Digits, with zeros in front. */
  pad?: number;
  /** Sent in another unit, which the field names where `unit` does. */
  sent?: { factor: number; decimals?: number; unit?: string };
  /** The id of the grid whose height it is: made of that grid's `elevation`, never written in a document. */
  heightOf?: string;
}

interface QuantityFormatField extends Common {
  kind: "quantity";
  max?: number;
}

interface ChoiceFormatField extends Common {
  kind: "choice";
  /** Up to six choices are a row, more of them a list, unless this says otherwise. */
  as?: "row" | "buttons" | "list";
  choices: (string | { label: string; sent?: string; value?: string })[];
  /** The label of the text that "Other" asks for, and where its key is not the field's with `Other` behind it. */
  other?: string | { label: string; id: string };
}

interface GridFormatField extends Common {
  kind: "grid";
  /** The number field that the map and the height of the ground fill. */
  elevation?: string;
}

interface DtgFormatField extends Common {
  kind: "dtg";
  default?: "now" | "empty";
}

interface DistanceFormatField extends Common {
  kind: "distance";
  from: string;
  to: string;
  decimals?: number;
  unit: "km" | "m";
}

interface PlainFormatField extends Common {
  kind: "heading" | "target-number";
}

/** A platform of the database, or one that the operator names. */
interface PlatformFormatField extends Common {
  kind: "platform";
  /** The quantity that is sent in front of it: `3 X BM-21 (Grad)`. */
  count?: string;
}

/** Positions: rows of the same fields, one of them a grid. */
interface RowsFormatField extends Common {
  kind: "rows";
  fields: FormatField[];
  /** What a row sends; `{n}` is its number. */
  line: string;
  /** The quantity that gives their number; without it the operator adds rows. */
  follows?: string;
  max?: number;
}

/** How many rows have a choice: made of `{positions.effect=K-Kill}` in a message, never written in a document. */
interface CountFormatField extends Common {
  kind: "count";
  rows: RowsFormatField;
  choice: ChoiceFormatField;
  /** Whether a row has the choice. */
  isCounted(row: Entries): boolean;
}

export type FormatField =
  | TextFormatField
  | NumberFormatField
  | QuantityFormatField
  | ChoiceFormatField
  | GridFormatField
  | DtgFormatField
  | DistanceFormatField
  | PlatformFormatField
  | RowsFormatField
  | CountFormatField
  | PlainFormatField;

/** A field of a kind. */
export type FieldOf<Kind extends FormatField["kind"]> = FormatField & { kind: Kind };

/**
 * What a form keeps under a key: as typed; a number for a quantity that is one; the parts of a platform; the rows, each
 * with the entries of its fields.
 */
export type Entry = string | number | undefined | Entries | readonly Entries[];

/** A form's stored values, by key. */
export interface Entries {
  [key: string]: Entry;
}

/** A form of any format: its fields by their keys. */
export interface FormatForm extends ReportForm, Entries {
  asset: string;
  /** The report's own identifier. */
  randomSixDigit: string;
}

/** The document with what follows from one field for another written at both. */
export function linked(format: Format): Format {
  const panels = format.panels.map((panel) => ({ ...panel, fields: withHeights(panel.fields) }));
  const counted = panels
    .flatMap(({ fields }) => fields)
    .filter((field) => field.kind === "platform" && field.count !== undefined);
  const message = format.message.map((line) =>
    counted.reduce(
      (text, { id, ...field }) =>
        "count" in field ? text.replaceAll(`{${id}}`, () => `{${field.count}} X {${id}}`) : text,
      line,
    ),
  );
  return { ...format, panels, message };
}

/** The fields, the numbers among them knowing the grid whose height they are. */
function withHeights(fields: FormatField[]): FormatField[] {
  const heights = new Map(
    fields.flatMap((field) =>
      field.kind === "grid" && field.elevation !== undefined
        ? [[field.elevation, field.id] as const]
        : [],
    ),
  );
  return fields.map((field) => {
    if (field.kind === "rows") return { ...field, fields: withHeights(field.fields) };
    const heightOf = heights.get(field.id);
    return field.kind === "number" && heightOf !== undefined ? { ...field, heightOf } : field;
  });
}

/** The value of "Other", and its label. */
export const OTHER = "Other";

/** The text that a form keeps under a key. */
export function textOf(form: Entries, key: string): string {
  const value = form[key];
  return value === undefined || typeof value === "object" ? "" : String(value);
}

/** The largest file that a document is kept in, in bytes. */
export const MAX_DOCUMENT_BYTES = 64 * 1024;

/** A document as its file holds it: for people, as long as there is room. */
export function formatText(format: Format): string {
  const spaced = `${JSON.stringify(format, null, 2)}\n`;
  return new TextEncoder().encode(spaced).length > MAX_DOCUMENT_BYTES
    ? JSON.stringify(format)
    : spaced;
}
