import { sameNumbers } from "./normalize";
import type { PlatformIndex } from "./platform-index";
import { meantBySlip, type Question, type Term, type Way } from "./question";
import type { WordList } from "./word-list";

/** How well a platform answers a word; the smaller the better. */
const RANK = {
  idExact: 0,
  idPrefix: 10,
  nameExact: 20,
  /** All of a name from one of its words on. */
  nameEnd: 23,
  namePrefix: 30,
  namePart: 40,
  tagExact: 50,
  tagPrefix: 60,
  description: 70,
  /** For the word that is still being typed. */
  descriptionPrefix: 80,
} as const;
const NONE = 255;
/** The whole in one piece ranks before its words here and there. */
const IN_ONE_PIECE = 5;
/** A corrected slip ranks behind everything that matches as typed. */
const SLIP = 100;

/** How much of a query with unmatched words must match. */
const LEAST_FOUND = 0.5;

/** The endings that a word may have beyond the typed text: "wheel" is found in "wheels" and "wheeled". */
export const ENDING = /^(?:s|es|d|ed|er|ers|ing|led|ling)$/;
/** Letters from the middle of a word are no coincidence if there are this many. */
const LONG_PART = 4;

/** A platform's match with a query. */
export interface Answer {
  /** The smaller the better. */
  rank: number;
  /** The terms that are not found on it, as typed. */
  missing: readonly string[];
}

/** The words, normalised, by which a question is answered. */
export interface FoundBy {
  /** In any place. */
  words: readonly string[];
  /** In tags and descriptions alone: what the words mean. */
  meanings: readonly string[];
  /** It may go on in any letters, as it is still being typed. */
  last: string;
}

/** The platforms that answer a question, by their positions in the index. */
export interface Answers {
  byPosition: ReadonlyMap<number, Answer>;
  foundBy: FoundBy;
}

/** A rank for each platform of the index, NONE for most. */
type Ranks = Uint8Array;

/** A term with where it is found, and the ways in which a mistyped one may have been meant. */
interface Asked {
  term: Term;
  ranks: Ranks;
  mended: readonly Way[];
}

/** Finds what a text asks for: every word, else with slips corrected, else as many words as possible. */
export function answer(index: PlatformIndex, question: Question): Answers {
  const direct = question.terms.map((term) => ({ term, ranks: ranksOf(index, term), mended: [] }));
  const whole = wholeRanks(index, question);
  const full = answerInFull(direct, whole);
  if (full.size > 0) return { byPosition: full, foundBy: foundByOf(question, direct) };

  const [meant] = direct.length > 1 ? [mend(index, question.whole)] : [];
  if (meant && meant.mended.length > 0) {
    const byPosition = answerInFull([], meant.ranks);
    const words = meant.mended.flatMap((way) => way.words);
    return { byPosition, foundBy: { words, meanings: [], last: "" } };
  }

  const mended = direct.map((asked) => {
    if (asked.ranks.some((rank) => rank !== NONE)) return asked;
    return { term: asked.term, ...mend(index, asked.term.ways[0]?.words[0] ?? "") };
  });
  const near = answerInFull(mended, whole);
  const byPosition = near.size > 0 ? near : answerInPart(mended);
  return { byPosition, foundBy: foundByOf(question, mended) };
}

function foundByOf({ whole }: Question, all: readonly Asked[]): FoundBy {
  const ways = all.flatMap(({ term, mended }) => [...term.ways, ...mended]);
  const isMeaning = ({ kind }: Way) => kind === "tag" || kind === "described";
  const wordsOf = (some: readonly Way[]) => some.flatMap(({ words }) => words.flatMap(sameNumbers));
  return {
    words: [whole, ...wordsOf(ways.filter((way) => !isMeaning(way)))],
    meanings: wordsOf(ways.filter(isMeaning)),
    last: all.at(-1)?.term.ways[0]?.words[0] ?? "",
  };
}

