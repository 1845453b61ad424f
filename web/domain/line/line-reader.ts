/** Reads a line for any report: each kind of field takes the words that it knows. */

import { DIRECTIONS, HEADING, normalizeHeading } from "../fields/heading";
import { boundsText, numberError } from "../fields/number-field";
import { isCountable } from "../fields/target-number";
import {
  choicesOf,
  emptyRow,
  gridEntries,
  numberRule,
  quantityEntries,
  quantityRule,
  rowGridOf,
  rowsMost,
} from "../formats/field-kinds";
import { type Entries, type FieldOf, type FormatField, OTHER } from "../formats/format";
import { formatGrid } from "../grid/grid-reference";
import { oncePer } from "../once";
import { normalize, wordStarts } from "../platforms/search/normalize";
import { toReported } from "../reports/sighting";
import type { LineContext } from "./line-context";
import { MARKS } from "./marks";
import { type OtherFields, PlatformWords } from "./platform-words";
import {
  areOfGrid,
  isName,
  KMH,
  KNOTS,
  LEAST_LETTERS,
  readLineGrids,
  SPEED_UNITS,
  type Token,
  Tokens,
} from "./tokens";

/** What is the report's own in how its line is read. */
export interface LineRules {
  fields: readonly FormatField[];
  /** Letters that stand for words, as the compass points' do: alone, they never begin or end another word. */
  letters?: ReadonlyMap<string, string>;
  /** A number has its label before it: behind it stands what is counted. */
  labelsFirst?: true;
  /** What is said before all grids is the first one's. */
  takesBefore?: true;
  /** What would make a figure clear that has no label, and this unit or none; null where the unit is enough. */
  unclear(figure: string, unit: string): string | null;
  /** Numbers of vehicles by their letter: `k1`. */
  kills?: Readonly<Record<string, FieldOf<"number">>>;
  /** Whether letters are meant as a compass point; always, where it is absent. */
  isCompassPoint?(line: LineReader, norm: string): boolean;
  /** Takes what no field has taken. */
  takesLetters?(line: LineReader, token: Token): void;
  /** What does not fit with what else was said. */
  settle(line: LineReader): void;
}

/** Compass points by their letters. */
export const COMPASS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ n: "north", ne: "northeast", e: "east", se: "southeast" },
    ...{ s: "south", sw: "southwest", w: "west", nw: "northwest" },
  }),
);

/** Words of labels and choices by their usual other forms. */
const OTHER_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ hdg: "heading", dir: "direction", qty: "quantity" },
    ...{ sp: "speed", spd: "speed", sped: "speed" },
    ...{ r: "rounds", rds: "rounds", rnds: "rounds" },
    ...{ woods: "woodland", ohp: "duginohp" },
  }),
);

const UNITS: readonly (readonly [unit: string, written: readonly string[]])[] = [
  ["km/h", KMH],
  ["knots", KNOTS],
  ["ft", ["ft"]],
  ["m", ["m"]],
];
const ALL_UNITS = [...UNITS.flatMap(([, written]) => written), ...SPEED_UNITS];

/** A choice in words takes no more of them. */
const CHOICE_WORDS = 4;

const FIGURE = /^([\p{L}]*)(-?\d[\d,.]*)([\p{L}/]*)$/u;

/** `k1`, `mkills2`. */
const KILLS = /^([km])(?:kills?)?(\d{1,2})$/;

type FigureField = FieldOf<"number"> | FieldOf<"heading" | "target-number">;

const isFigure = (field: FormatField): field is FigureField =>
  field.kind === "number" || field.kind === "heading";

const isSpeed = ({ label }: FormatField) => /^speed\b|\((?:km\/h|knots)\)$/i.test(label);

/** A label's name and its unit: `Altitude (ft)`. */
function partsOf({ label }: FormatField): { name: string; unit: string } {
  const [, name = label, unit = ""] = /^(.*) \((.*)\)$/.exec(label) ?? [];
  return { name, unit };
}

/** Whether a field says where something is going. */
const isDirection = (field: FormatField) =>
  field.kind === "heading" ||
  (field.kind === "choice" &&
    choicesOf(field).some(({ value }) => DIRECTIONS.some((direction) => direction === value)));

/** Whether a word is meant for a label: the beginning of one of its words, or another form of it. */
function isLabelled(label: string, word: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const meant = OTHER_FORMS.get(word);
  if (meant) return words.includes(meant);
  return word.length >= LEAST_LETTERS && words.some((each) => each.startsWith(word));
}

/** What was said of fields: what the form keeps, where in the line, and in words. */
interface Said {
  entries: Entries;
  readonly filled: Map<FormatField, { start: number; text: string }>;
}

