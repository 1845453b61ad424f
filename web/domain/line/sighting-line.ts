/** A sighting in one line, and what a sighting's line is written as. */

import { DIRECTIONS, type Direction } from "../fields/heading";
import { boundsText, type NumberRule, numberError } from "../fields/number-field";
import { formatGrid, type GridReference } from "../grid/grid-reference";
import { GRID_ACCURACIES, type GridAccuracy, type Platform } from "../platforms/platform";
import { ALTITUDE, DISPERSAL, type Effect, type GridRow, SPEED } from "../reports/grid-row";
import {
  ENVIRONMENT_LABELS,
  type Environment,
  type Motion,
  newSighting,
  QUANTITY,
  type SightingForm,
  type SightingStart,
  withGrids,
  withMotion,
  withQuantity,
} from "../reports/sighting";
import type { LineContext, LinePlatforms } from "./line-context";
import { isName, LEAST_LETTERS, readLineGrids, type Token, Tokens } from "./tokens";

/** One position of the line. */
export interface SaidGrid extends GridReference {
  accuracy: GridAccuracy | null;
  /** Feet, as typed. */
  altitude: string;
}

/** … and its position in the line. */
type PlacedGrid = SaidGrid & { start: number };

/** A sighting's values from a line; what the line does not say is null or empty. */
export interface SightingSaid {
  platform: Platform | null;
  quantity: number | null;
  grids: readonly SaidGrid[];
  /** Metres, as typed. */
  dispersal: string;
  motion: Motion | null;
  direction: Direction | null;
  /** km/h, as typed. */
  speed: string;
  environment: Environment | null;
  kKills: number;
  mKills: number;
  remarks: string;
}

/** Compass points by their letters. */
export const COMPASS: Readonly<Record<string, Direction>> = {
  n: "North",
  ne: "Northeast",
  e: "East",
  se: "Southeast",
  s: "South",
  sw: "Southwest",
  w: "West",
  nw: "Northwest",
};

type Word =
  | { of: "motion"; is: Motion }
  | { of: "environment"; is: Environment }
  | { of: "direction"; is: Direction };

const WORDS: readonly (readonly [word: string, meaning: Word])[] = [
  ["static", { of: "motion", is: "static" }],
  ["moving", { of: "motion", is: "moving" }],
  ["open", { of: "environment", is: "open" }],
  ["dugin", { of: "environment", is: "dug-in" }],
  ["urban", { of: "environment", is: "urban" }],
  ["woodland", { of: "environment", is: "woodland" }],
  ["woods", { of: "environment", is: "woodland" }],
  ["ohp", { of: "environment", is: "dug-in-ohp" }],
  ["duginohp", { of: "environment", is: "dug-in-ohp" }],
  ...DIRECTIONS.map((is) => [is.toLowerCase(), { of: "direction", is }] as const),
];

/** The word itself, else the shortest word with this prefix of three letters or more. */
function wordOf(norm: string): Word | undefined {
  const exact = WORDS.find(([word]) => word === norm);
  if (exact) return exact[1];
  if (norm.length < LEAST_LETTERS) return undefined;
  const [found] = WORDS.filter(([word]) => word.startsWith(norm)).sort(
    ([a], [b]) => a.length - b.length,
  );
  return found?.[1];
}

/** The meaning of a letter after the grid. */
const LETTERS: Readonly<Record<string, Exclude<Word, { of: "direction" }>>> = {
  s: { of: "motion", is: "static" },
  m: { of: "motion", is: "moving" },
  o: { of: "environment", is: "open" },
  d: { of: "environment", is: "dug-in" },
  u: { of: "environment", is: "urban" },
  w: { of: "environment", is: "woodland" },
};

function label(word: Word): string {
  if (word.of === "environment") return ENVIRONMENT_LABELS[word.is];
  return word.of === "motion" ? (word.is === "static" ? "Static" : "Moving") : word.is;
}

/** A platform's name in words takes no more of them. */
const NAME_WORDS = 5;

