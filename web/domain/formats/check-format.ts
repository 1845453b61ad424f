/** Whether a document is a format that can be offered: its shape, its references, and that every message reads back. */

import { SHORT_TEXT_LIMIT } from "../fields/text-field";
import { cleanText } from "../messages/message";
import { parseJson, utf8Text } from "../parse-unknown";
import { WEAPON_TYPES } from "../platforms/weapon-ranges";
import {
  choicesOf,
  countField,
  isFreeText,
  keysOf,
  kindOf,
  NUMBER_MOST,
  otherOf,
  rowLine,
  rowsMost,
  textLimit,
} from "./field-kinds";
import {
  type Condition,
  type FieldOf,
  type Format,
  type FormatField,
  linked,
  MAX_DOCUMENT_BYTES,
  OTHER,
} from "./format";
import { rowName } from "./format-fields";
import { HEIGHT_UNIT } from "./heights";
import { type Add, checkShape } from "./shape";
import { type Named, nameKey } from "./taken-names";
import { fieldsIn, readTemplate, type Segment, TemplateError, type TemplatePart } from "./template";

/** Where in the document (`panels[0].fields[1].id`, counted from 0; "" for all of it), and why it is refused. */
export interface FormatError {
  path: string;
  reason: string;
}

export type CheckedFormat =
  | { format: Format; errors: [] }
  | { format: null; errors: FormatError[] };

export const MAX_FORMATS = 30;
export const TOO_LARGE: FormatError = { path: "", reason: "a format has at most 64 KiB" };
export const TOO_MANY: FormatError = { path: "", reason: `at most ${MAX_FORMATS} formats` };
const MAX_FIELDS = 40;
/** The server accepts messages of 16,384 characters; the rest allows for what is between the texts. */
const MAX_TEXTS = 10_000;
/** More are not named. */
export const MAX_ERRORS = 20;
/** A line's groups are each there or not: more would make too many lines of one. */
const MAX_GROUPS = 6;

/** The keys that every form has of its own. */
const OWN_KEYS = ["callSign", "asset", "currentDTG", "randomSixDigit", "headedBy"];
/** The log finds the number of a report under this name that is headed by one. */
const NUMBER_KEY = "targetNumber";

/** @param content the contents of the document's file */
export function checkFormatText(
  content: string | Uint8Array,
  taken?: readonly Named[],
): CheckedFormat {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  if (bytes.length > MAX_DOCUMENT_BYTES) return refused([TOO_LARGE]);
  // Without the mark that some editors begin a file with.
  const text = utf8Text(bytes);
  if (text === null) return refused([{ path: "", reason: "this is not UTF-8" }]);
  const document = parseJson(text);
  if (document === undefined) return refused([{ path: "", reason: "this is not JSON" }]);
  return checkFormat(document, taken);
}

/** @param taken the other formats */
export function checkFormat(document: unknown, taken: readonly Named[] = []): CheckedFormat {
  const errors: FormatError[] = [];
  const add: Add = (path, reason) => {
    const isSaid = errors.some((error) => error.path === path && error.reason === reason);
    if (errors.length < MAX_ERRORS && !isSaid) errors.push({ path, reason });
  };
  checkShape(document, add);
  if (errors.length > 0) return refused(errors);
  // Its shape has just been checked, member by member.
  const format = document as Format;
  checkTaken(format, taken, add);
  const linkedFormat = linked(format);
  checkFields(linkedFormat, add);
  const isGood = () => errors.length === 0;
  if (isGood()) checkMessage(linkedFormat, add, isGood);
  return errors.length > 0 ? refused(errors) : { format, errors: [] };
}

const refused = (errors: FormatError[]): CheckedFormat => ({ format: null, errors });

// --- What it refers to -----------------------------------------------------------------------

function checkTaken({ id, word, name }: Format, taken: readonly Named[], add: Add): void {
  const isTaken = (isSame: (other: Named) => boolean) => taken.some(isSame);
  if (isTaken((other) => other.id === id)) add("id", `another format has the id ${id}`);
  if (isTaken((other) => other.word === word)) add("word", `another format has the word ${word}`);
  if (isTaken((other) => nameKey(other.name) === nameKey(name)))
    add("name", `another format has the name ${name}`);
}

