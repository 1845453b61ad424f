/** A format's report in one line, as far as it is unambiguous, and what such a line is written as. */

import { DIRECTIONS, HEADING, normalizeHeading } from "../fields/heading";
import { boundsText, numberError } from "../fields/number-field";
import { isCountable } from "../fields/target-number";
import { formatDefinitionOf } from "../formats/built-in";
import {
  choicesOf,
  emptyRow,
  gridKeys,
  gridOf,
  isRowStarted,
  numberRule,
  platformOf,
  quantityEntries,
  quantityRule,
  rowGridOf,
  rowsInUse,
  rowsMost,
} from "../formats/field-kinds";
import {
  type ChoiceFormatField,
  type Entries,
  type Format,
  type FormatField,
  type FormatForm,
  type NumberFormatField,
  OTHER,
  type RowsFormatField,
  type TextFormatField,
  textOf,
} from "../formats/format";
import { formatGrid, isWholeGrid } from "../grid/grid-reference";
import type { Platform } from "../platforms/platform";
import { normalize, wordStarts } from "../platforms/search/normalize";
import { toReported } from "../reports/sighting";
import { EMPTY_PROFILE } from "../sign-in/profile";
import type { LineContext, LinePlatforms } from "./line-context";
import { COMPASS } from "./sighting-line";
import {
  areOfGrid,
  isName,
  KMH,
  KNOTS,
  LEAST_LETTERS,
  readLineGrids,
  type Token,
  Tokens,
} from "./tokens";

/** Words of a label by their usual short forms. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  hdg: "heading",
  spd: "speed",
  dir: "direction",
  r: "rounds",
  rds: "rounds",
  rnds: "rounds",
  qty: "quantity",
};

const UNITS: readonly (readonly [unit: string, written: readonly string[]])[] = [
  ["(km/h)", KMH],
  ["(knots)", KNOTS],
  ["(ft)", ["ft"]],
  ["(m)", ["m"]],
];
const ALL_UNITS = UNITS.flatMap(([, written]) => written);

/** A choice in words takes no more of them. */
const CHOICE_WORDS = 4;

/** Whether a word is meant for a label: the beginning of one of its words, or a short form of it. */
function isNamed(label: string, word: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const meant = SHORT_FORMS[word];
  if (meant) return words.includes(meant);
  return word.length >= LEAST_LETTERS && words.some((each) => each.startsWith(word));
}

const isFigure = (field: FormatField): field is NumberFormatField | HeadingField =>
  field.kind === "number" || field.kind === "heading";
type HeadingField = Extract<FormatField, { kind: "heading" | "target-number" }>;

const isSpeed = ({ label }: FormatField) => /^speed\b|\((?:km\/h|knots)\)$/i.test(label);

/** Whether a field says where something is going. */
const isDirection = (field: FormatField) =>
  field.kind === "heading" ||
  (field.kind === "choice" &&
    choicesOf(field).some(({ value }) => DIRECTIONS.some((direction) => direction === value)));

/** A format's report as a line says it. */
export interface FormatLine {
  entries: Entries;
  /** Its platform; null where it names none. */
  platform: Platform | null;
  /** How many platforms answer the words, this one the first of them. */
  platformCount: number;
  /** Asks whether the platform is meant, where its name was mistyped. */
  guess: string | null;
}

/** Fills what a line says into the entries of a form; what is ambiguous is marked. */
export function readFormatLine(
  tokens: Tokens,
  format: Format,
  { lastSquare, platforms }: Pick<LineContext, "lastSquare" | "platforms">,
): FormatLine {
  const reading = new FormatReading(tokens, format, platforms);
  for (const token of tokens.all) if (tokens.isFree(token)) reading.name(token);
  // Before the grids, which take bare digits.
  for (const token of tokens.all) if (tokens.isFree(token)) reading.figure(token);
  reading.grids(lastSquare);
  for (const token of tokens.all) if (tokens.isFree(token)) reading.read(token);
  reading.described();
  reading.remarks();
  reading.judge();
  const { entries, candidates, guess } = reading;
  return {
    entries,
    platform: candidates[0] ?? null,
    platformCount: candidates.length,
    guess,
  };
}

/** A grid of the line that became a row's, and where it begins. */
interface LineRow {
  start: number;
  entries: Entries;
}

const NAME_WORDS = 5;