/** Reads what is left of a line when its kind of report is known. */
export function readSightingLine(
  tokens: Tokens,
  { lastSquare, platforms, reportsOnly = false }: LineContext,
): SightingReading {
  const reading = new SightingReading(tokens, platforms, reportsOnly);
  reading.names();
  reading.figures();
  reading.grids(lastSquare);
  reading.details();
  reading.searched();
  reading.judge();
  return reading;
}

class SightingReading {
  readonly said: Omit<SightingSaid, "grids"> & { grids: PlacedGrid[] };
  /** The words that name or describe the platform. */
  platformText = "";
  /** The platforms that answer them, the likeliest first. */
  private candidates: readonly Platform[] = [];
  /** Asks whether the platform is meant, where its name was mistyped. */
  guess: string | null = null;
  /** The platform is called exactly so. */
  isNamed = false;
  /** A grid was begun, whole or not. */
  hasGrid = false;
  private readonly pending: { words: readonly Token[]; figure: Figure; value: string }[] = [];
  /** The position of the first grid, whole or marked. */
  private firstGrid = Number.POSITIVE_INFINITY;
  /** The positions of pieces that may turn out to have no place. */
  private readonly starts: Partial<Record<"direction" | "speed" | "kKills" | "mKills", number>> =
    {};

  constructor(
    private readonly tokens: Tokens,
    private readonly platforms: LinePlatforms,
    private readonly reportsOnly: boolean,
  ) {
    this.said = {
      platform: null,
      quantity: null,
      grids: [],
      dispersal: "",
      motion: null,
      direction: null,
      speed: "",
      environment: null,
      kKills: 0,
      mKills: 0,
      remarks: tokens.remarks ?? "",
    };
  }

  /** How many platforms answer the words. */
  get platformCount(): number {
    return this.candidates.length;
  }

  /** The stretches that are exactly a platform's name, the longest first: `bm 21`, `t-72b3`, `3bm21`. */
  names(): void {
    for (const token of this.tokens.all) {
      if (!this.tokens.isFree(token)) continue;
      const run = this.tokens.run(token, NAME_WORDS);
      for (let length = run.length; length > 0; length -= 1) {
        if (this.takesName(run.slice(0, length))) break;
      }
      if (!this.tokens.isFree(token)) continue;
      this.countedName(token, (rest) => this.platforms.named(rest));
      this.isNamed ||= this.said.platform !== null;
    }
  }

  private takesName(words: readonly Token[]): boolean {
    const [first, ...others] = words;
    const name = words.map(({ norm }) => norm).join("");
    if (!first || !/\p{L}/u.test(name)) return false;
    // `m1` in a report is a vehicle immobilised, though there is an M1.
    if (isKills(name)) return false;
    // The words of a report are never part of a longer name that is made of them.
    if (words.length === 1 && wordOf(first.norm) && !this.isFullName(first.norm)) return false;
    const named = this.platforms.named(name);
    if (named.length === 0) return false;
    const isCount = others.length > 0 && isQuantity(first.norm);
    const rest = others.map(({ norm }) => norm).join("");
    if (isCount && this.platforms.named(rest).length > 0) return false;
    this.takePlatform(words, named);
    return true;
  }

  private isFullName(norm: string): boolean {
    return this.platforms.named(norm).length > 0 && !WORDS.some(([word]) => word === norm);
  }

  private takePlatform(words: readonly Token[], named: readonly Platform[]): void {
    const { said, tokens } = this;
    if (said.platform && !this.narrowedTo((platform) => named.includes(platform))) {
      tokens.marked(words, `${said.platform.platformId} is already the platform`);
      return;
    }
    if (!said.platform) this.candidates = named;
    this.platformText = `${this.platformText} ${words.map(({ text }) => text).join(" ")}`.trim();
    this.isNamed = true;
    tokens.understood(words, "", "platform");
    this.takeFirst();
  }

