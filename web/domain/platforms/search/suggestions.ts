import { MIN_LENGTH, normalize, wordStarts } from "./normalize";
import { BREAK, type Entry, type PlatformIndex, type Term } from "./platform-index";
import { isSameTag, type Tag } from "./tags";

const MOST = 8;
const MOST_FUZZY = 5;
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
  idPrefix: 2,
  nameExact: 3,
  prefix: 4,
  wordPrefix: 5,
  part: 6,
};
const ORDERS = 7;

function entryOrder(entry: Entry, text: string): number | null {
  if (entry.id === text) return ORDER.idExact;
  if (entry.id.startsWith(text)) return ORDER.idPrefix;
  if (!entry.nameText.includes(text)) return null;
  if (entry.nameText.includes(BREAK + text + BREAK)) return ORDER.nameExact;
  return entry.nameText.includes(BREAK + text) ? ORDER.prefix : ORDER.part;
}

function termOrder(term: Term, text: string): number | null {
  if (!term.haystack.includes(text)) return null;
  if (term.text === text) return ORDER.termExact;
  if (term.text.startsWith(text)) return ORDER.prefix;
  return term.haystack.includes(BREAK + text) ? ORDER.wordPrefix : ORDER.part;
}

function platformTag({ platform }: Entry): Tag {
  return { kind: "platform", text: platform.platformId };
}

/** A platform under the name that was meant: the one that the text is found in, else its alias. */
function platformSuggestion(entry: Entry, text: string): Suggestion {
  const { id, names, platform } = entry;
  const [, ...aliases] = names;
  const begun = aliases.find((name) => wordStarts(name).some((start) => start.startsWith(text)));
  const meant = begun ?? aliases.find((name) => normalize(name).includes(text));
  const name = (id.includes(text) ? undefined : meant) ?? aliases[0];
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
    return { score, suggestion: entry && platformSuggestion(entry, name) };
  });
  const words = index.fuzzyTerms.search(text, limit).map(({ value, score }) => {
    const term = terms[value];
    return { score, suggestion: term && termSuggestion(term) };
  });
  return [...platforms, ...words]
    .filter(({ score }) => score <= most)
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
  const room = Math.min(MOST_FUZZY, MOST - direct.length);
  if (room === 0) return direct;
  // Beside a direct match only a likely slip is worth a line.
  const most = direct.length > 0 ? CLOSE : 1;
  const fuzzy = fuzzyMatches(index, whole, MOST + active.length + room, most).filter(
    ({ tag }) => isNew(tag) && !direct.some((other) => isSameTag(other.tag, tag)),
  );
  return [...direct, ...fuzzy.slice(0, room)];
}