class FormatReading {
  entries: Entries = {};
  /** Which fields are filled, and where in the line. */
  private readonly filled = new Map<FormatField, number>();
  private readonly fields: readonly FormatField[];
  /** The place of the word behind a direction: a number alone there is a speed. */
  private behindDirection = -1;
  /** The platforms that answer the line's words, the likeliest first. */
  candidates: readonly Platform[] = [];
  guess: string | null = null;
  private readonly rows: RowsFormatField | undefined;
  private readonly lineRows: LineRow[] = [];
  /** Figures that only a row has a field for, until the grids are read. */
  private readonly rowFigures: { field: NumberFormatField; figure: string; words: Token[] }[] = [];

  constructor(
    private readonly tokens: Tokens,
    private readonly format: Format,
    private readonly platforms: LinePlatforms,
  ) {
    this.fields = format.panels.flatMap(({ fields }) => fields);
    this.rows = this.fields.find((field) => field.kind === "rows");
  }

  /** A platform by exactly its name, the longest first: `bm 21`, `3bm21`. */
  name(token: Token): void {
    const field = this.fields.find(({ kind }) => kind === "platform");
    if (!field || this.filled.has(field)) return;
    const run = this.tokens.run(token, NAME_WORDS);
    for (let length = run.length; length > 0; length -= 1) {
      const words = run.slice(0, length);
      const name = words.map(({ norm }) => norm).join("");
      const isCounted = length > 1 && /^\d{1,3}x?$/.test(token.norm);
      // A word of the report is never a platform's name.
      const isWord = length === 1 && this.choicesFor(name, this.allChoices()).length > 0;
      if (!/\p{L}/u.test(name) || isCounted || isWord) continue;
      const named = this.platforms.named(name);
      if (this.takePlatform(field, named, words)) return;
    }
    this.countedName(field, token);
  }

  /** `3bm21` is `3 bm21` where no platform is called so. */
  private countedName(field: FormatField, token: Token): void {
    const quantity = this.fields.find((each) => each.kind === "quantity");
    if (!quantity || this.filled.has(quantity) || this.platforms.begins(token.norm)) return;
    for (const pattern of [/^(\d\d)[x×]?(.+)$/, /^(\d)[x×]?(.+)$/]) {
      const [, figure = "", rest = ""] = pattern.exec(token.norm) ?? [];
      if (!/\p{L}/u.test(rest) || numberError(figure, quantityRule(quantity))) continue;
      const [platform, ...others] = this.platforms.named(rest);
      if (!platform) continue;
      const from = figure.length + (/^[x×]/i.test(token.text.slice(figure.length)) ? 1 : 0);
      const value = { quantity: Number(figure), wrongQuantity: undefined };
      Object.assign(this.entries, quantityEntries(quantity, value), {
        [field.id]: { ...toReported(platform) },
      });
      this.filled.set(quantity, token.start).set(field, token.start + from);
      this.candidates = [platform, ...others];
      this.tokens.split(token, [
        {
          text: token.text.slice(0, from),
          is: "detail",
          chip: `${Number(figure)} ×`,
          problem: null,
        },
        { text: token.text.slice(from), is: "platform", chip: platform.platformId, problem: null },
      ]);
      return;
    }
  }

  private takePlatform(
    field: FormatField,
    platforms: readonly Platform[],
    words: readonly Token[],
  ): boolean {
    const [platform] = platforms;
    if (!platform) return false;
    this.candidates = platforms;
    this.entries[field.id] = { ...toReported(platform) };
    this.filled.set(field, words[0]?.start ?? 0);
    this.tokens.understood(words, platform.platformId, "platform");
    return true;
  }

  /** The words that are left describe the platform, as far as the search understands them all. */
  described(): void {
    const field = this.fields.find(({ kind }) => kind === "platform");
    const left = this.tokens.free();
    if (!field || this.filled.has(field) || left.length === 0) return;
    const { platforms, missing, guess } = this.platforms.find(
      left.map(({ text }) => text).join(" "),
    );
    if (missing.length > 0) return;
    const [first] = platforms;
    if (!first) return;
    this.guess = guess;
    for (const token of left) this.takePlatform(field, platforms, [token]);
  }