/** Those on which every term is found, or else the whole as one. */
function answerInFull(all: readonly Asked[], whole: Ranks): Map<number, Answer> {
  const found = new Map<number, Answer>();
  for (const [position, asOne] of whole.entries()) {
    let worst = all.length > 0 ? 0 : NONE;
    let sum = 0;
    for (const { ranks } of all) {
      const rank = ranks[position] ?? NONE;
      if (rank > worst) worst = rank;
      sum += rank;
    }
    worst = Math.min(worst, asOne);
    if (worst === NONE) continue;
    // The worst word decides; where that is equal, the others do.
    const rank = worst + sum / (1 + NONE * (all.length + 1));
    found.set(position, { rank, missing: [] });
  }
  return found;
}

/**
 * The platforms that match the most terms, if none matches all. At least half must match; a single one counts only if
 * it is a name or a tag, because any word occurs in some description.
 */
function answerInPart(all: readonly Asked[]): Map<number, Answer> {
  const weights = all.map(({ ranks }) => Math.log(1 + ranks.length / (1 + countOf(ranks))));
  const found: [position: number, part: Part][] = [];
  let most = 0;
  for (let position = 0; position < (all[0]?.ranks.length ?? 0); position += 1) {
    const part = partOf(position, all, weights);
    const isEnough = part.count >= all.length * LEAST_FOUND && (part.count > 1 || part.isPlain);
    if (!isEnough && !part.isNamed) continue;
    most = Math.max(most, part.count);
    found.push([position, part]);
  }
  const shown = found.filter(([, part]) => part.isNamed || part.count === most);
  shown.sort(
    ([, a], [, b]) =>
      Number(b.isNamed) - Number(a.isNamed) ||
      b.count - a.count ||
      b.weight - a.weight ||
      a.sum - b.sum,
  );
  return new Map(
    shown.map(([position], rank) => {
      const missing = all
        .filter(({ ranks }) => !isWhole(ranks[position] ?? NONE))
        .map(({ term }) => term.said);
      return [position, { rank, missing }];
    }),
  );
}

interface Part {
  /** For the terms that match. */
  count: number;
  /** The rarer the words that are found, the more. */
  weight: number;
  sum: number;
  /** A term is one of its names. */
  isNamed: boolean;
  /** A term is one of its names, the end of one, or a tag. */
  isPlain: boolean;
}

function partOf(position: number, all: readonly Asked[], weights: readonly number[]): Part {
  const part: Part = { count: 0, weight: 0, sum: 0, isNamed: false, isPlain: false };
  for (const [at, { term, ranks }] of all.entries()) {
    const rank = ranks[position] ?? NONE;
    if (!isWhole(rank)) continue;
    part.count += 1;
    part.weight += weights[at] ?? 0;
    part.sum += rank;
    if (isName(rank)) part.isNamed = true;
    if (part.isNamed || isTag(rank) || isNameEnd(rank, term)) part.isPlain = true;
  }
  return part;
}

/** A rank without its slips. */
function withoutSlip(rank: number): number {
  return rank >= SLIP && rank !== NONE ? rank - SLIP : rank;
}

/** Found as a word, not as letters in the middle of one or at the beginning of a longer one. */
function isWhole(rank: number): boolean {
  const found = withoutSlip(rank);
  const isPart = found >= RANK.namePart && found < RANK.tagExact;
  return found < RANK.descriptionPrefix && !isPart;
}

function isName(rank: number): boolean {
  const found = withoutSlip(rank);
  return found < RANK.idPrefix || (found >= RANK.nameExact && found < RANK.nameEnd);
}

/** "M1" is how many names end: figures must be a whole name. */
function isNameEnd(rank: number, { said }: Term): boolean {
  const found = withoutSlip(rank);
  const isEnd = found >= RANK.nameEnd && found < RANK.namePrefix;
  return isEnd && said.length >= LONG_PART && !/\d/.test(said);
}

function isTag(rank: number): boolean {
  const found = withoutSlip(rank);
  return found >= RANK.tagExact && found < RANK.tagPrefix;
}

function countOf(ranks: Ranks): number {
  let count = 0;
  for (const rank of ranks) if (rank !== NONE) count += 1;
  return count;
}

function noRanks(index: PlatformIndex): Ranks {
  return new Uint8Array(index.entries.length).fill(NONE);
}