/** The longest name of a platform, with what it is called besides, and the words of a row beside what is typed. */
const LONG_NAME = 160;
const ROW_WORDS = 60;

/** How much an operator can type into a field. */
function longest(field: FormatField): number {
  if (field.kind === "platform") return LONG_NAME;
  if (field.kind === "rows") {
    const row = field.fields.reduce((sum, each) => sum + longest(each), ROW_WORDS);
    return rowsMost(field) * row;
  }
  if (field.kind === "text" || field.kind === "remarks") return textLimit(field);
  return field.kind === "choice" && field.other !== undefined ? SHORT_TEXT_LIMIT : 0;
}

/** Fields among which conditions and other references are looked up: a form's, or a row's. */
interface Scope {
  all: ReadonlyMap<string, FormatField>;
  /** Those that have been checked. */
  above: Map<string, FormatField>;
  keys: Set<string>;
  labels: Set<string>;
}

const scopeOf = (fields: readonly FormatField[], keys: readonly string[] = []): Scope => ({
  all: new Map(fields.map((field) => [field.id, field])),
  above: new Map(),
  keys: new Set(keys),
  labels: new Set(),
});

function checkField(field: FormatField, path: string, scope: Scope, add: Add): void {
  const { all, above, keys, labels } = scope;
  if (above.has(field.id)) add(`${path}.id`, `two fields have the id ${field.id}`);
  else if (keysOf(field).some((key) => keys.has(key))) {
    add(`${path}.id`, "its stored key clashes with another field's");
  }
  for (const key of keysOf(field)) keys.add(key);
  // A missing field is named by its label.
  if (labels.has(nameKey(field.label))) {
    add(`${path}.label`, `another field has the label ${field.label}`);
  }
  labels.add(nameKey(field.label));
  if (field.kind === "rows") {
    for (let row = 1; row <= rowsMost(field); row += 1) labels.add(nameKey(rowName(field, row)));
  }
  checkConditions(field, path, above, all, add);
  checkOptions(field, path, all, add);
  above.set(field.id, field);
}

/** The fields of a row, which know of no others. */
function checkRow({ fields }: FieldOf<"rows">, path: string, add: Add): void {
  const scope = scopeOf(fields);
  for (const [index, field] of fields.entries()) {
    const at = `${path}.fields[${index}]`;
    checkField(field, at, scope, add);
    if (field.id === "n") add(`${at}.id`, "{n} is the row's number");
    if (field.kind === "dtg" && field.default === "now") {
      add(`${at}.default`, "a row says nothing that is not typed");
    }
  }
  const grids = fields.filter(({ kind }) => kind === "grid");
  const [grid] = grids;
  if (grids.length !== 1 || grid?.required !== true || grid.when !== undefined) {
    add(`${path}.fields`, "a row has one grid, which is required");
  }
}

