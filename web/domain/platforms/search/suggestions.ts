import { MIN_LENGTH, normalize, wordStarts } from "./normalize";
import { BREAK, type Entry, type PlatformIndex, type Term } from "./platform-index";
import { soundOf, soundsOf } from "./sound";
import { isSameTag, type Tag } from "./tags";
import { slipsBetween } from "./typing-slips";

const MOST = 8;
const MOST_FUZZY = 5;
/** No name is longer. */
const LONGEST_NAME = 60;
/** Nearly a name; with more mistakes than this it is beside a direct match no help. */
const CLOSE = 0.4;

export interface Suggestion {
  tag: Tag;
  /** As shown: "BM-21 — Grad". */
  label: string;
}

/** Direct matches in their order; a word that can be picked comes before a platform of the same order. */
const ORDER = {
  idExact: 0,
  termExact: 1,
  nameExact: 2,
  idPrefix: 3,
  prefix: 4,
  wordPrefix: 5,
};
const ORDERS = 6;

function entryOrder(entry: Entry, text: string): number | null {
  if (entry.id === text) return ORDER.idExact;
  if (!entry.nameText.includes(BREAK + text)) return null;
  if (entry.nameText.includes(BREAK + text + BREAK)) return ORDER.nameExact;
  return entry.id.startsWith(text) ? ORDER.idPrefix : ORDER.prefix;
}

function termOrder(term: Term, text: string): number | null {
  if (term.text === text) return ORDER.termExact;
  if (term.text.startsWith(text)) return ORDER.prefix;
  return term.haystack.includes(BREAK + text) ? ORDER.wordPrefix : null;
}

function platformTag({ platform }: Entry): Tag {
  return { kind: "platform", text: platform.platformId };
}

/** A platform under the name that was meant: the one that the text is found in, else its alias. */
function platformSuggestion(entry: Entry, text: string): Suggestion {
  const { id, names, platform } = entry;
  const [, ...aliases] = names;
  const begun = aliases.find((name) => wordStarts(name).some((start) => start.startsWith(text)));
  const name = (id.includes(text) ? undefined : begun) ?? aliases[0];
  const label =
    name && normalize(name) !== id ? `${platform.platformId} — ${name}` : platform.platformId;
  return { tag: platformTag(entry), label };
}

function termSuggestion({ tag }: Term): Suggestion {
  return { tag, label: tag.text };
}

function directMatches(index: PlatformIndex, text: string, isNew: (tag: Tag) => boolean) {
  const found: (() => Suggestion)[][] = Array.from({ length: ORDERS }, () => []);
  const add = (order: number | null, make: () => Suggestion) => {
    const same = order === null ? undefined : found[order];
    if (same && same.length < MOST) same.push(make);
  };
  for (const term of index.terms) {
    if (isNew(term.tag)) add(termOrder(term, text), () => termSuggestion(term));
  }
  for (const entry of index.entries) {
    if (isNew(platformTag(entry)))
      add(entryOrder(entry, text), () => platformSuggestion(entry, text));
  }
  return found
    .flat()
    .slice(0, MOST)
    .map((make) => make());
}

/** So many letters at the beginning of a word are no coincidence. */
const LONG_BEGINNING = 4;

/** Whether one may be meant by the other: they are a slip of one letter apart, sound alike or begin alike; figures are never a slip. */
function isLikely(text: string, name: string): boolean {
  const figures = (of: string) => of.replace(/\D+/g, " ").trim();
  if (/\d/.test(text) && figures(text) !== figures(name)) return false;
  const beginning = text.slice(0, Math.max(LONG_BEGINNING, Math.ceil(text.length / 2)));
  if (text.length >= LONG_BEGINNING && name.startsWith(beginning)) return true;
  if (slipsBetween(text, name, 1) <= 1) return true;
  const sound = soundOf(name);
  return sound !== null && soundsOf(text).includes(sound);
}

/** Nearly what was typed: names and words together, the nearest first. */
function fuzzyMatches(
  index: PlatformIndex,
  text: string,
  limit: number,
  most: number,
): Suggestion[] {
  const { entries, terms } = index;
  const platforms = index.fuzzyNames.search(text, limit).map(({ value, name, score }) => {
    const entry = entries[value];
    return { score, name, suggestion: entry && platformSuggestion(entry, name) };
  });
  const words = index.fuzzyTerms.search(text, limit).map(({ value, name, score }) => {
    const term = terms[value];
    return { score, name, suggestion: term && termSuggestion(term) };
  });
  return [...platforms, ...words]
    .filter(({ score, name }) => score <= most && isLikely(text, name))
    .sort((a, b) => a.score - b.score)
    .flatMap(({ suggestion }) => suggestion ?? []);
}

/**
 * What the typed text may mean: at most eight, direct matches first, then at most
 * five that are nearly it. Tags that already filter are left out.
 */
export function suggest(index: PlatformIndex, text: string, active: readonly Tag[]): Suggestion[] {
  const whole = normalize(text);
  if (whole.length < MIN_LENGTH) return [];
  const isNew = (tag: Tag) => !active.some((other) => isSameTag(other, tag));
  const direct = directMatches(index, whole, isNew);
  const room = whole.length > LONGEST_NAME ? 0 : Math.min(MOST_FUZZY, MOST - direct.length);
  if (room === 0) return direct;
  // Beside a direct match only a likely slip is worth a line.
  const most = direct.length > 0 ? CLOSE : 1;
  const fuzzy = fuzzyMatches(index, whole, MOST + active.length + room, most).filter(
    ({ tag }) => isNew(tag) && !direct.some((other) => isSameTag(other.tag, tag)),
  );
  return [...direct, ...fuzzy.slice(0, room)];
}