  /** Leaves those of the candidates that fit; false, and all of them, where none does. */
  private narrowedTo(fits: (platform: Platform) => boolean): boolean {
    const left = this.candidates.filter(fits);
    if (left.length > 0) this.candidates = left;
    return left.length > 0;
  }

  /** The first of the candidates is the platform. */
  private takeFirst(): void {
    const [first] = this.candidates;
    if (!first) return;
    this.said.platform = first;
    this.tokens.platformIs(first.platformId);
  }

  /** `3bm21` is `3 bm21` where no platform is called so. */
  private countedName(token: Token, find: (rest: string) => readonly Platform[]): void {
    if (this.platforms.begins(token.norm)) return;
    if (this.said.platform !== null || this.said.quantity !== null) return;
    for (const pattern of [/^(\d\d)[x×]?(.+)$/, /^(\d)[x×]?(.+)$/]) {
      const [, figure = "", rest = ""] = pattern.exec(token.norm) ?? [];
      const found = /\p{L}/u.test(rest) && !numberError(figure, QUANTITY) ? find(rest) : [];
      const [platform] = found;
      if (!platform) continue;
      // Where the name begins in what was typed, which may hold hyphens.
      const from = figure.length + (/^[x×]/i.test(token.text.slice(figure.length)) ? 1 : 0);
      const [count, name] = [token.text.slice(0, from), token.text.slice(from)];
      this.candidates = found;
      this.said.platform = platform;
      this.said.quantity = Number(figure);
      this.platformText = name;
      this.tokens.split(token, [
        { text: count, is: "detail", chip: `${Number(figure)} ×`, problem: null },
        { text: name, is: "platform", chip: platform.platformId, problem: null },
      ]);
      return;
    }
  }

  /** `25kph`, `25 kph`, `alt512`, `512ft`, `cat2`, `disp50`: before the grids, which take bare digits. */
  figures(): void {
    for (const token of this.tokens.all) {
      if (!this.tokens.isFree(token)) continue;
      for (const words of [this.tokens.run(token, 2), [token]]) {
        const text = Tokens.joined(words)?.replaceAll(",", "") ?? null;
        const figure = FIGURES.find(
          ({ pattern, isOneWord }) =>
            text !== null && pattern.test(text) && !(isOneWord && words.length > 1),
        );
        if (!figure || text === null) continue;
        this.tokens.reserve(words);
        this.pending.push({ words, figure, value: figure.pattern.exec(text)?.[1] ?? "" });
        break;
      }
    }
  }

  grids(lastSquare: string | null): void {
    const all = readLineGrids(this.tokens, lastSquare);
    this.hasGrid = all.length > 0;
    this.firstGrid = all[0]?.start ?? this.firstGrid;
    this.said.grids = all.flatMap(({ start, grid }) =>
      grid ? [{ ...grid, start, accuracy: null, altitude: "" }] : [],
    );
    for (const { words, figure, value } of this.pending) this.takeFigure(words, figure, value);
  }

  /** Everything but names: quantity, motion, environment, figures with their words. */
  details(): void {
    for (const token of this.tokens.all) {
      if (!this.tokens.isFree(token)) continue;
      const isRead =
        this.bareSpeed(token) || this.quantity(token) || this.kills(token) || this.words(token);
      if (!isRead) this.letters(token);
    }
  }

  /** A number alone after a direction is a speed, unless it counts the platform behind it: `ne 25`, but `ne 3 bm21`. */
  private bareSpeed(token: Token): boolean {
    const { said, starts, tokens } = this;
    const before = tokens.all[token.index - 1];
    if (before === undefined || before.start !== starts.direction || said.speed !== "")
      return false;
    if (!/^\d{1,3}$/.test(token.norm)) return false;
    const isCount = said.quantity === null && isQuantity(token.norm);
    if (isCount && this.namesPlatform(tokens.all[token.index + 1])) return false;
    this.takeFigure([token], KPH, token.norm);
    return true;
  }