/** A grid of the line that became a row's, and where it begins. */
interface LineRow extends Said {
  start: number;
}

export class LineReader implements Said, OtherFields {
  readonly entries: Entries = {};
  readonly filled = new Map<FormatField, { start: number; text: string }>();
  readonly rows: LineRow[] = [];
  readonly platform: PlatformWords;
  /** Where the first grid begins, whole or marked. */
  firstGrid = Number.POSITIVE_INFINITY;
  private readonly fields: readonly FormatField[];
  private readonly platformField: FormatField | undefined;
  private readonly quantity: FieldOf<"quantity"> | undefined;
  private readonly rowsField: FieldOf<"rows"> | undefined;
  private readonly choices: readonly NamedChoice[];
  /** Figures that only a row has a field for, until the grids are read. */
  private readonly rowFigures: { field: FigureField; figure: string; words: Token[] }[] = [];
  /** The place of the word behind a direction: a number alone there is a speed. */
  private behindDirection = -1;

  constructor(
    readonly tokens: Tokens,
    private readonly rules: LineRules,
    private readonly context: Omit<LineContext, "reports">,
    /** Its kind of report was named. */
    private readonly isCalled = false,
  ) {
    this.fields = rules.fields;
    this.platformField = this.fields.find(({ kind }) => kind === "platform");
    this.quantity = this.fields.find((field) => field.kind === "quantity");
    this.rowsField = this.fields.find((field) => field.kind === "rows");
    this.choices = [...this.fields, ...(this.rowsField?.fields ?? [])].flatMap(choicesIn);
    const label = this.platformField?.label ?? "";
    this.platform = new PlatformWords(label, tokens, context.platforms, this);
  }

  /** Fills what the line says into the fields; what has no meaning, or several, is marked. */
  read(): this {
    if (this.platformField) this.platform.names();
    // Before the grids, which take bare digits.
    this.each((token) => this.figure(token));
    this.grids();
    this.each((token) => {
      const isTaken =
        this.targetNumber(token) || this.number(token) || this.kill(token) || this.choice(token);
      if (!isTaken) this.rules.takesLetters?.(this, token);
    });
    if (this.platformField) this.describedPlatform(this.platformField);
    this.platform.noteQuantity();
    this.remarks();
    this.rules.settle(this);
    return this;
  }

  /** "8 wheels" and "moving target radar" are searched for: a grid, or a name, makes a report of such words. */
  get isReport(): boolean {
    const { tokens } = this;
    if (this.isCalled || this.hasGrid || !tokens.hasDetails) return this.isCalled || this.hasGrid;
    if (this.platform.isNamed || tokens.remarks !== null) return true;
    const { platforms, missing } = this.context.platforms.find(tokens.line);
    return platforms.length === 0 || missing.length > 0;
  }

  private describedPlatform(field: FormatField): void {
    const isTold = this.hasGrid || (this.tokens.hasDetails && this.isReport);
    this.platform.described(!this.context.reportsOnly || isTold);
    const { candidates, start } = this.platform;
    const [found] = candidates;
    if (!found) return;
    this.entries[field.id] = { ...toReported(found) };
    this.filled.set(field, { start, text: found.platformId });
  }

  get hasGrid(): boolean {
    return this.firstGrid < Number.POSITIVE_INFINITY;
  }

  private each(take: (token: Token) => void): void {
    for (const token of this.tokens.all) if (this.tokens.isFree(token)) take(token);
  }

  /** Keeps the value of a field, and how it is called. @returns why it has no place; null where it has */
  keep(
    field: FormatField,
    value: string | number,
    words: readonly Token[],
    text = String(value),
    said: Said = this,
  ): string | null {
    const before = said.filled.get(field);
    if (before) return MARKS.already(field.label, before.text);
    Object.assign(said.entries, entriesOf(field, value));
    said.filled.set(field, { start: words[0]?.start ?? 0, text });
    if (isDirection(field)) this.behindDirection = (words.at(-1)?.index ?? 0) + 1;
    return null;
  }

  /** Fills a field, or the field of the row whose grid stands before the words, and shows it. */
  private fill(
    field: FormatField,
    value: string | number,
    words: readonly Token[],
    text: string,
    chip = text,
  ): void {
    const isRows = this.rowsField?.fields.includes(field);
    const row = isRows ? this.rowFor(words[0]?.start ?? 0) : undefined;
    const problem = isRows && !row ? MARKS.noGrid : this.keep(field, value, words, text, row);
    if (problem) this.tokens.marked(words, problem);
    else this.tokens.understood(words, chip);
  }

