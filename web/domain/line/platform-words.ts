/** The words of a line that name the report's platform, or describe it. */

import type { Platform } from "../platforms/platform";
import type { LinePlatforms } from "./line-context";
import { MARKS } from "./marks";
import { isName, type Token, type Tokens } from "./tokens";

/** A name in words takes no more of them. */
const NAME_WORDS = 5;

/** What the other fields of the report make of words. */
export interface OtherFields {
  /** A choice is called exactly so. */
  isChoice(norm: string): boolean;
  /** `1 M-kill` for a word like `m1`; null for other words. */
  killOf(norm: string): string | null;
  isQuantity(figure: string): boolean;
  /** The quantity is said elsewhere, or the form has none. */
  hasQuantity(): boolean;
  takeQuantity(figure: string, token: Token): void;
}

export class PlatformWords {
  /** The platforms that answer the words, the likeliest first. */
  candidates: readonly Platform[] = [];
  /** The words, and where the first of them begins. */
  text = "";
  start = 0;
  /** Asks whether the first is meant, where its name was mistyped. */
  guess: string | null = null;
  /** It is called exactly so. */
  isNamed = false;
  /** Which of two readings was taken, and how the other is typed. */
  readonly notes = new Set<string>();
  /** The words that are exactly its name. */
  private called: readonly Token[] = [];

  constructor(
    private readonly label: string,
    private readonly tokens: Tokens,
    private readonly platforms: LinePlatforms,
    private readonly others: OtherFields,
  ) {}

  /** Takes the stretches that are exactly a platform's name, the longest first: `bm 21`, `t-72b3`, `3bm21`. */
  names(): void {
    for (const token of this.tokens.all) {
      if (!this.tokens.isFree(token)) continue;
      const run = this.tokens.run(token, NAME_WORDS);
      for (let length = run.length; length > 0; length -= 1) {
        if (this.takesName(run.slice(0, length))) break;
      }
      if (!this.tokens.isFree(token)) continue;
      this.countedName(token, (rest) => this.platforms.named(rest));
      this.isNamed ||= this.candidates.length > 0;
    }
  }

  private takesName(words: readonly Token[]): boolean {
    const [first, ...rest] = words;
    const name = normOf(words);
    if (!first || !/\p{L}/u.test(name)) return false;
    // `m1` in a report is a vehicle immobilised, though there is an M1.
    if (this.others.killOf(name) !== null) return false;
    // The words of a report are part of a longer name, but none by themselves.
    if (rest.length === 0 && this.others.isChoice(name)) return false;
    const named = this.platforms.named(name);
    if (named.length === 0) return false;
    const isCount = rest.length > 0 && this.others.isQuantity(first.norm.replace(/x$/, ""));
    if (isCount && this.platforms.named(normOf(rest)).length > 0) return false;
    this.takeName(words, named);
    return true;
  }

  private takeName(words: readonly Token[], named: readonly Platform[]): void {
    const [platform] = this.candidates;
    if (platform && !this.narrowedTo((each) => named.includes(each))) {
      this.tokens.marked(words, MARKS.already(this.label, platform.platformId));
      return;
    }
    if (!platform) this.candidates = named;
    this.isNamed = true;
    this.called = words;
    this.take(words);
    this.noteKill(words);
  }

  /** `podlet k1` may also be a Podlet that was destroyed. */
  private noteKill(words: readonly Token[]): void {
    const at = words.length > 1 ? words.findIndex(({ norm }) => this.others.killOf(norm)) : -1;
    const kill = words[at];
    if (!kill) return;
    const meant = this.others.killOf(kill.norm) ?? "";
    const place = at === 0 ? "behind" : "before";
    this.notes.add(MARKS.isName(textOf(words), meant, `${kill.text} ${place} it`));
  }

