/**
 * The kinds of fields that a format may have. A kind is one entry here: what its field keeps in a
 * form, what it says in a message, and how that is read back.
 */

import { HEADING, headingText, normalizeHeading } from "../fields/heading";
import {
  boundsText,
  type NumberRule,
  numberError,
  numberOf,
  storedQuantity,
  typedQuantity,
  withThousands,
} from "../fields/number-field";
import { cleanTargetNumber } from "../fields/target-number";
import { FREE_TEXT_LIMIT, SHORT_TEXT_LIMIT, textError } from "../fields/text-field";
import { distanceMetres } from "../grid/geodesy";
import {
  formatGrid,
  type GridReference,
  gridToLatLng,
  isWholeGrid,
  withoutGap,
} from "../grid/grid";
import { holdsFreeText } from "../grid/grid-edit";
import { cleanText, INCOMPLETE, MISSING, WRONG } from "../messages/message";
import { isRecord, storedChoice, storedText, type UnknownRecord } from "../parse-unknown";
import {
  namedPlatform,
  PLATFORM_TEXT,
  platformName,
  platformText,
  readReportedPlatform,
} from "../reports/reported-platform";
import type { ReportedPlatform } from "../reports/sighting";
import { DTG_PATTERN, readDtg } from "../time/dtg";
import { type Entries, type Entry, type FieldOf, type FormatField, OTHER, textOf } from "./format";

/** A field's text in a message, "" for none; or a placeholder, and the label to name it by. */
export interface FieldText {
  text: string;
  invalid?: { is: "missing" | "wrong"; name: string };
}

/** What a field's text depends on, other than its own value. */
export interface Context {
  form: Entries;
  /** The report's DTG. */
  dtg: string;
  isRequired: boolean;
  /** This field's value decides whether another field is shown or required. */
  isCondition: boolean;
  /** The format's field of an id where it is shown. */
  shown(id: string): FormatField | null;
}

type Refuse = (why: string) => never;

/** What a message's text is known by, whatever another program made of its case. */
interface Spelling {
  /** A known name in its own spelling. */
  name(text: string): string;
  /** The message's own word that a text stands for; else as it came. */
  asWord(text: string, words: readonly string[]): string;
}
const AS_IT_CAME: Spelling = { name: (text) => text, asWord: (text) => text };

interface FieldKind<Field extends FormatField> {
  /** The stored values of an empty form. */
  empty(field: Field): Entries;
  /** What is kept of a stored form, which may hold anything. */
  read(field: Field, stored: UnknownRecord): Entries;
  says(field: Field, context: Context): FieldText;
  /** What says() can be, as a pattern without groups of its own. */
  pattern(field: Field): string;
  /** The form's value for a message's text. */
  typed(field: Field, said: string, refuse: Refuse, spelling?: Spelling): Entries;
  /** Its text in the log's summary and in conditions; "" while it is empty or wrong. */
  shows(field: Field, form: Entries): string;
  /** Its text in an example. */
  sample(field: Field): string;
  /** What may follow whatever it says, and could be part of it. */
  goesOn: RegExp;
  /** The possible beginnings of its text. */
  first: RegExp;
}

export const missing = (name: string, text = MISSING): FieldText => ({
  text,
  invalid: { is: "missing", name },
});
const wrong = (name: string, text = WRONG): FieldText => ({ text, invalid: { is: "wrong", name } });

/** What its text may go on with, and begin with. */
const digits = { goesOn: /^\d/, first: /^\d/ };
const anything = { goesOn: /.|\n/, first: /.|\n/ };
const freeText = { ...anything, pattern: () => ".+" };

const plain = {
  empty: ({ id }: FormatField) => ({ [id]: "" }),
  read: ({ id }: FormatField, stored: UnknownRecord) => ({ [id]: storedText(stored[id]) }),
  typed: ({ id }: FormatField, said: string) => ({ [id]: said }),
  shows: ({ id }: FormatField, form: Entries) => cleanText(textOf(form, id)),
};

export const textLimit = ({ kind, maxLength }: FieldOf<"text" | "remarks">): number =>
  maxLength ?? (kind === "text" ? SHORT_TEXT_LIMIT : FREE_TEXT_LIMIT);

