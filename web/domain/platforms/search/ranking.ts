import { type Answer, type Asked, ask, correctedOn, guess } from "./asked";
import { normalize, sameNumbers } from "./normalize";
import { inPart } from "./part-ranking";
import type { PlatformIndex } from "./platform-index";
import type { Question, Term, Way } from "./question";
import { respelled, sameSound } from "./respelled";
import {
  isAnywhere,
  isName,
  isNameEnd,
  isTag,
  NONE,
  noRanks,
  type Ranks,
  wholeRanks,
  withoutSlip,
} from "./word-ranks";

/** In a text of more terms no slips are corrected. */
const MOST_MISTYPED = 12;

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

/** Finds what a text asks for: every word, else with slips corrected, else as many words as possible. */
export function answer(index: PlatformIndex, question: Question): Answers {
  const direct = question.terms.map((term) => ask(index, term, respelled));
  const [only] = direct;
  const isOneTerm = direct.length === 1 && only?.ways[0]?.words[0] === question.whole;
  const whole = isOneTerm ? noRanks(index) : wholeRanks(index, question.whole);
  const full = inFull(direct, whole);
  const naming = direct.filter(({ ranks }) => ranks.some(isName));
  // A name is no name where it only stands in a description.
  const isCalled = (position: number) =>
    naming.every(({ ranks }) => isCall(ranks[position] ?? NONE));
  if (full.size > 0) {
    const foundBy = foundByOf(question, direct);
    if ([...full.keys()].some(isCalled)) return { byPosition: full, foundBy };
    // What is called so follows, with the words that it lacks; of several names it leads where the others only tell of them.
    const isTold = (position: number) =>
      naming.length > 1 && !naming.some(({ ranks }) => isCall(ranks[position] ?? NONE));
    const ahead = [...full.keys()].every(isTold) ? -NONE : NONE;
    for (const [position, one] of inPart(index, direct))
      if (!full.has(position)) full.set(position, { ...one, rank: ahead + one.rank });
    return { byPosition: full, foundBy };
  }

  // A whole text is no name that was mistyped.
  if (direct.length > MOST_MISTYPED)
    return { byPosition: inPart(index, direct), foundBy: foundByOf(question, direct) };
  const asOne = direct.length > 1 ? [guess(index, asOneTerm(question))] : [];
  const guessedAsOne = (): Answers => ({
    byPosition: inFull(asOne, noRanks(index)),
    foundBy: foundByOf(question, asOne),
  });
  if (asOne.some(({ ranks }) => ranks.some((rank) => isName(withoutSlip(rank)))))
    return guessedAsOne();
  const guessed = direct.map((asked) =>
    isAnywhere(asked.ranks) ? asked : guess(index, asked.term),
  );
  const foundBy = foundByOf(question, guessed);
  const near = [...inFull(guessed, whole)].filter(([position]) => isCalled(position));
  if (near.length > 0) return { byPosition: new Map(near), foundBy };
  if (asOne.some(({ ranks }) => isAnywhere(ranks))) return guessedAsOne();
  // A designation that nothing has is a platform that is not here, whatever else was said of it.
  const isOther = guessed.some(({ term, ranks }) => isDesignation(term) && !isAnywhere(ranks));
  return {
    byPosition: isOther && naming.length === 0 ? new Map() : inPart(index, guessed),
    foundBy,
  };
}

/** Found as a name, the end of one or a tag, and not only at the beginning of one or in a description. */
const isCall = (rank: number) => isName(rank) || isNameEnd(rank) || isTag(rank);

function asOneTerm({ whole, terms }: Question): Term {
  const said = terms.map((term) => term.said).join(" ");
  return { said, ways: [{ words: [whole], kind: "literal", behind: 0 }], isLast: false };
}

/** The answers to a text that was typed on the wrong keyboard, by names and tags alone; null if there are none. */
export function answerRetyped(
  index: PlatformIndex,
  question: Question,
  said: string,
): Answers | null {
  // A letter by itself is on every keyboard: 96K6 is not 96L6.
  if (!question.terms.every((term) => /\p{L}\p{Pd}?\p{L}/u.test(term.said))) return null;
  const direct = question.terms.map((term) => ask(index, term, sameSound));
  const whole = wholeRanks(index, question.whole);
  const isCalled = (position: number) =>
    isName(whole[position] ?? NONE) || direct.every(({ ranks }) => isCall(ranks[position] ?? NONE));
  const meant = question.terms.map((term) => term.said).join(" ");
  const found = [...inFull(direct, whole)]
    .filter(([position]) => isCalled(position))
    .map(([position, one]) => [position, { ...one, corrected: [{ said, meant }] }] as const);
  if (found.length === 0) return null;
  return { byPosition: new Map(found), foundBy: foundByOf(question, direct) };
}

/** A word of letters and figures, but no calibre. */
function isDesignation({ said }: Term): boolean {
  const word = normalize(said);
  return /\d/.test(word) && /\p{L}/u.test(word) && !/^[\d.]+mm$/.test(word);
}

function foundByOf({ whole }: Question, all: readonly Asked[]): FoundBy {
  const ways = all.flatMap((asked) => asked.ways);
  const isMeaning = ({ kind }: Way) => kind === "tag" || kind === "described";
  const wordsOf = (some: readonly Way[]) => some.flatMap(({ words }) => words.flatMap(sameNumbers));
  return {
    words: [whole, ...wordsOf(ways.filter((way) => !isMeaning(way)))],
    meanings: wordsOf(ways.filter(isMeaning)),
    last: all.at(-1)?.ways[0]?.words[0] ?? "",
  };
}

/** One for all platforms, which may be thousands. */
const NOTHING: readonly never[] = [];

/** Those on which every term is found, or else the whole as one. */
function inFull(all: readonly Asked[], whole: Ranks): Map<number, Answer> {
  const found = new Map<number, Answer>();
  const guessed = all.filter(({ guesses }) => guesses.length > 0);
  for (let position = 0; position < whole.length; position += 1) {
    const asOne = whole[position] ?? NONE;
    let worst = 0;
    let sum = 0;
    for (const { ranks } of all) {
      const rank = ranks[position] ?? NONE;
      if (rank > worst) worst = rank;
      sum += rank;
    }
    // The whole in one piece comes before its words here and there.
    const isAsOne = asOne <= worst;
    worst = Math.min(worst, asOne);
    if (worst === NONE) continue;
    // The worst word decides; where that is equal, the others do.
    const rank = isAsOne ? worst : worst + sum / (1 + NONE * (all.length + 1));
    found.set(position, {
      rank,
      missing: NOTHING,
      corrected: isAsOne || guessed.length === 0 ? NOTHING : correctedOn(position, guessed),
    });
  }
  return found;
}