/** Where a term is found, in the best of its ways. */
function ranksOf(index: PlatformIndex, { ways, isLast }: Pick<Term, "ways" | "isLast">): Ranks {
  const best = noRanks(index);
  for (const { words, kind, behind } of ways) {
    const all = words.map((word) => wordRanks(index, word, kind, isLast));
    for (let position = 0; position < best.length; position += 1) {
      let worst = 0;
      for (const ranks of all) worst = Math.max(worst, ranks[position] ?? NONE);
      if (worst !== NONE) keepBest(best, position, worst + behind);
    }
  }
  return best;
}

function keepBest(ranks: Ranks, position: number, rank: number): void {
  if (rank < (ranks[position] ?? NONE)) ranks[position] = rank;
}

/** The specified order of places: designation, names, tags, description. */
function wordRanks(index: PlatformIndex, word: string, kind: Way["kind"], isLast: boolean): Ranks {
  const { ids, names, nameEnds, tags, description } = index.words();
  const ranks = noRanks(index);
  const put = (list: WordList, rankOf: (rest: string) => number) => {
    list.beginning(word, (found, positions) => {
      const rank = rankOf(found.slice(word.length));
      for (const position of positions) keepBest(ranks, position, rank);
    });
  };
  const wholeOr = (whole: number, part: number) => (rest: string) => (rest === "" ? whole : part);
  if (kind !== "tag" && kind !== "described") {
    put(ids, wholeOr(RANK.idExact, RANK.idPrefix));
    put(names, wholeOr(RANK.nameExact, RANK.namePrefix));
    put(nameEnds, wholeOr(RANK.nameEnd, RANK.namePrefix));
  }
  if (kind === "literal") putParts(index, word, ranks);
  if (kind !== "described") put(tags, wholeOr(RANK.tagExact, RANK.tagPrefix));
  const descriptionPrefix = isLast && kind === "literal" ? RANK.descriptionPrefix : NONE;
  put(description, (rest) =>
    rest === "" || ENDING.test(rest) ? RANK.description : descriptionPrefix,
  );
  return ranks;
}

/** A match in the middle of a name: "72b" is in T-72B. No run of letters or digits is cut short: AT-14 is not T-14. */
function putParts({ entries }: PlatformIndex, word: string, ranks: Ranks): void {
  const isLong = word.length >= LONG_PART && !/\d/.test(word);
  const isFigure = /^\d/.test(word);
  for (const [position, { nameText }] of entries.entries()) {
    for (let at = nameText.indexOf(word); at !== -1; at = nameText.indexOf(word, at + 1)) {
      const isCut = /\d/.test(nameText.charAt(at - 1)) === isFigure;
      if (isCut && !isLong) continue;
      keepBest(ranks, position, RANK.namePart);
      break;
    }
  }
}

/** Where the whole text is one name or tag. */
function wholeRanks(index: PlatformIndex, { whole, terms }: Question): Ranks {
  const isOneTerm = terms.length === 1 && terms[0]?.ways[0]?.words[0] === whole;
  if (isOneTerm) return noRanks(index);
  return wordRanks(index, whole, "literal", false).map((rank) => {
    if (rank >= RANK.description) return NONE;
    return rank > RANK.nameExact ? rank - IN_ONE_PIECE : rank;
  });
}

/** The ways in which a mistyped word may have been meant, and where it is found in them. */
function mend(index: PlatformIndex, word: string): { ranks: Ranks; mended: readonly Way[] } {
  const near = index.vocabulary().near(word);
  const said = meantBySlip(word);
  const isSaid = said.slips <= (near[0]?.slips ?? NONE);
  const isWord = near.length > 0 && (near[0]?.slips ?? NONE) <= said.slips;
  const words = isWord ? near.map((meant) => meant.word) : [];
  const mended: Way[] = [
    ...words.map((meant): Way => ({ words: [meant], kind: "spelling", behind: 0 })),
    ...(isSaid ? said.ways : []),
  ];
  const ranks = ranksOf(index, { ways: mended, isLast: false });
  return { ranks: ranks.map((rank) => (rank === NONE ? NONE : SLIP + rank)), mended };
}
