import { MILLIMETRES, MIN_LENGTH, normalize } from "./normalize";
import { SPELLINGS, SYNONYMS } from "./synonyms";
import { Vocabulary } from "./typing-slips";

/** How a word may be found. All its words must be there. */
export interface Way {
  words: readonly string[];
  /**
   * Unchanged, in its parts, without a plural ending, by the intended name, or by its meaning: as a tag or, in
   * separate words, in a description.
   */
  kind: "literal" | "parts" | "plural" | "spelling" | "tag" | "described";
  /** Matches by synonym rank behind direct ones. */
  behind: number;
}

/** One thing that is asked for: a word, or a few that belong together. */
export interface Term {
  /** As typed. */
  said: string;
  ways: readonly Way[];
  /** Perhaps still being typed. */
  isLast: boolean;
}

/** The typed text, ready to search for. */
export interface Question {
  /** All of it as one: "T 72" is "t72". */
  whole: string;
  /** At least one. */
  terms: readonly Term[];
}

/** A calibre, a designation, a few words that mean one thing: no more pieces than these make a term. */
const MOST_PIECES = 5;

/** Words that identify no platform. */
const WEAK = new Set(
  `a an the with without and or of on in at to for from by as it its is are was has have having like some any
  that this there which very vehicle vehicles veh system systems platform platforms equipment thing unit type model
  kind military army enemy hostile russian soviet russia ussr variant version looks looking seen saw maybe possible
  possibly probable probably calibre caliber mm`.split(/\s+/),
);

const BEHIND = 1;
const MEANINGS = readMeanings();
/** Words with synonyms, to correct mistyped ones. */
const SAID = new Vocabulary(MEANINGS.keys(), []);

function readMeanings(): ReadonlyMap<string, readonly Way[]> {
  const meanings = new Map<string, Way[]>();
  const add = (said: string, way: Way) => {
    const key = normalize(said);
    meanings.set(key, [...(meanings.get(key) ?? []), way]);
  };
  for (const { said, means } of SYNONYMS) {
    for (const one of said) {
      for (const [place, meant] of means.entries()) {
        const behind = BEHIND + place;
        add(one, { words: [normalize(meant)], kind: "tag", behind });
        const words = wordsOf(meant);
        if (words.length > 1) add(one, { words, kind: "described", behind });
      }
    }
  }
  for (const [said, name] of SPELLINGS) {
    add(said, { words: [normalize(name)], kind: "spelling", behind: BEHIND });
  }
  return meanings;
}

/** The words of a text, normalised, as they are searched for. */
export function wordsOf(text: string): string[] {
  return piecesOf(text).map((piece) => piece.text);
}

/** The meaning of a mistyped word that is close to one with synonyms, and the number of slips. */
export function meantBySlip(word: string): { ways: readonly Way[]; slips: number } {
  const near = [word, singular(word) ?? ""].flatMap((one) => SAID.near(one));
  const slips = Math.min(...near.map((meant) => meant.slips));
  const nearest = near.filter((meant) => meant.slips === slips);
  return { ways: nearest.flatMap((meant) => MEANINGS.get(meant.word) ?? []), slips };
}

/** The word without a plural's ending; null if it has none. */
function singular(word: string): string | null {
  if (word.length < 4 || !/[^s]s$/.test(word)) return null;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

interface Piece {
  said: string;
  text: string;
}

function piecesOf(text: string): Piece[] {
  return text
    .split(/[\s,;]+/)
    .map((said) => ({ said, text: normalize(said) }))
    .filter((piece) => piece.text !== "");
}

function literalWays(joined: string): Way[] {
  const ways: Way[] = [{ words: [joined], kind: "literal", behind: 0 }];
  const one = singular(joined);
  if (one) ways.push({ words: [one], kind: "plural", behind: BEHIND });
  return ways;
}

/** "Radar-mast" is a radar and a mast, if it means nothing else. */
function partWays(pieces: readonly Piece[]): Way[] {
  const words = pieces.flatMap(({ said }) => said.split(/[\p{Pd}\u2212]+/u).map(normalize));
  const isSeparable = words.length > 1 && words.every((word) => word.length >= MIN_LENGTH);
  return isSeparable ? [{ words, kind: "parts", behind: BEHIND }] : [];
}

/** A calibre and its unit, or a designation that was typed with spaces. */
function belongTogether(
  pieces: readonly Piece[],
  joined: string,
  isName: (beginning: string) => boolean,
): boolean {
  const [first, second] = pieces;
  if (pieces.length === 2 && /^\d+$/.test(first?.text ?? "")) {
    if (MILLIMETRES.test(second?.text ?? "")) return true;
  }
  const isDesignation = pieces.some(({ text }) => text.length === 1 || /\d/.test(text));
  return isDesignation && isName(joined);
}

/** The term that begins the pieces, and of how many it is made. */
function firstTerm(
  pieces: readonly Piece[],
  isName: (beginning: string) => boolean,
): { term: Omit<Term, "isLast">; length: number } {
  for (let length = Math.min(MOST_PIECES, pieces.length); length > 0; length -= 1) {
    const taken = pieces.slice(0, length);
    const joined = withUnit(taken.map(({ text }) => text).join(""));
    const meanings = MEANINGS.get(joined) ?? MEANINGS.get(singular(joined) ?? "") ?? [];
    if (length > 1 && meanings.length === 0 && !belongTogether(taken, joined, isName)) continue;
    const said = taken.map((piece) => piece.said).join(" ");
    const ways = meanings.length > 0 ? meanings : partWays(taken);
    return { term: { said, ways: [...literalWays(joined), ...ways] }, length };
  }
  throw new RangeError("No pieces");
}

/** "122millimetres" is "122mm". */
function withUnit(text: string): string {
  return text.replace(/(\d)millimet(?:re|er)s?$/, "$1mm");
}

/**
 * A text's query; null if it is too short to search for.
 * @param isName whether any platform's name begins so, normalised
 */
export function readQuestion(
  text: string,
  isName: (beginning: string) => boolean,
): Question | null {
  const whole = normalize(text);
  if (whole.length < MIN_LENGTH) return null;
  const all = piecesOf(text);
  const terms: Term[] = [];
  const weak: Term[] = [];
  for (let at = 0; at < all.length; ) {
    const { term, length } = firstTerm(all.slice(at), isName);
    const isWeak = length === 1 && whole !== all[at]?.text && isWeakWord(all[at]?.text ?? "");
    at += length;
    (isWeak ? weak : terms).push({ ...term, isLast: at === all.length });
  }
  return { whole, terms: terms.length > 0 ? terms : weak };
}

function isWeakWord(text: string): boolean {
  return text.length < MIN_LENGTH || WEAK.has(text);
}