  /** Whether a word is the platform's, or may be once the others are read. */
  private namesPlatform(token: Token | undefined): boolean {
    if (token === undefined || !this.tokens.isFree(token))
      return token !== undefined && this.tokens.isPlatform(token);
    return isName(token) && wordOf(token.norm) === undefined;
  }

  private quantity(token: Token): boolean {
    const [, before = "", figure, behind = ""] = /^([x×]?)(\d{1,3})([x×]?)$/.exec(token.norm) ?? [];
    if (figure === undefined) return false;
    const joined = before + behind;
    const next = this.tokens.all[token.index + 1];
    const isCrossApart = this.tokens.isFree(next) && /^[x×]$/.test(next.norm);
    const taken = isCrossApart ? [token, next] : [token];
    if (figure.length === 3 && joined === "" && !isCrossApart) {
      const problem = `unclear: type alt${figure}, ${figure}kph or a grid`;
      this.tokens.marked([token], problem, "unknown");
    } else if (numberError(figure, QUANTITY)) {
      const is = joined === "" ? "unknown" : "detail";
      this.tokens.marked(taken, `Quantity: ${boundsText(QUANTITY)}`, is);
    } else if (this.said.quantity !== null) {
      this.tokens.marked(taken, `The quantity is already ${this.said.quantity}`);
    } else {
      this.said.quantity = Number(figure);
      this.tokens.understood(taken, `${Number(figure)} ×`);
    }
    return true;
  }

  private takeFigure(words: readonly Token[], { of, rule, chip }: Figure, figure: string): void {
    const start = words[0]?.start ?? 0;
    const { said, tokens } = this;
    const grid = this.gridFor(start);
    const error = rule && numberError(figure, rule);
    if (of === "unclear") tokens.marked(words, chip(figure));
    else if (error) tokens.marked(words, `${LABELS[of]}: ${error}`);
    else if (of === "accuracy" || of === "altitude") {
      const accuracy = GRID_ACCURACIES.find((each) => each === `Cat ${figure}`) ?? null;
      if (!grid) tokens.marked(words, "Give its grid first");
      else if (of === "accuracy" && accuracy === null) tokens.marked(words, "cat1 to cat4");
      else if ((of === "accuracy" ? grid.accuracy : grid.altitude || null) !== null)
        tokens.marked(words, `${LABELS[of]} is already given`);
      else {
        if (of === "accuracy") grid.accuracy = accuracy;
        else grid.altitude = figure;
        tokens.understood(words, chip(figure));
      }
    } else if (said[of] !== "") tokens.marked(words, `${LABELS[of]} is already ${said[of]}`);
    else {
      said[of] = figure;
      if (of === "speed") this.starts.speed = start;
      tokens.understood(words, chip(figure));
    }
  }

  /** The grid that a figure belongs to: the one before it, else the first. */
  private gridFor(start: number): PlacedGrid | undefined {
    const { grids } = this.said;
    return grids.findLast((grid) => grid.start < start) ?? grids[0];
  }

  /** `k1`, `m2`: vehicles destroyed, and immobilised. */
  private kills(token: Token): boolean {
    const [, letter, figure] = KILLS.exec(token.norm) ?? [];
    if (!letter || !figure) return false;
    const of = letter === "k" ? "kKills" : "mKills";
    if (this.starts[of] !== undefined) {
      this.tokens.marked([token], `${letter.toUpperCase()}-kills are already given`);
      return true;
    }
    this.starts[of] = token.start;
    this.said[of] = Number(figure);
    this.tokens.understood([token], `${Number(figure)} ${letter.toUpperCase()}-kill`);
    return true;
  }

  private words(token: Token): boolean {
    const run = this.tokens.run(token, 3);
    for (let length = run.length; length > 0; length -= 1) {
      const words = run.slice(0, length);
      const norm = words.map((word) => word.norm).join("");
      const direction = COMPASS[norm.length === 2 && length === 1 ? norm : ""];
      const compass = direction && !this.areLetters(norm) ? direction : undefined;
      const exact = length > 1 ? WORDS.find(([word]) => word === norm)?.[1] : wordOf(norm);
      const word: Word | undefined = compass ? { of: "direction", is: compass } : exact;
      if (!word) continue;
      this.take(words, word);
      return true;
    }
    return false;
  }

