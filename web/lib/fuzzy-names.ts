import Fuse from "fuse.js/basic";
import type { NearName, NearNames } from "../domain/platforms/search/platform-index";
import { lacking, lettersOf, swaps } from "../domain/platforms/search/typing-slips";

/** The specification's figures. */
const OPTIONS = {
  threshold: 0.6,
  distance: 100,
  minMatchCharLength: 2,
  includeScore: true,
};

/** With more names than this, Fuse checks only the likeliest: it takes 3 µs for each name. */
const ALL_UP_TO = 2000;
const LIKELIEST = 800;

/** Two neighbouring letters changed places: the commonest slip, and two mistakes in Fuse's count. */
const SWAP_SCORE = 0.1;

/** Finds values by nearly their name, with scores up to 0.6. Names are normalised; several values may share one. */
export class FuzzyNames<T> implements NearNames<T> {
  private readonly names: readonly string[];
  private readonly letters: Uint32Array;
  private all: Fuse<string> | null = null;

  constructor(private readonly values: ReadonlyMap<string, readonly T[]>) {
    this.names = [...values.keys()];
    this.letters = Uint32Array.from(this.names, lettersOf);
  }

  /** The values whose names are nearest to a normalised query, each once, the nearest first. */
  search(query: string, limit: number): NearName<T>[] {
    const found = new Map<T, NearName<T>>();
    const add = (name: string, score: number) => {
      for (const value of this.values.get(name) ?? []) {
        if (!found.has(value)) found.set(value, { value, name, score });
      }
    };
    for (const name of swaps(query)) add(name, SWAP_SCORE);
    for (const { item, score } of this.fuse(query).search(query, { limit: limit * 2 })) {
      add(item, score ?? OPTIONS.threshold);
    }
    return [...found.values()].sort((a, b) => a.score - b.score).slice(0, limit);
  }

  private fuse(query: string): Fuse<string> {
    if (this.names.length > ALL_UP_TO) return new Fuse(this.likeliest(query), OPTIONS);
    this.all ??= new Fuse(this.names, OPTIONS);
    return this.all;
  }

  /** The names that lack the fewest of the query's letters, of these the nearest in length. */
  private likeliest(query: string): string[] {
    const wanted = lettersOf(query);
    const classes: string[][] = [];
    for (const [position, has] of this.letters.entries()) {
      const name = this.names[position] ?? "";
      const longer = Math.min(Math.abs(name.length - query.length), 15);
      const distance = lacking(wanted, has) * 16 + longer;
      const names = classes[distance];
      if (names) names.push(name);
      else classes[distance] = [name];
    }
    return classes.flat().slice(0, LIKELIEST);
  }
}