function checkFields(format: Format, add: Add): void {
  const isNumbered = format.heading === "target-number";
  const scope = scopeOf(
    format.panels.flatMap(({ fields }) => fields),
    OWN_KEYS,
  );
  const { all } = scope;
  let count = 0;
  for (const [panel, { fields }] of format.panels.entries()) {
    for (const [index, field] of fields.entries()) {
      const path = `panels[${panel}].fields[${index}]`;
      count += field.kind === "rows" ? 1 + field.fields.length : 1;
      checkField(field, path, scope, add);
      if (isNumbered && field.kind !== "target-number" && keysOf(field).includes(NUMBER_KEY)) {
        add(`${path}.id`, `${NUMBER_KEY} is the heading's`);
      }
      if (field.kind === "rows") checkRow(field, path, add);
    }
  }
  const platforms = [...all.values()].filter(({ kind }) => kind === "platform");
  if (platforms.length > 1) add("panels", "a report is about one platform");
  const length = [...all.values()].reduce((sum, field) => sum + longest(field), 0);
  if (length > MAX_TEXTS) {
    add("panels", `its texts have at most ${MAX_TEXTS} characters together; found ${length}`);
  }
  if (count > MAX_FIELDS) add("panels", `at most ${MAX_FIELDS} fields; found ${count}`);
  for (const [index, tool] of (format.tools ?? []).entries()) {
    const path = `tools[${index}]`;
    for (const [name, id] of Object.entries(tool)) {
      if (name === "tool") continue;
      const kind = name === "weapon" ? "choice" : "grid";
      const field = all.get(id);
      if (field?.kind !== kind) add(`${path}.${name}`, `no ${kind} field is ${id}`);
      else if (field.kind === "choice" && !choicesOf(field).some(isWeapon)) {
        add(`${path}.${name}`, `none of its choices is one of ${WEAPON_TYPES.join(", ")}`);
      }
    }
    if (tool.tool === "gmti-map" || tool.tool === "gmti-preview") {
      checkGmtiTool(format, all, path, add);
    }
  }
  const numbers = [...all.values()].filter(({ kind }) => kind === "target-number");
  if (format.heading !== "target-number") return;
  const [number] = numbers;
  if (numbers.length !== 1 || number?.required !== true || number.when !== undefined) {
    add("heading", "it takes one target-number field that is required");
  }
}

const isWeapon = ({ value }: { value: string }) => WEAPON_TYPES.some((weapon) => weapon === value);

/** The map and its preview are one tool, and fill fields that it knows by their ids. */
function checkGmtiTool(
  { tools = [] }: Format,
  fields: ReadonlyMap<string, FormatField>,
  path: string,
  add: Add,
): void {
  const names = tools.map(({ tool }) => tool);
  if (!names.includes("gmti-map") || !names.includes("gmti-preview")) {
    add(path, "gmti-map and gmti-preview go together");
  }
  const kinds = { grid: "grid", heading: "heading", speed: "number" } as const;
  for (const [id, kind] of Object.entries(kinds)) {
    if (fields.get(id)?.kind !== kind) add(path, `it takes a ${kind} field with the id ${id}`);
  }
  const speed = fields.get("speed");
  // What the map writes is in km/h.
  if (speed?.kind === "number" && speed.sent) add(path, "its speed is sent as it is typed");
}

function checkConditions(
  { when, required }: FormatField,
  path: string,
  above: ReadonlyMap<string, FormatField>,
  all: ReadonlyMap<string, FormatField>,
  add: Add,
): void {
  const conditions: [string, Condition | true | undefined][] = [
    ["when", when],
    ["required", required],
  ];
  for (const [name, condition] of conditions) {
    if (condition === undefined || condition === true) continue;
    for (const [id, expected] of Object.entries(condition)) {
      const where = `${path}.${name}.${id}`;
      const field = above.get(id);
      if (!field) {
        add(where, all.has(id) ? `${id} stands below it` : `there is no field ${id}`);
        continue;
      }
      const isNumber = ["number", "quantity", "heading"].includes(field.kind);
      if (["grid", "distance", "dtg", "target-number", "platform", "rows"].includes(field.kind)) {
        add(where, `a condition cannot ask for a ${field.kind}`);
      } else if (typeof expected === "object" && "above" in expected) {
        if (!isNumber) add(where, `${id} is not a number`);
      } else if (field.kind === "choice") {
        const labels = choicesOf(field).map(({ label }) => label);
        const values =
          typeof expected === "string" ? [expected] : "not" in expected ? [expected.not] : expected;
        for (const value of values) {
          if (!labels.includes(value)) add(where, `${value} is not one of its choices`);
        }
      }
    }
  }
}

