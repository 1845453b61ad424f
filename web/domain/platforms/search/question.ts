import { lookAlikes } from "./letters";
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

/** What is known of the database's names, to tell what belongs together. */
export interface KnownNames {
  /** Whether any name begins so, normalised. */
  isName(beginning: string): boolean;
  /** Whether this is what a family of designations is called: "btr". */
  isFamily(word: string): boolean;
}

/** Words that identify no platform. */
const WEAK = new Set(
  `a an the with without and or of on in at to for from by as it its is are was has have having like some any
  many several that this there which very vehicle vehicles veh system systems platform platforms equipment thing unit
  type model kind military army enemy hostile russian soviet russia ussr variant version looks looking seen saw maybe
  possible possibly probable probably calibre caliber mm item product object izdeliye`.split(/\s+/),
);

/** What stands between words. Of "[]{}<>~" each is a letter on the keyboard's other layout. */
const BREAKS = /[\s,;:!?()|*#&=+@_]+/u;
const BRACKETED = /[[{<]([^[\]{}<>]+)[\]}>]/gu;
const DECIMAL_COMMA = /(?<![\p{L}\p{N}])(\d{1,2}),(?=\d{1,2}(?:\s|-|mm|$))/gu;

const BEHIND = 1;
/** "T-55S" is first what is called so, then several T-55. */
const PLURAL_BEHIND = 6;
/** The words with synonyms, normalised, as they are written. */
const WRITTEN = new Map<string, string>();
const MEANINGS = readMeanings();
/** Words with synonyms, one of them and several, to correct mistyped ones. */
const SAID = new Vocabulary(
  [...MEANINGS.keys()].flatMap((word) => [
    { word, kind: "tag" },
    { word: `${word}s`, kind: "tag" },
  ]),
);

/** What a word means, or what several of its kind mean. */
const meaningsOf = (word: string) => MEANINGS.get(word) ?? MEANINGS.get(singular(word) ?? "") ?? [];

function readMeanings(): ReadonlyMap<string, readonly Way[]> {
  const meanings = new Map<string, Way[]>();
  const add = (said: string, way: Way) => {
    const key = normalize(said);
    WRITTEN.set(key, said);
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

/** The words with a meaning that a mistyped one is nearest to, and the number of slips. */
export function meantBySlip(
  word: string,
): { meant: string; ways: readonly Way[]; slips: number }[] {
  return SAID.near(word).map(({ word: meant, slips }) => ({
    meant: WRITTEN.get(meant) ?? meant,
    ways: meaningsOf(meant),
    slips,
  }));
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
    .replace(DECIMAL_COMMA, "$1.")
    .replace(BRACKETED, " $1 ")
    .split(BREAKS)
    .map((said) => ({ said, text: normalize(said) }))
    .filter((piece) => piece.text !== "");
}

/** Two names with a slash between them are two words: 2B11/2S12, but T-54/55. */
function withoutSlashes(pieces: readonly Piece[], { isName }: KnownNames): Piece[] {
  return pieces.flatMap((piece) =>
    !piece.text.includes("/") || isName(piece.text)
      ? piece
      : piecesOf(piece.said.replaceAll("/", " ")),
  );
}

function literalWays(joined: string): Way[] {
  const ways: Way[] = [{ words: [joined], kind: "literal", behind: 0 }];
  const one = singular(joined);
  if (one) ways.push({ words: [one], kind: "plural", behind: PLURAL_BEHIND });
  return ways;
}

/** "Radar-mast" is a radar and a mast, if it means nothing else. */
function partWays(pieces: readonly Piece[]): Way[] {
  const words = pieces.flatMap(({ said }) => said.split(/[\p{Pd}\u2212]+/u).map(normalize));
  const isSeparable = words.length > 1 && words.every((word) => /^\p{L}{2,}$/u.test(word));
  return isSeparable ? [{ words, kind: "parts", behind: BEHIND }] : [];
}

/** A calibre and its unit, a designation that was typed with spaces, or one that there is not. */
function belongTogether(
  pieces: readonly Piece[],
  joined: string,
  { isName, isFamily }: KnownNames,
  behind: readonly Piece[],
): boolean {
  const [first, second] = pieces.map(({ text }) => text);
  if (pieces.length === 2 && first && second) {
    if (/^\d+(?:\.\d+)?$/.test(first) && MILLIMETRES.test(second)) return true;
    if (isFamily(first) && isOther(second, isName)) return true;
    if ((isFamily(first) || /^[b-wyz]$/.test(first)) && isFigure(second, behind)) return true;
  }
  const isDesignation = pieces.some(({ text }) => text.length === 1 || /\d/.test(text));
  if (!isDesignation) return false;
  return isName(joined) || lookAlikes(saidOf(pieces).toLowerCase()).map(normalize).some(isName);
}

/** Whether it makes another type of the family before it: "brem k", and "zala z20", but not "kamaz d30", "kamaz x2". */
const isOther = (text: string, isName: KnownNames["isName"]) =>
  /^[b-wyz]\d*$/.test(text) && (text.length === 1 || !isName(text));

/** Whether a figure makes another type of the family before it: "btr 999", but not "kamaz 6x6", "bmp 30mm", "kamaz 4 wheels". */
function isFigure(text: string, behind: readonly Piece[]): boolean {
  const isOfLook = /^\d+(?:x\d+|(?:\.\d+)?mm|\.\d+)$/.test(text);
  const isCount = behind.slice(0, 2).some((piece) => /mm$|[^s]s$|^axle$/.test(piece.text));
  return /^\d/.test(text) && !isOfLook && !isCount;
}

const saidOf = (pieces: readonly Piece[]) => pieces.map(({ said }) => said).join(" ");

/** The term that begins the pieces, and of how many it is made. */
function firstTerm(
  pieces: readonly Piece[],
  known: KnownNames,
): { term: Omit<Term, "isLast">; length: number } {
  for (let length = Math.min(MOST_PIECES, pieces.length); length > 0; length -= 1) {
    const taken = pieces.slice(0, length);
    const joined = withUnit(taken.map(({ text }) => text).join(""));
    const meanings = meaningsOf(joined);
    const behind = pieces.slice(length);
    if (length > 1 && meanings.length === 0 && !belongTogether(taken, joined, known, behind))
      continue;
    const ways = meanings.length > 0 ? meanings : partWays(taken);
    return { term: { said: saidOf(taken), ways: [...literalWays(joined), ...ways] }, length };
  }
  throw new RangeError("No pieces");
}

/** "122millimetres" is "122mm". */
function withUnit(text: string): string {
  return text.replace(/(\d)millimet(?:re|er)s?$/, "$1mm");
}

/** A text's query; null if it is too short to search for. */
export function readQuestion(text: string, known: KnownNames): Question | null {
  if (normalize(text).length < MIN_LENGTH) return null;
  const all = withoutSlashes(piecesOf(text), known);
  const whole = all.map((piece) => piece.text).join("") || normalize(text);
  const terms: Term[] = [];
  const weak: Term[] = [];
  for (let at = 0; at < all.length; ) {
    const { term, length } = firstTerm(all.slice(at), known);
    const isWeak = length === 1 && whole !== all[at]?.text && isWeakWord(all[at]?.text ?? "");
    at += length;
    (isWeak ? weak : terms).push({ ...term, isLast: at === all.length });
  }
  const asked = terms.length > 0 ? terms : weak;
  // Signs alone ask for nothing that there is.
  return { whole, terms: asked.length > 0 ? asked : [{ said: text, ways: [], isLast: true }] };
}

/** Whether a text has no word that could identify a platform. */
export const asksNothing = (text: string): boolean =>
  piecesOf(text).every((piece) => isWeakWord(piece.text));

function isWeakWord(text: string): boolean {
  return text.length < MIN_LENGTH || WEAK.has(text);
}