  /** `bmp 2` may also be two of any BMP, as long as nothing else says how many. */
  noteQuantity(): void {
    const figure = this.called.at(-1)?.norm ?? "";
    if (!/^\d$/.test(figure) || !this.others.isQuantity(figure) || this.others.hasQuantity())
      return;
    const rest = this.called.slice(0, -1);
    const isFamily = rest.every((word) => isName(word) && !/\d/.test(word.norm));
    const name = normOf(rest);
    if (this.platforms.named(name).length > 0 || (isFamily && this.platforms.begins(name)))
      this.notes.add(MARKS.isName(textOf(this.called), `${figure} ×`, `${figure} before it`));
  }

  private take(words: readonly Token[]): void {
    if (this.text === "") this.start = words[0]?.start ?? 0;
    this.text = `${this.text} ${textOf(words)}`.trim();
    this.tokens.understood(words, "", "platform");
    this.showFirst();
  }

  /** Leaves those of the candidates that fit; false, and all of them, where none does. */
  private narrowedTo(fits: (platform: Platform) => boolean): boolean {
    const left = this.candidates.filter(fits);
    if (left.length > 0) this.candidates = left;
    return left.length > 0;
  }

  private showFirst(): void {
    const [first] = this.candidates;
    if (first) this.tokens.platformIs(first.platformId);
  }

  /** `3bm21` is `3 bm21` where no platform is called so. */
  private countedName(token: Token, find: (rest: string) => readonly Platform[]): void {
    if (this.platforms.begins(token.norm)) return;
    if (this.candidates.length > 0 || this.others.hasQuantity()) return;
    for (const pattern of [/^(\d\d)[x×]?(.+)$/, /^(\d)[x×]?(.+)$/]) {
      const [, figure = "", rest = ""] = pattern.exec(token.norm) ?? [];
      const found = /\p{L}/u.test(rest) && this.others.isQuantity(figure) ? find(rest) : [];
      const [platform] = found;
      if (!platform) continue;
      // Where the name begins in what was typed, which may hold hyphens.
      const from = figure.length + (/^[x×]/i.test(token.text.slice(figure.length)) ? 1 : 0);
      const [count, name] = [token.text.slice(0, from), token.text.slice(from)];
      this.candidates = found;
      [this.text, this.start] = [name, token.start + from];
      this.others.takeQuantity(figure, token);
      this.tokens.split(token, [
        { text: count, is: "detail", chip: `${Number(figure)} ×`, problem: null },
        { text: name, is: "platform", chip: platform.platformId, problem: null },
      ]);
      return;
    }
  }

  /**
   * The words that are left describe the platform, as far as the search understands them.
   * @param isLookedUp words that name none are searched for
   */
  described(isLookedUp: boolean): void {
    const left = this.tokens.free();
    const [first] = left;
    if (!first) return;
    if (this.candidates.length > 0) {
      // `bm21 rockets`: words that describe the named platform; of those that share a name, the one that is meant.
      for (const token of left) {
        if (!this.narrowedTo((platform) => this.platforms.describes(platform, token.norm)))
          continue;
        this.tokens.understood([token], "", "platform");
        this.showFirst();
      }
      return;
    }
    if (left.length === 1) {
      this.countedName(first, (rest) =>
        this.platforms.begins(rest) ? this.platforms.find(rest).platforms : [],
      );
      if (this.candidates.length > 0) return;
    }
    if (!isLookedUp) return;
    const { meant, platforms, guess } = this.describing(left);
    if (platforms.length === 0) return;
    this.candidates = platforms;
    this.guess = guess;
    for (const token of meant) this.take([token]);
  }

  /**
   * The words that describe a platform, and the platforms. What nothing holds hides none of the others, and where no
   * platform holds them all, those that begin a name count.
   */
  private describing(words: readonly Token[]) {
    const names = words.filter(({ norm }) => this.platforms.begins(norm));
    for (const some of this.narrowed(words, names)) {
      const { platforms, missing, guess } = this.platforms.find(textOf(some));
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
}

const normOf = (words: readonly Token[]) => words.map(({ norm }) => norm).join("");
const textOf = (words: readonly Token[]) => words.map(({ text }) => text).join(" ");