const text: FieldKind<FieldOf<"text" | "remarks">> = {
  ...plain,
  says(field, { form }) {
    const typed = textOf(form, field.id);
    return textError(typed, textLimit(field)) ? wrong(field.label) : { text: cleanText(typed) };
  },
  ...freeText,
  sample: (field) => cleanText(field.label.toLowerCase().slice(0, textLimit(field))),
};

/** The largest number that a field takes where its document names none. */
export const NUMBER_MOST = 999_999_999;

export function numberRule({
  min = 0,
  max = NUMBER_MOST,
  ...field
}: FieldOf<"number">): NumberRule {
  const { decimals, thousands } = field;
  return { min, max, ...(decimals && { decimals }), ...(thousands && { thousands }) };
}

/** The number as it is sent: in the message's unit, with zeros in front or a comma between thousands. */
export function sentNumber(typed: string, field: FieldOf<"number">): string {
  const number = numberOf(typed, numberRule(field));
  if (number === null) return "";
  const { sent } = field;
  const value = sent ? Number((number * sent.factor).toFixed(sent.decimals ?? 0)) : number;
  const [whole = "", decimals] = String(Math.abs(value)).split(".");
  const padded = field.thousands ? withThousands(whole) : whole.padStart(field.pad ?? 0, "0");
  return `${value < 0 ? "-" : ""}${padded}${decimals === undefined ? "" : `.${decimals}`}`;
}

/** Where a height came from, untouched since: looked up, or read off the coarse overview. */
export const HEIGHT_SOURCES = ["lookup", "overview"] as const;

/** The key of a height's source; absent while it is typed or empty. */
export const heightKey = ({ id }: FieldOf<"number">): string => `${id}Source`;

/** Marks a height that is too coarse to count as measured. */
const ROUGH = "~";

/** Whether the number is a height that the map's overview gave. */
export const isRough = (field: FieldOf<"number">, form: Entries) =>
  field.heightOf !== undefined && form[heightKey(field)] === "overview";

const number: FieldKind<FieldOf<"number">> = {
  ...plain,
  empty: (field) => ({
    [field.id]: "",
    ...(field.heightOf !== undefined && { [heightKey(field)]: undefined }),
  }),
  read(field, stored) {
    const source = stored[heightKey(field)];
    return {
      [field.id]: storedText(stored[field.id]),
      ...(field.heightOf !== undefined && {
        [heightKey(field)]: storedChoice(source, HEIGHT_SOURCES, undefined),
      }),
    };
  },
  says(field, { form }) {
    const typed = textOf(form, field.id);
    if (numberError(typed, numberRule(field))) return wrong(field.label);
    const text = sentNumber(typed, field);
    return { text: text !== "" && isRough(field, form) ? ROUGH + text : text };
  },
  pattern(field) {
    const { min, max } = numberRule(field);
    const whole = [min, max].map((bound) =>
      sentNumber(String(bound), field).replace(/\..*|-/g, ""),
    );
    const rough = field.heightOf === undefined ? "" : `${ROUGH}?`;
    return `${rough}-?[\\d,]{1,${Math.max(...whole.map(({ length }) => length))}}(?:\\.\\d+)?`;
  },
  typed(field, said, refuse) {
    const { sent, decimals = 0, label } = field;
    const value = Number(said.replace(ROUGH, "").replaceAll(",", ""));
    const typed = String(sent ? Number((value / sent.factor).toFixed(decimals)) : value);
    const rule = numberRule(field);
    if (numberError(typed, rule)) refuse(`${label} is ${boundsText(rule)}.`);
    return {
      [field.id]: typed,
      ...(said.startsWith(ROUGH) && { [heightKey(field)]: "overview" }),
    };
  },
  shows(field, form) {
    const typed = String(numberOf(textOf(form, field.id), numberRule(field)) ?? "");
    const shown = field.thousands ? withThousands(typed) : typed;
    return shown !== "" && isRough(field, form) ? ROUGH + shown : shown;
  },
  sample(field) {
    const { min, max } = numberRule(field);
    return sentNumber(String(Math.min(max, Math.max(min, field.thousands ? 1500 : 30))), field);
  },
  goesOn: /^[\d.,-]/,
  first: /[\d~-]/,
};

/** The limit of the platforms' stepper (specification 1 §4). */
const QUANTITY_MOST = 20;

