import { MIN_LENGTH, normalize, wordStarts } from "./normalize";
import { BREAK, type Entry, type PlatformIndex, type Term } from "./platform-index";
import { isSameTag, type Tag } from "./tags";
import type { WordList } from "./word-list";

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
/** … and what is no match. */
const ORDERS = 6;

/** For each platform the order of its best match with a text, normalised. */
function platformOrders(index: PlatformIndex, text: string): Uint8Array {
  const orders = new Uint8Array(index.entries.length).fill(ORDERS);
  const { ids, nameEnds } = index.words();
  const put = (list: WordList, whole: number, longer: number) =>
    list.beginning(text, (word, positions) => {
      const order = word === text ? whole : longer;
      for (const at of positions) orders[at] = Math.min(orders[at] ?? ORDERS, order);
    });
  put(ids, ORDER.idExact, ORDER.idPrefix);
  put(nameEnds, ORDER.nameExact, ORDER.prefix);
  return orders;
}

function termOrder(term: Term, text: string): number {
  if (term.text === text) return ORDER.termExact;
  if (term.text.startsWith(text)) return ORDER.prefix;
  return term.haystack.includes(BREAK + text) ? ORDER.wordPrefix : ORDERS;
}

function platformTag({ platform }: Entry): Tag {
  return { kind: "platform", text: platform.platformId };
}

/**
 * A platform under the name that was meant: its designation, else the name that the text is found in, else its alias.
 * Its card says the rest.
 */
function platformSuggestion(entry: Entry, text: string): Suggestion {
  const { id, names, platform } = entry;
  const [, ...aliases] = names;
  const begun = aliases.find((name) => wordStarts(name).some((start) => start.startsWith(text)));
  const name = id.includes(text) ? undefined : (begun ?? aliases[0]);
  const label =
    name && normalize(name) !== id ? `${platform.platformId} — ${name}` : platform.platformId;
  return { tag: platformTag(entry), label };
}

function termSuggestion({ tag }: Term): Suggestion {
  return { tag, label: tag.text };
}

function directMatches(index: PlatformIndex, text: string, isNew: (tag: Tag) => boolean) {
  const found: (() => Suggestion)[][] = Array.from({ length: ORDERS }, () => []);
  const add = (order: number, tag: Tag, make: () => Suggestion) => {
    const same = found[order];
    if (same && same.length < MOST && isNew(tag)) same.push(make);
  };
  for (const term of index.terms) add(termOrder(term, text), term.tag, () => termSuggestion(term));
  for (const [position, order] of platformOrders(index, text).entries()) {
    const entry = order < ORDERS && index.entries[position];
    if (entry) add(order, platformTag(entry), () => platformSuggestion(entry, text));
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
  const room = whole.length > LONGEST_NAME ? 0 : Math.min(MOST_FUZZY, MOST - direct.length);
  if (room === 0) return direct;
  // Beside a direct match only a likely slip is worth a line.
  const most = direct.length > 0 ? CLOSE : 1;
  const fuzzy = fuzzyMatches(index, whole, MOST + active.length + room, most).filter(
    ({ tag }) => isNew(tag) && !direct.some((other) => isSameTag(other.tag, tag)),
  );
  return [...direct, ...fuzzy.slice(0, room)];
}