function checkOptions(
  field: FormatField,
  path: string,
  all: ReadonlyMap<string, FormatField>,
  add: Add,
): void {
  if (field.kind === "grid" && field.elevation !== undefined) {
    const height = all.get(field.elevation);
    if (height?.kind !== "number") {
      add(`${path}.elevation`, `no number field is ${field.elevation}`);
    } else if (!HEIGHT_UNIT.test(height.label)) {
      add(`${path}.elevation`, `the label of ${field.elevation} ends with (ft) or (m)`);
    }
    const grids = [...all.values()].filter(({ kind }) => kind === "grid") as FieldOf<"grid">[];
    if (grids.some((each) => each !== field && each.elevation === field.elevation)) {
      add(`${path}.elevation`, `${field.elevation} is the height of another grid`);
    }
  }
  if (field.kind === "distance") {
    for (const end of ["from", "to"] as const) {
      if (all.get(field[end])?.kind !== "grid") add(`${path}.${end}`, `no grid is ${field[end]}`);
    }
    if (field.required !== undefined) add(`${path}.required`, "it is computed, not asked for");
  }
  const refers = field.kind === "platform" ? "count" : "follows";
  const quantity =
    field.kind === "platform" ? field.count : field.kind === "rows" ? field.follows : undefined;
  if (quantity !== undefined && all.get(quantity)?.kind !== "quantity") {
    add(`${path}.${refers}`, `no quantity is ${quantity}`);
  }
  if (
    field.kind === "platform" &&
    quantity !== undefined &&
    (field.required !== true || field.when !== undefined)
  ) {
    add(`${path}.count`, "what is counted is required: its quantity is always there");
  }
  if (
    field.kind === "quantity" &&
    (field.when !== undefined || typeof field.required === "object")
  ) {
    add(path, "a quantity is always there");
  }
  if (field.kind === "choice") {
    const choices = choicesOf(field);
    for (const member of ["value", "label", "sent"] as const) {
      const all = choices.map((choice) => choice[member]);
      const twice = all.find((each, index) => each !== null && all.indexOf(each) !== index);
      if (typeof twice === "string") add(`${path}.choices`, `${twice} stands twice`);
    }
    if (otherOf(field)?.key === field.id) add(`${path}.other.id`, "it is the field's own id");
    if (field.as === "buttons" && field.required !== true) {
      add(`${path}.as`, "a choice among buttons is required: it cannot be taken back");
    }
    if (field.other !== undefined && choices.some(({ sent }) => sent === OTHER.toUpperCase())) {
      add(`${path}.choices`, `${OTHER} is added where "other" is given`);
    }
  }
  if (field.kind === "number") {
    const { min = 0, max = NUMBER_MOST, decimals = 0, thousands, pad, sent } = field;
    if (min > max) add(`${path}.min`, "it is more than max");
    if (pad !== undefined && (thousands || decimals > 0 || min < 0 || sent)) {
      add(`${path}.pad`, "zeros in front are for plain whole numbers");
    }
    // Else two numbers that can be typed are sent as the same.
    if (sent && sent.factor * 10 ** (sent.decimals ?? 0) < 10 ** decimals) {
      add(`${path}.sent`, "what is typed could not be read back: it takes more decimals");
    }
  }
}

// --- That a message reads back ---------------------------------------------------------------

interface Line {
  path: string;
  parts: TemplatePart[];
}

function checkMessage(format: Format, add: Add, isGood: () => boolean): void {
  const fields = format.panels.flatMap((panel) => panel.fields);
  const byId = new Map(fields.map((field) => [field.id, field]));
  for (const field of fields) {
    if (field.kind !== "rows") continue;
    const place = format.panels.findIndex((panel) => panel.fields.includes(field));
    const at = format.panels[place]?.fields.indexOf(field);
    checkRowLine(field, `panels[${place}].fields[${at}].line`, add);
  }
  const lines = readLines(
    format.message.map((text, index) => [`message[${index}]`, text]),
    byId,
    add,
  );
  if (!lines) return;
  readParts(format.summary, "summary", byId, add);
  const number = fields.find(({ kind }) => kind === "target-number");
  const headed = format.heading === "target-number" ? number : undefined;
  checkUses("message", fields, lines, headed, add);
  if (isGood()) checkOrder(format, lines, byId, add);
}