  private rowFor(start: number): LineRow | undefined {
    const before = this.rows.findLast((row) => row.start < start);
    return before ?? (this.rules.takesBefore && this.rows[0]);
  }

  /** Takes back what was said of a field: it turned out to have no place. */
  refuse(field: FormatField, problem: string): void {
    const said = this.filled.get(field);
    if (!said) return;
    this.tokens.refuse(said.start, problem);
    delete this.entries[field.id];
  }

  /** Leaves the first rows. */
  limitRows(count: number, problem: string): void {
    for (const { start } of this.rows.splice(count)) this.tokens.refuse(start, problem);
  }

  isChoice(norm: string): boolean {
    return this.choicesFor(norm, true).length > 0;
  }

  /** The choice that a word is, or begins. */
  choiceOf = (norm: string): NamedChoice | undefined => this.choicesFor(norm)[0];

  killOf(norm: string): string | null {
    const [, letter = "", figure = ""] = KILLS.exec(norm) ?? [];
    const field = this.rules.kills?.[letter];
    return field && this.isQuantity(figure) ? `${Number(figure)} ${field.label}` : null;
  }

  isQuantity(figure: string): boolean {
    const { quantity } = this;
    if (!quantity || !/^\d{1,2}$/.test(figure)) return false;
    return numberError(figure, quantityRule(quantity)) === null;
  }

  hasQuantity(): boolean {
    return !this.quantity || this.filled.has(this.quantity);
  }

  takeQuantity(figure: string, token: Token): void {
    if (this.quantity) this.keep(this.quantity, Number(figure), [token]);
  }

  /** A number with its label or its unit: `hdg045`, `alt 1500`, `400kts`, `12 rounds`. */
  private figure(token: Token): void {
    for (const most of [3, 2, 1]) {
      const words = this.tokens.run(token, most);
      const text = Tokens.joined(words) ?? "";
      const [, before = "", typed, behind = ""] = FIGURE.exec(text) ?? [];
      // `3 m` is a quantity and a letter.
      if (typed === undefined || (before === "" && this.hasLetter(words))) continue;
      const isUnit = ALL_UNITS.includes(behind);
      const name = before || (isUnit || this.rules.labelsFirst ? "" : behind);
      if (name === "" && !isUnit) continue;
      // `67890 speed 30`: the label is the next number's.
      const next = this.tokens.all[(words.at(-1)?.index ?? 0) + 1];
      const isNextOnes = !before && !isUnit && next && /^-?\d/.test(next.text);
      if (isNextOnes || (!before && !isUnit && areOfGrid(this.tokens, token))) continue;
      if (before !== "" && behind !== "" && !isUnit) continue;
      // `3x` is how many.
      if (/^[x×]$/.test(name)) continue;
      if (this.takesFigure(token, words, typed.replaceAll(",", ""), name, isUnit ? behind : ""))
        return;
    }
  }

  private takesFigure(
    token: Token,
    words: Token[],
    figure: string,
    name: string,
    unit: string,
  ): boolean {
    const unclear = name === "" ? this.rules.unclear(figure, unit) : null;
    const inForm = this.figuresOf(this.fields, name, unit);
    const inRows = this.figuresOf(this.rowsField?.fields ?? [], name, unit);
    const found = inForm.length > 0 ? inForm : inRows;
    const [field] = found;
    if (!field) {
      const isApart = words.length > 1 && (unit.length === 1 || figure.length > 3);
      if (name !== "" || isApart || areOfGrid(this.tokens, token)) return false;
      this.tokens.marked(words, this.noFieldFor(unit));
    } else if (unclear !== null) this.tokens.marked(words, unclear);
    else if (found.length > 1) {
      this.tokens.marked(words, MARKS.either(found.map(({ label }) => label)));
    } else if (found === inRows) {
      this.tokens.reserve(words);
      this.rowFigures.push({ field, figure, words });
    } else this.takeFigure(field, figure, words);
    return true;
  }

  /** The fields that a number with this label, and in this unit, may be meant for. */
  private figuresOf(fields: readonly FormatField[], name: string, unit: string): FigureField[] {
    const [meant = ""] = UNITS.find(([, written]) => written.includes(unit)) ?? [];
    return fields
      .filter(isFigure)
      .filter(({ label }) => name === "" || isLabelled(label, name))
      .filter((field) => unit === "" || partsOf(field).unit === meant);
  }