  private fill(field: FormatField, entries: Entries, words: readonly Token[], chip: string): void {
    if (this.filled.has(field)) {
      this.tokens.marked(words, `${field.label} is already given`);
      return;
    }
    Object.assign(this.entries, entries);
    this.filled.set(field, words[0]?.start ?? 0);
    if (isDirection(field)) this.behindDirection = (words.at(-1)?.index ?? 0) + 1;
    this.tokens.understood(words, chip);
  }

  grids(lastSquare: string | null): void {
    const fields = this.fields.filter((field) => field.kind === "grid");
    const places = fields.length + (this.rows ? rowsMost(this.rows) : 0);
    const rowGrid = this.rows && rowGridOf(this.rows);
    for (const [at, { start, grid }] of readLineGrids(this.tokens, lastSquare).entries()) {
      const field = fields[at];
      if (!grid) continue;
      if (!field && this.rows && rowGrid && at < places) {
        const keys = gridKeys(rowGrid);
        const entries = { [keys.gzd]: grid.gzd, [keys.coordinates]: grid.coordinates };
        this.lineRows.push({ start, entries: { ...emptyRow(this.rows), ...entries } });
        continue;
      }
      if (!field) {
        this.tokens.refuse(start, `${places === 1 ? "One grid fits" : `${places} grids fit`} here`);
        continue;
      }
      const keys = gridKeys(field);
      Object.assign(this.entries, { [keys.gzd]: grid.gzd, [keys.coordinates]: grid.coordinates });
      this.filled.set(field, start);
    }
    for (const { field, figure, words } of this.rowFigures) {
      const error = numberError(figure, numberRule(field));
      if (error) this.tokens.marked(words, `${field.label}: ${error}`);
      else this.fillRow(field, figure, words, `${field.label} ${figure}`);
    }
  }

  /** Fills a field of the row whose grid stands before the words. */
  private fillRow(field: FormatField, value: string, words: readonly Token[], chip: string): void {
    const start = words[0]?.start ?? 0;
    const row = this.lineRows.findLast((each) => each.start < start);
    if (!row) this.tokens.marked(words, `${field.label} stands behind its grid`);
    else if (textOf(row.entries, field.id) !== "") {
      this.tokens.marked(words, `${field.label} is already given`);
    } else {
      row.entries[field.id] = value;
      this.tokens.understood(words, chip);
    }
  }

  /** Takes what begins with a word; what is none of these stays as it is. */
  read(token: Token): boolean {
    return this.targetNumber(token) || this.number(token) || this.choice(token);
  }

  private targetNumber(token: Token): boolean {
    const field = this.fields.find(({ kind }) => kind === "target-number");
    const number = token.text.toUpperCase();
    if (!field || !isCountable(number)) return false;
    this.fill(field, { [field.id]: number }, [token], number);
    return true;
  }

  /** A number with its label or its unit: `hdg045`, `alt 1500`, `400kts`, `12 rounds`. */
  figure(token: Token): boolean {
    for (const words of [this.tokens.run(token, 3), this.tokens.run(token, 2), [token]]) {
      const text = Tokens.joined(words) ?? "";
      const match = /^([\p{L}]*)(-?\d[\d,.]*)([\p{L}/]*)$/u.exec(text);
      if (!match) continue;
      const [, before = "", figure = "", behind = ""] = match;
      const isUnit = ALL_UNITS.includes(behind);
      const name = before || (isUnit ? "" : behind);
      if (name === "" && !isUnit) continue;
      // `67890 speed 30`: the label is the next number's.
      const next = this.tokens.all[(words.at(-1)?.index ?? 0) + 1];
      const isNextOnes = !before && !isUnit && next && /^-?\d/.test(next.text);
      if (isNextOnes || (!before && !isUnit && areOfGrid(this.tokens, token))) continue;
      if (before !== "" && behind !== "" && !isUnit) continue;
      // `3x` is how many.
      if (/^[x×]$/.test(name)) continue;
      const unit = isUnit ? behind : "";
      const found = this.figuresOf(name, unit);
      const [field] = found;
      const [rowField, ...others] = this.figuresOf(name, unit, this.rows?.fields ?? []);
      if (!field && rowField?.kind === "number" && others.length === 0) {
        this.tokens.reserve(words);
        this.rowFigures.push({ field: rowField, figure: figure.replaceAll(",", ""), words });
        return true;
      }
      if (!field) {
        if (name !== "" || words.length > 1) continue;
        this.tokens.marked(words, `No field for ${behind}`);
        return true;
      }
      if (found.length > 1) {
        this.tokens.marked(words, `${found.map(({ label }) => label).join(" or ")}?`);
        return true;
      }
      this.takeFigure(field, figure.replaceAll(",", ""), words);
      return true;
    }
    return false;
  }