export const quantityRule = ({ max = QUANTITY_MOST }: FieldOf<"quantity">): NumberRule => ({
  min: 1,
  max,
});

/** The key of what was typed as a quantity and is none. */
const wrongKey = ({ id }: FieldOf<"quantity">) =>
  `wrong${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;

/** A quantity as its stepper takes it. */
export function quantityOf(form: Entries, field: FieldOf<"quantity">) {
  const typed = form[wrongKey(field)];
  return {
    quantity: Number(form[field.id]),
    wrongQuantity: typed === undefined ? undefined : String(typed),
  };
}

/** What the form keeps of a stepper's quantity. */
export function quantityEntries(
  field: FieldOf<"quantity">,
  { quantity, wrongQuantity }: ReturnType<typeof quantityOf>,
): Entries {
  return { [field.id]: quantity, [wrongKey(field)]: wrongQuantity };
}

const quantity: FieldKind<FieldOf<"quantity">> = {
  empty: (field) => quantityEntries(field, { quantity: 1, wrongQuantity: undefined }),
  read(field, stored) {
    const kept = { quantity: stored[field.id], wrongQuantity: stored[wrongKey(field)] };
    const { quantity, wrongQuantity } = storedQuantity(kept, quantityRule(field));
    return quantityEntries(field, { quantity, wrongQuantity });
  },
  says(field, { form }) {
    const { quantity, wrongQuantity } = quantityOf(form, field);
    if (!Number.isInteger(quantity)) return missing(field.label);
    if (wrongQuantity === undefined) return { text: typedQuantity(quantityOf(form, field)) };
    return wrongQuantity.trim() === "" ? missing(field.label) : wrong(field.label);
  },
  pattern: () => "\\d{1,9}",
  typed(field, said, refuse) {
    const rule = quantityRule(field);
    if (numberError(said, rule)) refuse(`${field.label} is ${boundsText(rule)}.`);
    return quantityEntries(field, { quantity: Number(said), wrongQuantity: undefined });
  },
  shows: ({ id }, form) => textOf(form, id),
  sample: (field) => String(Math.min(4, quantityRule(field).max)),
  ...digits,
};

const heading: FieldKind<FieldOf<"heading" | "target-number">> = {
  ...plain,
  read: ({ id }, stored) => ({ [id]: normalizeHeading(storedText(stored[id])) }),
  says({ id, label }, { form }) {
    const typed = textOf(form, id);
    return numberError(typed, HEADING) ? wrong(label) : { text: headingText(typed) };
  },
  pattern: () => "\\d{3}",
  typed({ id, label }, said, refuse) {
    const degrees = Number(said);
    if (degrees < HEADING.min || degrees > HEADING.max)
      refuse(`${label} is ${boundsText(HEADING)}.`);
    return { [id]: String(degrees) };
  },
  shows: ({ id }, form) => headingText(textOf(form, id)),
  sample: () => "045",
  ...digits,
};

interface Choice {
  /** What the form keeps. */
  value: string;
  label: string;
  /** What the message says; null for "Other", which says what was typed. */
  sent: string | null;
}

export function choicesOf({ choices, other }: FieldOf<"choice">): Choice[] {
  const given = choices.map((choice) => {
    const {
      label,
      value = label,
      sent = label.toUpperCase(),
    } = typeof choice === "string" ? { label: choice } : choice;
    return { value, label, sent };
  });
  return other === undefined ? given : [...given, { value: OTHER, label: OTHER, sent: null }];
}

/** The key and the label of the text that "Other" asks for, null if it is not among the choices. */
export function otherOf({ id, other }: FieldOf<"choice">): { key: string; label: string } | null {
  if (other === undefined) return null;
  return typeof other === "string"
    ? { key: `${id}Other`, label: other }
    : { key: other.id, label: other.label };
}

const chosen = (field: FieldOf<"choice">, form: Entries) =>
  choicesOf(field).find(({ value }) => value === textOf(form, field.id));

const choice: FieldKind<FieldOf<"choice">> = {
  empty(field) {
    const other = otherOf(field);
    return { [field.id]: "", ...(other && { [other.key]: "" }) };
  },
  read(field, stored) {
    const values = choicesOf(field).map(({ value }) => value);
    const other = otherOf(field);
    return {
      [field.id]: storedChoice(stored[field.id], values, ""),
      ...(other && { [other.key]: storedText(stored[other.key]) }),
    };
  },
  says(field, { form, isCondition }) {
    const { sent = "" } = chosen(field, form) ?? {};
    const other = otherOf(field);
    if (sent !== null || !other) return { text: sent ?? "" };
    const said = cleanText(textOf(form, other.key));
    if (said === "") return missing(other.label);
    // Read back it would be the choice, and other fields would be asked for.
    const isChoice = isCondition && choicesOf(field).some((each) => each.sent === said);
    return isChoice || textError(said, SHORT_TEXT_LIMIT) ? wrong(other.label) : { text: said };
  },
  pattern(field) {
    if (field.other !== undefined) return ".+";
    const sent = choicesOf(field).map((each) => each.sent ?? "");
    // The longest first: NORTHEAST is not NORTH.
    return sent
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join("|");
  },
  typed(field, said) {
    const known = choicesOf(field).find(({ sent }) => sent === said);
    const other = otherOf(field);
    if (known || !other) return { [field.id]: known?.value ?? "" };
    return { [field.id]: OTHER, [other.key]: said };
  },
  shows(field, form) {
    const other = otherOf(field);
    const choice = chosen(field, form);
    return choice?.sent === null && other
      ? cleanText(textOf(form, other.key))
      : (choice?.label ?? "");
  },
  sample: (field) => choicesOf(field)[0]?.sent ?? "",
  ...anything,
};

/** Text as a pattern that finds it. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The keys of a grid's two fields: a grid that is called `grid` has them without a prefix. */
export function gridKeys({ id }: FieldOf<"grid">): { gzd: string; coordinates: string } {
  return id === "grid"
    ? { gzd: "gzd", coordinates: "coordinates" }
    : { gzd: `${id}Gzd`, coordinates: `${id}Coordinates` };
}

/** What a form keeps of a grid. */
export function gridEntries(field: FieldOf<"grid">, grid: GridReference): Entries {
  const { gzd, coordinates } = gridKeys(field);
  return { [gzd]: grid.gzd, [coordinates]: grid.coordinates };
}

export function gridOf(form: Entries, field: FieldOf<"grid">): GridReference {
  const { gzd, coordinates } = gridKeys(field);
  return { gzd: textOf(form, gzd), coordinates: textOf(form, coordinates) };
}

/** The grid that can be sent, as it is written; "" if there is none. */
function wholeGrid(form: Entries, field: FieldOf<"grid">): string {
  const { gzd, coordinates } = gridOf(form, field);
  return isWholeGrid(gzd, coordinates) ? formatGrid(gzd, coordinates) : "";
}

/** A grid with something in both its fields, or text in one of them; whether it is one is another question. */
export function isFilled(grid: GridReference): boolean {
  return (grid.gzd !== "" && grid.coordinates !== "") || holdsFreeText(grid);
}

const grid: FieldKind<FieldOf<"grid">> = {
  empty: (field) => gridEntries(field, { gzd: "", coordinates: "" }),
  read(field, stored) {
    const keys = gridKeys(field);
    const coordinates = withoutGap(storedText(stored[keys.coordinates]));
    return gridEntries(field, { gzd: storedText(stored[keys.gzd]), coordinates });
  },
  says(field, { form, isRequired }) {
    const text = wholeGrid(form, field);
    const given = gridOf(form, field);
    if (text !== "" || (given.gzd === "" && given.coordinates === "")) return { text };
    return (isRequired && !isFilled(given) ? missing : wrong)(field.label, INCOMPLETE);
  },
  pattern: () => "\\d\\d[A-Z]{3} \\d{1,5} \\d{1,5}",
  typed(field, said, refuse) {
    const [gzd = "", easting = "", northing = ""] = said.split(" ");
    const coordinates = easting + northing;
    if (!isWholeGrid(gzd, coordinates) || formatGrid(gzd, coordinates) !== said) {
      refuse("no such grid square (example: 34UFE 12345 67890).");
    }
    return gridEntries(field, { gzd, coordinates });
  },
  shows: (field, form) => wholeGrid(form, field),
  sample: () => "34UFE 12345 67890",
  ...digits,
};

const dtg: FieldKind<FieldOf<"dtg">> = {
  ...plain,
  says(field, { form, dtg }) {
    const typed = textOf(form, field.id).trim();
    if (typed === "") return { text: field.default === "now" ? dtg : "" };
    return readDtg(typed)?.text === typed ? { text: typed } : wrong(field.label);
  },
  pattern: () => DTG_PATTERN,
  typed({ id }, said, refuse) {
    const dtg = readDtg(said);
    return {
      [id]: dtg?.text ?? refuse("not a valid DTG (example: 201230ZNov26)."),
    };
  },
  sample: () => "201230ZNov26",
  ...digits,
};

const targetNumber: FieldKind<FieldOf<"heading" | "target-number">> = {
  ...plain,
  read: ({ id }, stored) => ({ [id]: cleanTargetNumber(storedText(stored[id])) }),
  says: ({ id }, { form }) => ({ text: textOf(form, id) }),
  pattern: () => "[A-Z0-9]{1,6}",
  sample: () => "AB0012",
  goesOn: /^[A-Z0-9]/,
  first: /[A-Z0-9]/,
};

/** Nothing is kept of it: it follows from the grids, and another's figure is no reason to refuse a message. */
const distance: FieldKind<FieldOf<"distance">> = {
  empty: () => ({}),
  read: () => ({}),
  says(field, { form, shown }) {
    const [from, to] = [field.from, field.to].map((id) => {
      const end = shown(id);
      if (end?.kind !== "grid") return null;
      const { gzd, coordinates } = gridOf(form, end);
      return gridToLatLng(gzd, coordinates);
    });
    if (!from || !to) return { text: "" };
    const metres = distanceMetres(from, to);
    const isKm = field.unit === "km";
    return { text: (isKm ? metres / 1000 : metres).toFixed(field.decimals ?? (isKm ? 1 : 0)) };
  },
  pattern: () => "[\\d.,]+",
  typed: () => ({}),
  shows: () => "",
  sample: ({ unit, decimals = unit === "km" ? 1 : 0 }) =>
    (unit === "km" ? 19.9 : 19_900).toFixed(decimals),
  goesOn: /^[\d.]/,
  first: digits.first,
};

export const platformOf = (form: Entries, { id }: FieldOf<"platform">): ReportedPlatform | null =>
  readReportedPlatform(form[id]);

const WRITTEN_PLATFORM = new RegExp(`^${PLATFORM_TEXT}$`);

const platform: FieldKind<FieldOf<"platform">> = {
  empty: ({ id }) => ({ [id]: "" }),
  read(field, stored) {
    const found = readReportedPlatform(stored[field.id]);
    return { [field.id]: found ? { ...found } : "" };
  },
  says(field, { form }) {
    const found = platformOf(form, field);
    return { text: found ? platformText(found) : "" };
  },
  ...freeText,
  typed({ id }, said, _, spelling = AS_IT_CAME) {
    const [, , name = "", bracket = ""] = WRITTEN_PLATFORM.exec(said) ?? [];
    const isUnknown = spelling.asWord(said.replace(/ \(.*/, ""), ["UNKNOWN"]) === "UNKNOWN";
    return { [id]: { ...namedPlatform(isUnknown, spelling.name(name), spelling.name(bracket)) } };
  },
  shows(field, form) {
    const found = platformOf(form, field);
    return found ? cleanText(platformName(found)) : "";
  },
  sample: () => "BM-21 (Grad)",
};

/** The most rows, and of one field unless it says less. */
export const ROWS_MOST = 20;

export const rowsMost = ({ max = ROWS_MOST }: FieldOf<"rows">): number => max;

/** A row in which nothing is typed. */
export const emptyRow = ({ fields }: FieldOf<"rows">): Entries =>
  Object.assign({}, ...fields.map((field) => kindOf(field).empty(field)));

/** Whether two entries are the same. */
export const isSameEntry = (a: Entry, b: Entry): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether anything is typed in a row. */
export function isRowStarted(field: FieldOf<"rows">, row: Entries): boolean {
  return Object.entries(emptyRow(field)).some(([key, empty]) => !isSameEntry(row[key], empty));
}

/** All rows that a form keeps, those that a smaller quantity hides among them. */
export const keptRows = (form: Entries, { id }: FieldOf<"rows">): readonly Entries[] => {
  const rows = form[id];
  return Array.isArray(rows) ? rows : [];
};

/** The rows that count: as many as the quantity that they follow says. */
export function rowsInUse(form: Entries, field: FieldOf<"rows">): Entries[] {
  const kept = keptRows(form, field);
  const count = field.follows === undefined ? kept.length : Number(form[field.follows]);
  const length = Math.min(rowsMost(field), Math.max(1, count || 1));
  return Array.from({ length }, (_, index) => kept[index] ?? emptyRow(field));
}

/** A row's line, with its number in it. */
export const rowLine = ({ line }: FieldOf<"rows">, number: number): string =>
  line.replaceAll("{n}", String(number));

/** The grid of a row; a checked document has one. */
export function rowGridOf({ fields }: FieldOf<"rows">): FieldOf<"grid"> | undefined {
  return fields.find((field) => field.kind === "grid");
}

// What its rows say is said line by line: see FormatFields and LineWriter.
const rows: FieldKind<FieldOf<"rows">> = {
  empty: (field) => ({ [field.id]: [emptyRow(field)] }),
  read(field, stored) {
    const given = stored[field.id];
    const kept = (Array.isArray(given) ? given : [])
      .filter(isRecord)
      .slice(0, rowsMost(field))
      .map((row): Entries => Object.assign({}, ...field.fields.map((f) => kindOf(f).read(f, row))));
    return { [field.id]: kept.length > 0 ? kept : [emptyRow(field)] };
  },
  says: (field, { form }) => ({ text: rows.shows(field, form) }),
  ...freeText,
  typed: () => ({}),
  /** How many hold something. */
  shows(field, form) {
    const started = rowsInUse(form, field).filter((row) => isRowStarted(field, row));
    return started.length === 0 ? "" : String(started.length);
  },
  sample: ({ line }) => line,
};

/** Nothing is kept of it: it follows from the rows. */
const count: FieldKind<FieldOf<"count">> = {
  empty: () => ({}),
  read: () => ({}),
  says: (field, { form }) => ({ text: String(countOf(field, form)) }),
  pattern: () => "\\d{1,2}",
  typed: () => ({}),
  shows: (field, form) => String(countOf(field, form) || ""),
  sample: () => "1",
  ...digits,
};

const countOf = ({ rows, isCounted }: FieldOf<"count">, form: Entries): number =>
  rowsInUse(form, rows).filter(isCounted).length;

/**
 * The field of a message's `{id of the rows.id of the choice=label}`.
 * @returns null if it is written otherwise; why there is none, if it names none
 */
export function countField(
  written: string,
  fields: ReadonlyMap<string, FormatField>,
  isShown: (rows: FieldOf<"rows">, row: Entries, field: FormatField) => boolean,
): FieldOf<"count"> | string | null {
  const [, id = "", of = "", label = ""] = /^([^.=]+)\.([^.=]+)=(.+)$/.exec(written) ?? [];
  if (id === "") return null;
  const rows = fields.get(id);
  if (rows?.kind !== "rows") return `no rows are ${id}`;
  const choice = rows.fields.find((field) => field.id === of);
  if (choice?.kind !== "choice") return `no choice of ${id} is ${of}`;
  const counted = choicesOf(choice).find((each) => each.label === label);
  if (!counted) return `${label} is none of the choices of ${of}`;
  const { when } = rows;
  const isCounted = (row: Entries) =>
    row[choice.id] === counted.value && isShown(rows, row, choice);
  const common = { id: written, label: written, ...(when && { when }) };
  return { kind: "count", ...common, rows, choice, isCounted };
}

const KINDS = {
  text,
  remarks: text,
  number,
  quantity,
  heading,
  choice,
  grid,
  dtg,
  "target-number": targetNumber,
  distance,
  platform,
  rows,
  count,
};

/** What its kind defines for a field. */
export function kindOf(field: FormatField): FieldKind<FormatField> {
  // Each kind takes the fields that bear its name, and is given no others.
  return KINDS[field.kind] as FieldKind<FormatField>;
}

/** Every key that a field keeps an entry under. */
export const keysOf = (field: FormatField): string[] => Object.keys(kindOf(field).empty(field));

export const isFreeText = (field: FormatField): boolean =>
  field.kind === "text" ||
  field.kind === "remarks" ||
  field.kind === "platform" ||
  (field.kind === "choice" && field.other !== undefined);