  /** `sw` after the grid is static and woodland, unless the vehicle is said to move. */
  private areLetters(norm: string): boolean {
    return norm === "sw" && this.hasGridBefore(Number.POSITIVE_INFINITY) && !this.isMoving();
  }

  private isMoving(): boolean {
    if (this.said.motion === "moving" || this.said.speed !== "") return true;
    return this.tokens
      .free()
      .some(
        ({ norm }) => norm === "m" || wordOf(norm)?.is === "moving" || /^\d+k(ph|mh)$/.test(norm),
      );
  }

  private hasGridBefore(start: number): boolean {
    return this.firstGrid < start;
  }

  private take(words: readonly Token[], word: Word): void {
    const problem = this.set(word, words[0]?.start ?? 0);
    if (problem) this.tokens.marked(words, problem);
    else this.tokens.understood(words, label(word));
  }

  /** Why the word has no place; null if it is taken. */
  private set(word: Word, start: number): string | null {
    const { said } = this;
    const before = said[word.of];
    if (before !== null) return `${label({ of: word.of, is: before } as Word)} already`;
    if (word.of === "motion") said.motion = word.is;
    else if (word.of === "environment") said.environment = word.is;
    else {
      said.direction = word.is;
      this.starts.direction = start;
    }
    return null;
  }

  /** The letters that stand for words after the grid: `so`, `m`; `ne` is already used by then. */
  private letters(token: Token): void {
    const { norm, text } = token;
    if (norm !== text.toLowerCase() || norm.length > 2) return;
    const compass = COMPASS[norm];
    const isDirection =
      compass !== undefined && (LETTERS[norm] === undefined || this.isPoint(norm));
    if (norm.length === 1 && compass && isDirection) {
      this.take([token], { of: "direction", is: compass });
      return;
    }
    const words = [...norm].map((letter) => LETTERS[letter]);
    if (!words.every((word) => word !== undefined)) return;
    if (!this.hasGridBefore(token.start)) {
      this.tokens.marked([token], "Put single letters after the grid", "unknown");
      return;
    }
    this.tokens.split(
      token,
      words.map((word, at) => {
        const problem = this.set(word, token.start + at);
        return {
          text: text.charAt(at),
          is: "detail" as const,
          chip: problem ? null : label(word),
          problem,
        };
      }),
    );
  }

  /** `s` and `w` are compass points where the vehicle moves and the point is what is left to say. */
  private isPoint(letter: string): boolean {
    const { motion, environment, direction } = this.said;
    if (motion !== "moving" || direction !== null) return false;
    const isSaidElsewhere = () =>
      this.tokens.free().some(({ norm }) => norm.length > 1 && wordOf(norm)?.of === "environment");
    return letter === "s" || (letter === "w" && (environment !== null || isSaidElsewhere()));
  }

  /** The words that are left describe the platform, as far as the search understands them. */
  searched(): void {
    const left = this.tokens.free();
    if (left.length === 0) return;
    const { said } = this;
    if (said.platform) {
      // `bm21 rockets`: words that describe the named platform; of those that share a name, the one that is meant.
      for (const token of left) {
        if (!this.narrowedTo((platform) => this.platforms.describes(platform, token.norm)))
          continue;
        this.tokens.understood([token], "", "platform");
        this.takeFirst();
      }
      return;
    }
    const [first] = left;
    const counted = left.length === 1 && first;
    if (counted) {
      this.countedName(counted, (rest) =>
        this.platforms.begins(rest) ? this.platforms.find(rest).platforms : [],
      );
      if (said.platform) return;
    }
    // Words alone are no report.
    if (this.reportsOnly && !this.hasGrid && !this.tokens.hasDetails) return;
    const { meant, platforms, guess } = this.describing(left);
    if (platforms.length === 0) return;
    this.candidates = platforms;
    this.guess = guess;
    this.platformText = meant.map(({ text }) => text).join(" ");
    for (const token of meant) this.tokens.understood([token], "", "platform");
    this.takeFirst();
  }