/** The lines as templates; null where one of them is none. */
function readLines(
  texts: readonly (readonly [path: string, text: string])[],
  fields: Map<string, FormatField>,
  add: Add,
): Line[] | null {
  const lines: Line[] = [];
  for (const [path, text] of texts) {
    const parts = readParts(text, path, fields, add);
    if (!parts) return null;
    checkLine(parts, path, fields, add);
    lines.push({ path, parts });
  }
  return lines;
}

/** Each field is sent once; the one in the heading, if there is one, there. */
function checkUses(
  path: string,
  fields: readonly FormatField[],
  lines: readonly Line[],
  headed: FormatField | undefined,
  add: Add,
): void {
  const sent = lines.flatMap(({ parts }) => parts.flatMap(fieldsIn));
  for (const field of fields) {
    const used = sent.filter((id) => id === field.id).length;
    if (used > 1) add(path, `{${field.id}} stands twice`);
    if (field === headed && used > 0) add(path, `{${field.id}} stands in the heading already`);
    if (field !== headed && used === 0 && field.kind !== "distance") {
      add(path, `{${field.id}} is never sent`);
    }
  }
}

/** What a row sends, with a number in the place of `{n}`. */
function checkRowLine(field: FieldOf<"rows">, path: string, add: Add): void {
  const byId = new Map(field.fields.map((each) => [each.id, each]));
  if (/\{n\}(?:\d|\{|\[|$)/.test(field.line)) {
    add(path, "what follows {n} could be part of it: a text that is no digit stands behind it");
  }
  const lines = readLines([[path, rowLine(field, 1)]], byId, add);
  const [line] = lines ?? [];
  if (!line) return;
  checkUses(path, field.fields, [line], undefined, add);
  checkGroups(line, byId, add);
}

function readParts(
  text: string,
  path: string,
  fields: Map<string, FormatField>,
  add: Add,
): TemplatePart[] | null {
  let parts: TemplatePart[];
  try {
    parts = readTemplate(text);
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    add(path, error.message);
    return null;
  }
  for (const id of parts.flatMap(fieldsIn)) {
    if (fields.has(id)) continue;
    const count = countField(id, fields, () => true);
    if (count === null || typeof count === "string") {
      add(path, count === null ? `there is no field for {${id}}` : `{${id}}: ${count}`);
      return null;
    }
    fields.set(id, count);
  }
  return parts;
}

type Fields = ReadonlyMap<string, FormatField>;

function checkLine(parts: TemplatePart[], path: string, fields: Fields, add: Add): void {
  const groups = parts.filter(({ isGroup }) => isGroup);
  // Each group doubles the lines that are tried below.
  if (groups.length > MAX_GROUPS) {
    add(path, `at most ${MAX_GROUPS} groups`);
    return;
  }
  if (parts.length === 0) add(path, "the line is empty");
  const segments = parts.flatMap((part) => part.segments);
  const rows = parts.flatMap(fieldsIn).find((id) => fields.get(id)?.kind === "rows");
  if (rows !== undefined) {
    if (segments.length > 1) add(path, `{${rows}} has lines of its own and stands alone`);
    return;
  }
  if (groups.some((group) => fieldsIn(group).length === 0)) add(path, "a group has no field");
  if (parts[0]?.isGroup && parts.length > 1) {
    add(path, "a line that begins with a group holds nothing else");
  }
  if (parts.some(({ isGroup }, at) => !isGroup && parts[at - 1]?.isGroup)) {
    add(path, "after a group only groups can follow");
  }
  for (const group of groups) checkGroup(group, path, fields, add);
  const literal = parts.flatMap(({ segments }) => segments);
  const [first, last] = [literal[0], literal.at(-1)];
  if (
    (first && "text" in first && /^[\s/]/.test(first.text)) ||
    (last && "text" in last && /[\s/]$/.test(last.text))
  ) {
    add(path, "a line must not begin or end with a space or /");
  }
  for (const part of parts) {
    const inside = fieldsIn(part).flatMap((id) => fields.get(id) ?? []);
    const distances = inside.filter(({ kind }) => kind === "distance");
    const isAlone = part.isGroup ? inside.length === 1 : parts.length === 1 && inside.length === 1;
    if (distances.length > 0 && !isAlone) {
      add(path, `{${distances[0]?.id}} is computed and stands in a line or a group of its own`);
    }
    if (part.isGroup) continue;
    for (const field of inside) {
      if (!isAlwaysThere(field, fields))
        add(path, `{${field.id}} can be empty and must stand in [ ]`);
    }
  }
  for (const variant of variantsOf(parts)) {
    const written = variant.map((each) => ("text" in each ? each.text : "x")).join("");
    if (cleanText(written) !== written || written.endsWith("/")) {
      add(path, "with some of its groups away it ends with a space or /, or has two spaces");
    }
    const error = variantError(variant, fields);
    if (error) add(path, error);
  }
}

/** The fields of a group are sent together or not at all: what is typed in one asks for the others. */
function checkGroup(group: TemplatePart, path: string, fields: Fields, add: Add): void {
  const inside = fieldsIn(group).flatMap((id) => fields.get(id) ?? []);
  const [first, ...others] = inside;
  if (!first || others.length === 0) return;
  const isFull = (field: FormatField) =>
    field.kind === "quantity" ||
    field.kind === "count" ||
    (field.kind === "dtg" && field.default === "now");
  const full = inside.find(isFull);
  if (full) add(path, `{${full.id}} is never empty, so it must be alone in its group`);
  const whenOf = ({ when }: FormatField) => JSON.stringify(when ?? null);
  const apart = others.find((field) => whenOf(field) !== whenOf(first));
  if (apart) add(path, `{${first.id}} and {${apart.id}} are not shown together`);
}

/** Whether a field says something in every message that is sent. */
function isAlwaysThere(field: FormatField, fields: Fields): boolean {
  if (field.kind === "quantity") return true;
  if (field.kind === "count") return field.when === undefined;
  if (field.kind === "distance") {
    if (field.when !== undefined) return false;
    return [field.from, field.to].every((id) => {
      const grid = fields.get(id);
      return grid !== undefined && isAlwaysThere(grid, fields);
    });
  }
  const isGiven = field.required === true || (field.kind === "dtg" && field.default === "now");
  return isGiven && field.when === undefined;
}

/** Every line that a template can make, as its segments. */
function variantsOf(parts: readonly TemplatePart[]): Segment[][] {
  let variants: Segment[][] = [[]];
  for (const { segments, isGroup } of parts) {
    const longer = variants.map((variant) => [...variant, ...segments]);
    variants = isGroup && parts.length > 1 ? [...longer, ...variants] : longer;
  }
  return variants;
}

/** Why the fields of a line could not be parsed apart; null if they can. */
function variantError(segments: readonly Segment[], fields: Fields): string | null {
  for (const [index, segment] of segments.entries()) {
    const field = "field" in segment ? fields.get(segment.field) : undefined;
    const next = segments[index + 1];
    if (!field || !next) continue;
    const name = `{${field.id}}`;
    if (isFreeText(field)) return `${name} is free text and must stand last in its line`;
    if ("field" in next) return `${name} and {${next.field}} have no fixed text between them`;
    if (field.kind !== "choice" && kindOf(field).goesOn.test(next.text))
      return `what follows ${name} could be part of it`;
    if (field.kind !== "choice") continue;
    const sent = choicesOf(field).map((choice) => choice.sent ?? "");
    const goesOn = (each: string) => each + next.text.slice(0, 1);
    const twin = sent.find((each) => sent.some((other) => other.startsWith(goesOn(each))));
    if (twin !== undefined) return `what follows ${name} could be part of ${twin}`;
  }
  return null;
}

/** How a line may begin: with a fixed text, or with a character that the pattern takes. */
type Start = { text: string } | { first: RegExp };

function startsOf(parts: readonly TemplatePart[], fields: Fields): Start[] {
  const [first, second] = parts[0]?.segments ?? [];
  if (!first) return [];
  // Groups are separated by a space.
  if ("text" in first && first.text.trim() === "" && second) {
    return startsOf([{ segments: [second], isGroup: false }], fields);
  }
  if ("text" in first) {
    const goesOn = parts.slice(1).some(({ segments: [next] }) => !startsWithSpace(next));
    // A line's first word counts to its end: 3A is not 3.
    return [{ text: second || goesOn ? first.text.trimStart() : `${first.text.trim()} ` }];
  }
  const field = fields.get(first.field);
  if (field?.kind === "rows") return rowStarts(field);
  if (field?.kind === "choice" && field.other === undefined) {
    return choicesOf(field).map(({ sent }) => ({ text: sent ?? "" }));
  }
  return field ? [{ first: kindOf(field).first }] : [];
}

/** How the lines of rows may begin, whatever number they have. */
function rowStarts(field: FieldOf<"rows">): Start[] {
  const [before = ""] = field.line.split("{n}");
  if (before === "") return [{ first: /\d/ }];
  if (!/[[{]/.test(before)) return [{ text: before }];
  const inner = new Map(field.fields.map((each) => [each.id, each]));
  return startsOf(readTemplate(rowLine(field, 1)), inner);
}

const startsWithSpace = (segment: Segment | undefined) =>
  segment !== undefined && "text" in segment && segment.text.startsWith(" ");

function beginAlike(a: Start, b: Start): boolean {
  if ("text" in a && "text" in b) return a.text.startsWith(b.text) || b.text.startsWith(a.text);
  if ("text" in a) return "first" in b && b.first.test(a.text.slice(0, 1));
  if ("text" in b) return a.first.test(b.text.slice(0, 1));
  return true;
}

const areAlike = (a: readonly Start[], b: readonly Start[]) =>
  a.some((one) => b.some((other) => beginAlike(one, other)));

/** Lines, and groups in a line, that can follow one another must begin differently. */
function checkOrder(format: Format, lines: readonly Line[], fields: Fields, add: Add): void {
  const isOptional = (parts: readonly TemplatePart[]) => {
    const rows = parts.flatMap(fieldsIn).flatMap((id) => fields.get(id) ?? [])[0];
    if (rows?.kind === "rows") return rows.required !== true || rows.when !== undefined;
    return parts.every(({ isGroup }) => isGroup);
  };
  const starts = lines.map(({ parts }) => startsOf(parts, fields));
  const asset: Start[] = format.heading === "reference" ? [{ text: "ASSET " }] : [];
  for (const [index, { path }] of lines.entries()) {
    const own = starts[index] ?? [];
    if (areAlike(asset, own) && lines.slice(0, index).every(({ parts }) => isOptional(parts))) {
      add(path, "it begins like the heading's ASSET, which it can follow");
    }
  }
  for (const [index, { parts, path }] of lines.entries()) {
    const own = starts[index] ?? [];
    const groups = checkGroups({ parts, path }, fields, add);
    for (const [next, { parts: others, path: where }] of lines.entries()) {
      if (next <= index) continue;
      const start = starts[next] ?? [];
      if (areAlike(own, start)) add(where, `it begins like ${path}, which it can follow`);
      const isText = (each: Start) => "text" in each;
      if (groups.some((group) => group.every(isText) && areAlike(group, start))) {
        add(path, `a group of it could be taken for ${where}`);
      }
      if (!isOptional(others)) break;
    }
  }
}

/** The groups of a line must begin differently. @returns how each of them may begin */
function checkGroups({ parts, path }: Line, fields: Fields, add: Add): Start[][] {
  const groups = parts
    .filter((part) => part.isGroup && parts.length > 1)
    .map((part) => startsOf([part], fields));
  for (const [at, group] of groups.entries()) {
    if (groups.slice(at + 1).some((other) => areAlike(group, other))) {
      add(path, "two groups begin with the same text");
    }
  }
  return groups;
}
