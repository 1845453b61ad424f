import type { PlatformIndex } from "./platform-index";
import type { Term, Way } from "./question";
import type { WordList } from "./word-list";

/** How well a platform answers a word; the smaller the better. A synonym or a plural ranks a little behind. */
export const RANK = {
  idExact: 0,
  /** The word that several designations begin with: "kamaz" of KamAZ-5350, KamAZ-6350. */
  idFamily: 3,
  nameExact: 5,
  /** The word that this designation alone begins with. */
  idAlone: 8,
  idPrefix: 15,
  /** All of a name from one of its words on. */
  nameEnd: 25,
  nameFamily: 32,
  namePrefix: 40,
  tagExact: 50,
  tagPrefix: 60,
  description: 70,
  /** For the word that is still being typed. */
  descriptionPrefix: 80,
} as const;
export const NONE = 255;
/** A corrected slip ranks behind everything that matches as typed. */
const SLIP = 100;

/** The endings that a word may have beyond the typed text: "wheel" is found in "wheels" and "wheeled". */
export const ENDING = /^(?:s|es|d|ed|er|ers|ing|led|ling)$/;
/** A rank for each platform of the index, NONE for most. */
export type Ranks = Uint8Array;

/** A rank without its slip. */
export function withoutSlip(rank: number): number {
  return isCorrected(rank) ? rank - SLIP : rank;
}

/** Whether it was found only where a slip is corrected. */
export const isCorrected = (rank: number): boolean => rank >= SLIP && rank !== NONE;

/** Found as a word, not at the beginning of a longer one in a text. */
export const isWhole = (rank: number): boolean => withoutSlip(rank) < RANK.descriptionPrefix;

/** Found as a whole name, or as a family's, just as it was typed. */
export function isName(rank: number): boolean {
  const isFamily = rank >= RANK.nameFamily && rank < RANK.namePrefix;
  return rank < RANK.idPrefix || isFamily;
}

/** Found as all of a name from one of its words on. */
export const isNameEnd = (rank: number): boolean => rank >= RANK.nameEnd && rank < RANK.nameFamily;

export const isTag = (rank: number): boolean => rank >= RANK.tagExact && rank < RANK.tagPrefix;

export const isAnywhere = (ranks: Ranks): boolean => ranks.some((rank) => rank !== NONE);

export function noRanks({ entries }: PlatformIndex): Ranks {
  return new Uint8Array(entries.length).fill(NONE);
}

/** Where a term is found, in the best of its ways. */
export function ranksOf(
  index: PlatformIndex,
  { ways, isLast }: Pick<Term, "ways" | "isLast">,
): Ranks {
  const best = noRanks(index);
  for (const { words, kind, behind } of ways) {
    const all = words.flatMap((word) => wordRanks(index, word, kind, isLast) ?? []);
    if (all.length < words.length) continue;
    for (let position = 0; position < best.length; position += 1) {
      let worst = 0;
      for (const ranks of all) worst = Math.max(worst, ranks[position] ?? NONE);
      if (worst !== NONE) keepBest(best, position, worst + behind);
    }
  }
  return best;
}

/** The same, behind everything that is found as typed. */
export function correctedRanks(index: PlatformIndex, way: Way): Ranks {
  const ranks = ranksOf(index, { ways: [way], isLast: false });
  return ranks.map((rank) => (rank === NONE ? NONE : SLIP + rank));
}

/** Where the whole text, normalised, is one name or tag. */
export function wholeRanks(index: PlatformIndex, whole: string): Ranks {
  const ranks = wordRanks(index, whole, "literal", false) ?? noRanks(index);
  return ranks.map((rank) => (rank < RANK.description ? rank : NONE));
}

export function keepBest(ranks: Ranks, position: number, rank: number): void {
  if (rank < (ranks[position] ?? NONE)) ranks[position] = rank;
}

/** By the specified order of places: designation, names, tags, description; null where it is found nowhere. */
function wordRanks(
  index: PlatformIndex,
  word: string,
  kind: Way["kind"],
  isLast: boolean,
): Ranks | null {
  const { ids, names, nameEnds, idFamilies, families, tags, description } = index.words();
  let ranks: Ranks | null = null;
  const put = (list: WordList, rankOf: (rest: string, count: number) => number) => {
    list.beginning(word, (found, positions) => {
      const rank = rankOf(found.slice(word.length), positions.length);
      if (rank === NONE) return;
      ranks ??= noRanks(index);
      for (const position of positions) keepBest(ranks, position, rank);
    });
  };
  const wholeOr = (whole: number, part: number) => (rest: string) => (rest === "" ? whole : part);
  if (kind !== "tag" && kind !== "described") {
    put(ids, wholeOr(RANK.idExact, RANK.idPrefix));
    put(names, wholeOr(RANK.nameExact, RANK.namePrefix));
    put(nameEnds, wholeOr(RANK.nameEnd, RANK.namePrefix));
    put(idFamilies, (rest, count) => {
      if (rest !== "") return NONE;
      return count > 1 ? RANK.idFamily : RANK.idAlone;
    });
    put(families, wholeOr(RANK.nameFamily, NONE));
  }
  if (kind !== "described") put(tags, wholeOr(RANK.tagExact, RANK.tagPrefix));
  const descriptionPrefix = isLast && kind === "literal" ? RANK.descriptionPrefix : NONE;
  put(description, (rest) =>
    rest === "" || ENDING.test(rest) ? RANK.description : descriptionPrefix,
  );
  return ranks;
}