  /**
   * The words that describe a platform, and the platforms. What nothing holds hides none of the others, and where no
   * platform holds them all, those that begin a name count.
   */
  private describing(words: readonly Token[]) {
    const names = words.filter(({ norm }) => this.platforms.begins(norm));
    for (const some of this.narrowed(words, names)) {
      const { platforms, missing, guess } = this.platforms.find(
        some.map(({ text }) => text).join(" "),
      );
      const isMissing = ({ norm }: Token) => missing.some((word) => norm.includes(word));
      if (platforms.length === 0 || names.some((word) => some.includes(word) && isMissing(word)))
        continue;
      return { meant: some.filter((word) => !isMissing(word)), platforms, guess };
    }
    return { meant: [], platforms: [], guess: null };
  }

  private *narrowed(words: readonly Token[], names: readonly Token[]) {
    yield words;
    const known = words.filter(({ text }) => this.platforms.find(text).platforms.length > 0);
    yield known;
    yield names;
    yield names.slice(0, 1);
    yield known.slice(0, 1);
  }

  /** Values that do not fit with the others. */
  judge(): void {
    const { said, starts, tokens } = this;
    if (said.motion === "static") {
      if (starts.direction !== undefined)
        tokens.refuse(starts.direction, "A static vehicle has no direction");
      if (starts.speed !== undefined) tokens.refuse(starts.speed, "A static vehicle has no speed");
      said.direction = null;
      said.speed = "";
    } else if (said.direction !== null || said.speed !== "") said.motion = "moving";
    const quantity = said.quantity ?? Math.max(1, said.grids.length);
    const isMass = said.motion === "moving" && quantity > 1;
    const places = isMass ? 1 : quantity;
    for (const { start } of said.grids.slice(places)) {
      tokens.refuse(
        start,
        isMass ? "A centre of mass has one grid" : `The quantity is ${quantity}`,
      );
    }
    said.grids = said.grids.slice(0, places);
    this.judgeKills(quantity, places);
  }

  private judgeKills(quantity: number, places: number): void {
    const { said, starts, tokens } = this;
    const kills = said.kKills + said.mKills;
    const known = said.grids.length;
    const isUnclear = kills < quantity && kills > Math.max(places, known) - known;
    const problem =
      kills > quantity
        ? `Of ${quantity}`
        : kills > places
          ? "With a centre of mass, set the effect in the form"
          : isUnclear && quantity > 1
            ? "Set the effect of each vehicle in the form"
            : null;
    if (kills === 0 || problem === null) return;
    for (const of of ["kKills", "mKills"] as const) {
      const start = starts[of];
      if (start !== undefined) tokens.refuse(start, problem);
      said[of] = 0;
    }
  }
}

const KILLS = /^([km])(?:kills?)?(\d{1,2})$/;
const isKills = (norm: string) => {
  const [, , figure] = KILLS.exec(norm) ?? [];
  return figure !== undefined && !numberError(figure, QUANTITY);
};

const isQuantity = (norm: string) =>
  /^\d{1,2}x?$/.test(norm) && !numberError(norm.replace("x", ""), QUANTITY);

interface Figure {
  pattern: RegExp;
  of: "speed" | "altitude" | "dispersal" | "accuracy" | "unclear";
  rule?: NumberRule;
  /** `3 m` is a quantity and a letter. */
  isOneWord?: true;
  chip(figure: string): string;
}

const LABELS = {
  speed: "Speed",
  altitude: "Altitude",
  dispersal: "Dispersal",
  accuracy: "Accuracy",
} as const;

const KPH: Figure = {
  pattern: /^(-?\d+)(?:kph|km\/h|kmh|kmph)$/,
  of: "speed",
  rule: SPEED,
  chip: (n) => `${n} km/h`,
};