  /** The fields that a number with this label, and in this unit, may be meant for. */
  private figuresOf(
    name: string,
    unit: string,
    fields = this.fields,
  ): (NumberFormatField | HeadingField)[] {
    const marks = UNITS.filter(([, written]) => written.includes(unit)).map(([mark]) => mark);
    return fields
      .filter(isFigure)
      .filter(({ label }) => name === "" || isNamed(label, name))
      .filter(({ label }) => marks.length === 0 || marks.some((mark) => label.includes(mark)));
  }

  private takeFigure(
    field: NumberFormatField | HeadingField,
    figure: string,
    words: readonly Token[],
  ): void {
    const rule = field.kind === "number" ? numberRule(field) : HEADING;
    const isTurned = field.kind !== "number" && normalizeHeading(figure) !== String(Number(figure));
    const error = isTurned ? boundsText(HEADING) : numberError(figure, rule);
    if (error) this.tokens.marked(words, `${field.label}: ${error}`);
    else this.fill(field, { [field.id]: figure }, words, `${field.label} ${figure}`);
  }

  /** A number alone: how many, a heading of three digits, or what the form's only number is. */
  private number(token: Token): boolean {
    const [, figure, cross = ""] = /^(\d{1,3})([x×]?)$/.exec(token.norm) ?? [];
    if (figure === undefined) return false;
    const quantity = this.fields.find((field) => field.kind === "quantity");
    const heading = this.fields.find((field) => field.kind === "heading");
    const numbers = this.fields.filter((field) => field.kind === "number");
    const [only] = numbers.length === 1 ? numbers : [];
    const speed = numbers.find(isSpeed);
    const isSpeeds = cross === "" && token.index === this.behindDirection && !this.counts(token);
    if (speed && isSpeeds && !this.filled.has(speed)) this.takeFigure(speed, figure, [token]);
    else if (heading && cross === "" && figure.length === 3) {
      this.takeFigure(heading as HeadingField, figure, [token]);
    } else if (quantity && (cross !== "" || figure.length < 3)) {
      const error = numberError(figure, quantityRule(quantity));
      const value = { quantity: Number(figure), wrongQuantity: undefined };
      if (error) this.tokens.marked([token], `${quantity.label}: ${error}`);
      else this.fill(quantity, quantityEntries(quantity, value), [token], `${Number(figure)} ×`);
    } else if (only && cross === "") this.takeFigure(only, figure, [token]);
    else this.tokens.marked([token], "unclear: add a label or unit");
    return true;
  }

  /** Whether a number is how many of what stands behind it. */
  private counts(token: Token): boolean {
    const quantity = this.fields.find((field) => field.kind === "quantity");
    if (!quantity || this.filled.has(quantity)) return false;
    const next = this.tokens.all[token.index + 1];
    return (
      numberError(token.norm, quantityRule(quantity)) === null &&
      this.tokens.isFree(next) &&
      isName(next)
    );
  }

  /** A choice in its words, or the beginning of them from three letters on. */
  private choice(token: Token): boolean {
    const run = this.tokens.run(token, CHOICE_WORDS);
    for (let length = run.length; length > 0; length -= 1) {
      const words = run.slice(0, length);
      const norm = words.map((word) => word.norm).join("");
      const meant = length === 1 ? (COMPASS[norm]?.toLowerCase() ?? norm) : norm;
      const found = this.choicesFor(meant, this.allChoices());
      const [first] = found;
      if (!first) continue;
      if (found.length > 1) {
        const isOneField = found.every(({ field }) => field === first.field);
        const names = found.map(({ field, label }) =>
          isOneField ? label : `${label} (${field.label})`,
        );
        this.tokens.marked(words, `${names.join(", or ")}?`);
      } else if (this.rows?.fields.includes(first.field)) {
        this.fillRow(first.field, first.value, words, first.label);
      } else this.fill(first.field, { [first.field.id]: first.value }, words, first.label);
      return true;
    }
    return false;
  }