  /** A unit that no field has: the speed's may be another. */
  private noFieldFor(unit: string): string {
    const speed = this.fields.find((field) => isFigure(field) && isSpeed(field));
    const meant = speed && SPEED_UNITS.includes(unit) ? partsOf(speed) : null;
    return meant?.unit ? MARKS.otherUnit(meant.name, meant.unit, unit) : MARKS.noField(unit);
  }

  private takeFigure(field: FigureField, figure: string, words: readonly Token[]): void {
    const isHeading = field.kind !== "number";
    const rule = isHeading ? HEADING : numberRule(field);
    const isTurned = isHeading && normalizeHeading(figure) !== String(Number(figure));
    const error = isTurned ? boundsText(HEADING) : numberError(figure, rule);
    const { name, unit } = partsOf(field);
    const chip = `${name} ${figure} ${unit}`.replace(" °", "°").trim();
    if (error) this.tokens.marked(words, MARKS.wrong(field.label, error));
    else this.fill(field, figure, words, figure, chip);
  }

  private grids(): void {
    const fields = this.fields.filter((field) => field.kind === "grid");
    const { rowsField } = this;
    const rowGrid = rowsField && rowGridOf(rowsField);
    const places = fields.length + (rowsField ? rowsMost(rowsField) : 0);
    for (const [at, { start, grid }] of readLineGrids(
      this.tokens,
      this.context.lastSquare,
    ).entries()) {
      this.firstGrid = Math.min(start, this.firstGrid);
      if (!grid) continue;
      const field = fields[at];
      const filled = { start, text: formatGrid(grid.gzd, grid.coordinates) };
      if (field) {
        Object.assign(this.entries, gridEntries(field, grid));
        this.filled.set(field, filled);
      } else if (rowsField && rowGrid && at < places) {
        const entries = { ...emptyRow(rowsField), ...gridEntries(rowGrid, grid) };
        this.rows.push({ start, entries, filled: new Map() });
      } else this.tokens.refuse(start, MARKS.gridsFit(places));
    }
    for (const { field, figure, words } of this.rowFigures) this.takeFigure(field, figure, words);
  }

  private targetNumber(token: Token): boolean {
    const field = this.fields.find(({ kind }) => kind === "target-number");
    const number = token.text.toUpperCase();
    if (!field || !isCountable(number)) return false;
    this.fill(field, number, [token], number);
    return true;
  }

  /** A number alone: a speed behind its direction, a heading of three digits, how many, or the form's only number. */
  private number(token: Token): boolean {
    const [, before = "", figure, behind = ""] = /^([x×]?)(\d{1,3})([x×]?)$/.exec(token.norm) ?? [];
    if (figure === undefined) return false;
    const next = this.tokens.all[token.index + 1];
    const isCrossApart = this.tokens.isFree(next) && /^[x×]$/.test(next.norm);
    const words = isCrossApart ? [token, next] : [token];
    const hasCross = isCrossApart || before + behind !== "";
    const { quantity } = this;
    const letter = hasCross ? undefined : this.letterBefore(token);
    if (letter) {
      this.tokens.marked([letter, token], MARKS.unknown, "unknown");
      return true;
    }
    const heading = this.fields.find(
      (field): field is FieldOf<"heading" | "target-number"> => field.kind === "heading",
    );
    const numbers = this.fields.filter((field) => field.kind === "number");
    const [only] = numbers.length === 1 ? numbers : [];
    const speed = numbers.find(isSpeed);
    const isSpeeds = !hasCross && token.index === this.behindDirection && !this.counts(token);
    if (speed && isSpeeds && !this.filled.has(speed)) this.takeFigure(speed, figure, words);
    else if (heading && !hasCross && figure.length === 3) this.takeFigure(heading, figure, words);
    else if (quantity && (hasCross || figure.length < 3)) {
      const error = numberError(figure, quantityRule(quantity));
      const chip = `${Number(figure)} ×`;
      if (error) {
        const is = before + behind === "" ? "unknown" : "detail";
        this.tokens.marked(words, MARKS.wrong(quantity.label, error), is);
      } else {
        this.fill(quantity, Number(figure), words, `${Number(figure)}`, chip);
      }
    } else if (only && !hasCross) this.takeFigure(only, figure, words);
    else this.tokens.marked(words, this.rules.unclear(figure, "") ?? MARKS.unknown, "unknown");
    return true;
  }

  /** What makes a number a type: `t 14`, that there is not, is no fourteen of anything; `s 3` is static, and three. */
  private letterBefore({ index }: Token): Token | undefined {
    const before = this.platformField && this.tokens.all[index - 1];
    const isOther = before && !this.rules.letters?.has(before.norm) && !COMPASS.has(before.norm);
    return isOther && this.tokens.isFree(before) && /^[b-wyz]$/.test(before.norm)
      ? before
      : undefined;
  }