const FIGURES: readonly Figure[] = [
  KPH,
  {
    pattern: /^spe?e?d?(\d+)(?:kph|km\/h|kmh)?$/,
    of: "speed",
    rule: SPEED,
    chip: (n) => `${n} km/h`,
  },
  {
    pattern: /^alt(?:itude)?(-?\d+)(?:ft)?$/,
    of: "altitude",
    rule: ALTITUDE,
    chip: (n) => `Alt ${n} ft`,
  },
  { pattern: /^(-?\d+)ft$/, of: "altitude", rule: ALTITUDE, chip: (n) => `Alt ${n} ft` },
  {
    pattern: /^disp(?:ersal)?(\d+)m?$/,
    of: "dispersal",
    rule: DISPERSAL,
    chip: (n) => `Dispersal ${n} m`,
  },
  { pattern: /^cat(\d)$/, of: "accuracy", chip: (n) => `Cat ${n}` },
  {
    pattern: /^(\d+)m$/,
    of: "unclear",
    isOneWord: true,
    chip: (n) => `For dispersal, type disp${n}`,
  },
  { pattern: /^(\d+)(?:mph|kts?|kn|knots)$/, of: "unclear", chip: () => "Speed is in km/h: 25kph" },
];

/** The report that a line says, headed as `start` is; the platform is `start`'s. */
export function sightingOf(said: SightingSaid, start: SightingStart): SightingForm {
  let form = newSighting(start);
  if (said.quantity !== null) form = withQuantity(form, String(said.quantity), start.gridAccuracy);
  form = withGrids(form, 1, said.grids, start.gridAccuracy).form;
  if (said.motion) form = withMotion(form, said.motion);
  return {
    ...form,
    direction: said.direction ?? "",
    speed: said.speed,
    environment: said.environment ?? "",
    freeText: said.remarks,
    gridRows: withKills(
      form.gridRows.map((row, at) => detailed(row, said.grids[at], at === 0 ? said.dispersal : "")),
      said,
    ),
  };
}

function detailed(row: GridRow, grid: SaidGrid | undefined, dispersal: string): GridRow {
  return {
    ...row,
    gridAccuracy: grid?.accuracy ?? row.gridAccuracy,
    altitude: grid?.altitude ?? row.altitude,
    dispersal,
  };
}

/** Kills are of vehicles whose grid is not known, as far as there are such; the last ones first. */
function withKills(rows: readonly GridRow[], { kKills, mKills }: SightingSaid): GridRow[] {
  const effects: Effect[] = [
    ...Array<Effect>(kKills).fill("k-kill"),
    ...Array<Effect>(mKills).fill("m-kill"),
  ];
  return rows
    .toReversed()
    .map((row, at) => ({ ...row, effect: effects[at] ?? row.effect }))
    .toReversed();
}

/** The values as an equivalent line. */
export function writeSightingLine(said: SightingSaid): string {
  const { grids, motion, environment, direction, kKills, mKills } = said;
  const details = [
    ...grids.flatMap(({ gzd, coordinates, accuracy, altitude }) => [
      formatGrid(gzd, coordinates),
      accuracy?.replace(" ", "").toLowerCase() ?? "",
      altitude && `alt${altitude}`,
    ]),
    said.dispersal && `disp${said.dispersal}`,
    motion ?? "",
    direction?.toLowerCase() ?? "",
    said.speed && `${said.speed}kph`,
    environment === "dug-in-ohp" ? "ohp" : (environment ?? ""),
  ].filter(Boolean);
  const kills = [kKills && `k${kKills}`, mKills && `m${mKills}`];
  // Right behind the platform they would be read as the end of its name, as in "Buk M1".
  const isBehind = details.length === 0;
  const parts = [
    said.quantity !== null && `${said.quantity}x`,
    ...(isBehind ? kills : []),
    said.platform?.platformId,
    ...details,
    ...(isBehind ? [] : kills),
    said.remarks && `; ${said.remarks}`,
  ];
  return parts.filter(Boolean).join(" ");
}
