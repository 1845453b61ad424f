import Fuse from "fuse.js/basic";
import type { NearName, NearNames } from "../domain/platforms/search/platform-index";
import { soundOf, soundsOf } from "../domain/platforms/search/sound";
import { lacking, lettersOf, slipsBetween, swaps } from "../domain/platforms/search/typing-slips";

/** The specification's figures. */
const OPTIONS = {
  threshold: 0.6,
  distance: 100,
  minMatchCharLength: 2,
  includeScore: true,
};

/** Two neighbouring letters changed places: the commonest slip, and two mistakes in Fuse's count. */
const SWAP_SCORE = 0.1;

/** So many letters at the beginning are no coincidence. */
const LONG_BEGINNING = 4;

/** A name with what tells whether a query may have meant it. */
interface Known {
  name: string;
  letters: number;
  figures: string;
  sound: string | null;
}

const figuresOf = (text: string) => text.replace(/\D+/g, " ").trim();

/** Finds values by nearly their name, with scores up to 0.6. Names are normalised; several values may share one. */
export class FuzzyNames<T> implements NearNames<T> {
  private known: readonly Known[] | null = null;

  constructor(private readonly values: ReadonlyMap<string, readonly T[]>) {}

  /** The values whose names are nearest to a normalised query, each once, the nearest first. */
  search(query: string, limit: number): NearName<T>[] {
    const found = new Map<T, NearName<T>>();
    const add = (name: string, score: number) => {
      for (const value of this.values.get(name) ?? []) {
        if (!found.has(value)) found.set(value, { value, name, score });
      }
    };
    for (const name of swaps(query)) add(name, SWAP_SCORE);
    const near = new Fuse(this.likely(query), OPTIONS).search(query, { limit: limit * 2 });
    for (const { item, score } of near) add(item, score ?? OPTIONS.threshold);
    return [...found.values()].sort((a, b) => a.score - b.score).slice(0, limit);
  }

  /** The names that begin alike, sound alike or are a slip of one letter away; figures are never a slip. */
  private likely(query: string): string[] {
    this.known ??= [...this.values.keys()].map((name) => ({
      name,
      letters: lettersOf(name),
      figures: figuresOf(name),
      sound: soundOf(name),
    }));
    const letters = lettersOf(query);
    const figures = figuresOf(query);
    const sounds = soundsOf(query);
    const length = Math.max(LONG_BEGINNING, Math.ceil(query.length / 2));
    const beginning = query.length < LONG_BEGINNING ? null : query.slice(0, length);
    return this.known
      .filter((one) => {
        if (figures !== "" && figures !== one.figures) return false;
        if (beginning !== null && one.name.startsWith(beginning)) return true;
        if (one.sound !== null && sounds.includes(one.sound)) return true;
        return lacking(letters, one.letters) < 2 && slipsBetween(query, one.name, 1) < 2;
      })
      .map(({ name }) => name);
  }
}