  /** Whether a number is how many of what stands behind it. */
  private counts(token: Token): boolean {
    if (this.hasQuantity() || !this.isQuantity(token.norm)) return false;
    const next = this.tokens.all[token.index + 1];
    if (!this.tokens.isFree(next)) return next !== undefined && this.tokens.isPlatform(next);
    return isName(next) && !(this.platformField && this.choiceOf(next.norm));
  }

  private kill(token: Token): boolean {
    const [, letter = "", figure = ""] = KILLS.exec(token.norm) ?? [];
    const field = this.rules.kills?.[letter];
    if (!field) return false;
    const chip = `${Number(figure)} ${field.label}`;
    this.fill(field, Number(figure), [token], `${Number(figure)}`, chip);
    return true;
  }

  /** Whether a letter that stands for a word is among several words. */
  private hasLetter(words: readonly Token[]): boolean {
    const { letters } = this.rules;
    if (!letters || words.length === 1) return false;
    return words.some(({ norm }) => norm.length === 1 && (letters.has(norm) || COMPASS.has(norm)));
  }

  /** A choice in its words, or the beginning of them from three letters on. */
  private choice(token: Token): boolean {
    const run = this.tokens.run(token, CHOICE_WORDS);
    for (let length = run.length; length > 0; length -= 1) {
      const words = run.slice(0, length);
      const norm = words.map((word) => word.norm).join("");
      const isPoint = length === 1 && (this.rules.isCompassPoint?.(this, norm) ?? true);
      const meant = (isPoint && COMPASS.get(norm)) || norm;
      const found = this.choicesFor(meant, this.hasLetter(words));
      const [first, ...others] = found;
      if (!first) continue;
      const isOneField = others.every(({ field }) => field === first.field);
      const names = found.map(({ field, label }) =>
        isOneField ? label : `${label} (${field.label})`,
      );
      if (others.length > 0) this.tokens.marked(words, MARKS.either(names));
      else this.fill(first.field, first.value, words, first.label);
      return true;
    }
    return false;
  }

  /** The choices that a word, or words joined, may be meant for. */
  private choicesFor(norm: string, isWhole = false): readonly NamedChoice[] {
    const called = [norm, OTHER_FORMS.get(norm)];
    const exact = this.choices.filter(({ names }) => names.some((name) => called.includes(name)));
    if (exact.length > 0 || isWhole || norm.length < LEAST_LETTERS) return exact;
    const begun = this.choices.filter(({ names }) => names.some((name) => name.startsWith(norm)));
    if (begun.length > 0) {
      // North begins Northeast, too.
      const shortest = begun.find((choice) =>
        begun.every(
          ({ field, names: [name = ""] }) =>
            field === choice.field && name.startsWith(choice.names[0] ?? ""),
        ),
      );
      return shortest ? [shortest] : begun;
    }
    return this.choices.filter(({ label }) =>
      wordStarts(label).some((start) => start.startsWith(norm)),
    );
  }

  /** What follows the semicolon goes into the form's remarks. */
  private remarks(): void {
    const { remarks, remarksStart } = this.tokens;
    if (!remarks) return;
    const field = remarksOf(this.fields);
    if (field) this.entries[field.id] = remarks;
    else this.tokens.refuse(remarksStart, MARKS.noRemarks);
  }
}

/** A choice of the form or of its rows, with the names that it is called by. */
interface NamedChoice {
  field: FieldOf<"choice">;
  value: string;
  label: string;
  names: readonly string[];
}

/** They are read at each key. */
const choicesIn = oncePer((field: FormatField): readonly NamedChoice[] => {
  if (field.kind !== "choice") return [];
  return choicesOf(field)
    .filter(({ value }) => value !== OTHER)
    .map(({ value, label }) => ({
      field,
      value,
      label,
      names: [normalize(label), normalize(label.replace(/\(.*/, ""))],
    }));
});

/** A value as the form keeps it. */
export const entriesOf = (field: FormatField, value: string | number): Entries =>
  field.kind === "quantity"
    ? quantityEntries(field, { quantity: Number(value), wrongQuantity: undefined })
    : { [field.id]: value };

/** The free text of a form: its only one, else the one that is called so. */
export function remarksOf(fields: readonly FormatField[]): FieldOf<"text" | "remarks"> | undefined {
  const all = fields.filter(
    (field): field is FieldOf<"text" | "remarks"> => field.kind === "remarks",
  );
  return all.length === 1 ? all[0] : all.find(({ label }) => /^(remarks|free text)$/i.test(label));
}