  /** Every choice of the form and of its rows, with the names that it is called by. */
  private allChoices() {
    return [...this.fields, ...(this.rows?.fields ?? [])]
      .filter((field): field is ChoiceFormatField => field.kind === "choice")
      .flatMap((field) =>
        choicesOf(field)
          .filter(({ value }) => value !== OTHER)
          .map(({ value, label }) => ({
            field,
            value,
            label,
            names: [normalize(label), normalize(label.replace(/\(.*/, ""))],
          })),
      );
  }

  private choicesFor(norm: string, all: ReturnType<FormatReading["allChoices"]>) {
    const exact = all.filter(({ names }) => names.includes(norm));
    if (exact.length > 0) return exact;
    if (norm.length < LEAST_LETTERS) return [];
    const begun = all.filter(({ names }) => names.some((name) => name.startsWith(norm)));
    if (begun.length > 0) return begun;
    return all.filter(({ label }) => wordStarts(label).some((start) => start.startsWith(norm)));
  }

  /** What follows the semicolon goes into the form's remarks. */
  remarks(): void {
    const { remarks } = this.tokens;
    if (!remarks) return;
    const field = remarksOf(this.format);
    if (field) this.entries[field.id] = remarks;
    else this.tokens.refuse(this.tokens.remarksStart, "This form has no remarks");
  }

  /** What the form does not ask for together with what else was said. */
  judge(): void {
    this.judgeRows();
    const definition = formatDefinitionOf(this.format);
    const form = { ...definition.fresh(EMPTY_PROFILE), ...this.entries };
    for (const [field, start] of this.filled) {
      if (definition.fields.isShown(form, field)) continue;
      this.tokens.refuse(start, `${field.label} is not asked for here`);
      for (const key of Object.keys(this.entries)) if (key === field.id) delete this.entries[key];
    }
  }

  /** A quantity that was not said is the number of grids; one that was leaves no room for more. */
  private judgeRows(): void {
    const { rows, lineRows } = this;
    if (!rows || lineRows.length === 0) return;
    const quantity = this.fields.find(({ id }) => id === rows.follows);
    if (quantity?.kind === "quantity") {
      const { max } = quantityRule(quantity);
      const said = this.filled.has(quantity) ? Number(this.entries[quantity.id]) : null;
      const count = Math.min(said ?? Math.min(lineRows.length, max), rowsMost(rows));
      for (const { start } of lineRows.splice(count)) {
        this.tokens.refuse(start, `${quantity.label} is ${said ?? count}`);
      }
      if (said === null) {
        const value = { quantity: count, wrongQuantity: undefined };
        Object.assign(this.entries, quantityEntries(quantity, value));
      }
    }
    this.entries[rows.id] = lineRows.map(({ entries }) => entries);
  }
}

/** The free text of a form: its only one, else the one that is called so. */
function remarksOf(format: Format): TextFormatField | undefined {
  const all = format.panels
    .flatMap(({ fields }) => fields)
    .filter((field): field is TextFormatField => field.kind === "remarks");
  return all.length === 1 ? all[0] : all.find(({ label }) => /^(remarks|free text)$/i.test(label));
}

/** A form's content as an equivalent line, as far as lines can express it. */
export function writeFormatLine(format: Format, form: FormatForm): string {
  const remarks = remarksOf(format);
  const parts = format.panels.flatMap(({ fields }) => fields).map((field) => written(field, form));
  const text = remarks ? textOf(form, remarks.id) : "";
  return [format.id, ...parts, text && `; ${text}`].filter(Boolean).join(" ");
}

function written(field: FormatField, form: Entries): string {
  const text = textOf(form, field.id);
  switch (field.kind) {
    case "grid": {
      const { gzd, coordinates } = gridOf(form, field);
      return isWholeGrid(gzd, coordinates) ? formatGrid(gzd, coordinates) : "";
    }
    case "quantity":
      return text && `${text}x`;
    case "choice":
      return text === OTHER
        ? ""
        : (choicesOf(field).find(({ value }) => value === text)?.label ?? "");
    case "number":
    case "heading":
      return text && `${field.label.toLowerCase().split(/[^\p{L}\p{N}]+/u)[0]} ${text}`;
    case "target-number":
      return text;
    case "platform":
      return platformOf(form, field)?.platformId ?? "";
    case "rows":
      return rowsInUse(form, field)
        .filter((row) => isRowStarted(field, row))
        .flatMap((row) => field.fields.map((each) => written(each, row)))
        .filter(Boolean)
        .join(" ");
    default:
      return "";
  }
}
