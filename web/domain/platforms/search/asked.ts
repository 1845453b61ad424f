import type { PlatformIndex } from "./platform-index";
import { meantBySlip, type Term, type Way } from "./question";
import type { respelled } from "./respelled";
import { NEAR_NAMES } from "./synonyms";
import {
  correctedRanks,
  isAnywhere,
  isCorrected,
  keepBest,
  NONE,
  noRanks,
  type Ranks,
  ranksOf,
} from "./word-ranks";

/** A word that was not typed as it is found. */
export interface Correction {
  said: string;
  /** As the database, or the table of synonyms, has it: normalised. */
  meant: string;
}

/** A platform's match with a query. */
export interface Answer {
  /** The smaller the better. */
  rank: number;
  /** The terms that are not found on it, as typed. */
  missing: readonly string[];
  /** What was taken for a slip of the keys: such an answer is a guess. */
  corrected: readonly Correction[];
}

/** A term with where it is found, and the words for which a mistyped one may have been meant. */
export interface Asked {
  term: Term;
  ways: readonly Way[];
  ranks: Ranks;
  guesses: readonly Guess[];
}

interface Guess {
  meant: string;
  way: Way;
  ranks: Ranks;
}

/** A term where it is found as typed, or else as it is spelled otherwise. */
export function ask(index: PlatformIndex, term: Term, spell: typeof respelled): Asked {
  const ranks = ranksOf(index, term);
  if (isAnywhere(ranks)) return { term, ways: term.ways, ranks, guesses: [] };
  const ways = spell(index, term);
  return { term, ways, ranks: ranksOf(index, { ...term, ways }), guesses: [] };
}

/** A term by what it was meant to be: the nearest words of the database, and those with a meaning. */
export function guess(index: PlatformIndex, term: Term): Asked {
  const word = term.ways[0]?.words[0] ?? "";
  // A letter that stands alone is a type of its own: there is no Kornet-D.
  const isVariant = VARIANT.test(term.said);
  const other = NEAR_NAMES.get(word);
  const near = (other ? [{ word: other, slips: 1 }] : index.vocabulary().near(word)).filter(
    ({ word: meant }) => !isVariant || meant.at(-1) === word.at(-1),
  );
  const said = meantBySlip(word);
  const [least = NONE] = [...near, ...said].map(({ slips }) => slips).sort((a, b) => a - b);
  const guesses = [
    ...near.map(({ word: meant, slips }) => {
      const way: Way = { words: [meant], kind: "spelling", behind: 0 };
      return { meant, slips, ways: [way] };
    }),
    ...said,
  ]
    .filter(({ slips }) => slips === least)
    .flatMap(({ meant, ways }) =>
      ways.map((way) => ({ meant, way, ranks: correctedRanks(index, way) })),
    );
  const ranks = noRanks(index);
  for (const one of guesses) {
    for (const [position, rank] of one.ranks.entries()) keepBest(ranks, position, rank);
  }
  return { term, ways: guesses.map(({ way }) => way), ranks, guesses };
}

const VARIANT = /[\p{Pd}\s]\p{L}$/u;

/** What was corrected for a term to be found on a platform. */
export function correctedOn(position: number, all: readonly Asked[]): Correction[] {
  return all.flatMap(({ term, ranks, guesses }) => {
    const rank = ranks[position] ?? NONE;
    if (!isCorrected(rank)) return [];
    const meant = guesses.find((one) => one.ranks[position] === rank)?.meant ?? "";
    return [{ said: term.said, meant }];
  });
}
