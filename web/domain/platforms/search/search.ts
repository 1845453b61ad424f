import type { Platform } from "../platform";
import { MIN_LENGTH, type Query, readQuery, wordStarts } from "./normalize";
import { BREAK, type Entry, type PlatformIndex } from "./platform-index";
import type { Tag } from "./tags";

/** How well a platform answers a query; the smaller the better. */
const RANK = {
  idExact: 0,
  idPrefix: 1,
  nameExact: 2,
  namePrefix: 3,
  namePart: 4,
  tagExact: 5,
  tagPrefix: 6,
  description: 7,
  fuzzy: 8,
} as const;
const NONE = Number.POSITIVE_INFINITY;

/** Nearly a name: with more mistakes than this, "nothing found" is the better answer. */
export const CLOSE = 0.4;
/** How much worse than the nearest name another may be and still be shown. */
const MARGIN = 0.1;
const FUZZY_LIMIT = 24;
/** What a mended slip weighs beside the scores of names that are nearly it. */
const SLIP = 0.1;
/** Where a mended word was found weighs less than a slip. */
const RANKS_APART = 100;

export interface Filter {
  text: string;
  tags: readonly Tag[];
  /** The ids of the platforms filtered out by hand. */
  hidden: ReadonlySet<Platform["id"]>;
}

export const NO_FILTER: Filter = { text: "", tags: [], hidden: new Set() };

/** Where a normalised text is found first, in the specified order. */
function rankOf(entry: Entry, text: string): number {
  if (entry.id === text) return RANK.idExact;
  if (entry.id.startsWith(text)) return RANK.idPrefix;
  if (entry.nameText.includes(text)) {
    if (entry.nameText.includes(BREAK + text + BREAK)) return RANK.nameExact;
    return entry.nameText.includes(BREAK + text) ? RANK.namePrefix : RANK.namePart;
  }
  if (entry.tagText.includes(BREAK + text)) {
    return entry.tagText.includes(BREAK + text + BREAK) ? RANK.tagExact : RANK.tagPrefix;
  }
  return entry.descriptionText.includes(BREAK + text) ? RANK.description : NONE;
}

/** All of it as one, or every word somewhere: then the worst word counts. */
function queryRank(entry: Entry, { whole, words }: Query): number {
  const asOne = rankOf(entry, whole);
  if (words.length === 0 || asOne <= RANK.nameExact) return asOne;
  let worst = 0;
  for (const word of words) {
    worst = Math.max(worst, rankOf(entry, word));
    if (worst === NONE) break;
  }
  return Math.min(asOne, worst);
}

/** A rank for each entry of the index. Where nothing matches directly, names and words with few mistakes do. */
function queryRanks(index: PlatformIndex, query: Query): Float64Array {
  const ranks = Float64Array.from(index.entries, (entry) => queryRank(entry, query));
  return ranks.some((rank) => rank !== NONE) ? ranks : nearRanks(index, query);
}

function nearRanks(index: PlatformIndex, query: Query): Float64Array {
  const ranks = mendedRanks(index, query);
  const names = index.fuzzyNames.search(query.whole, FUZZY_LIMIT);
  const best = Math.min(
    ranks.reduce((least, rank) => Math.min(least, rank), NONE) - RANK.fuzzy,
    names[0]?.score ?? NONE,
  );
  const most = Math.min(CLOSE, best + MARGIN);
  for (const { value, score } of names) {
    if (score <= most) ranks[value] = Math.min(ranks[value] ?? NONE, RANK.fuzzy + score);
  }
  return ranks;
}

/** The ranks of the query with each of its words that is found nowhere replaced by the nearest that is. */
function mendedRanks(index: PlatformIndex, { whole, words }: Query): Float64Array {
  let slips = 0;
  const meant = (words.length > 0 ? words : [whole]).map((word) => {
    const isKnown = words.length > 0 && index.entries.some((entry) => rankOf(entry, word) !== NONE);
    if (isKnown) return [word];
    const near = index.vocabulary().near(word);
    slips += near[0]?.slips ?? 0;
    return near.map((one) => one.word);
  });
  if (meant.some((any) => any.length === 0))
    return new Float64Array(index.entries.length).fill(NONE);
  const bestOf = (entry: Entry, any: readonly string[]) =>
    any.reduce((best, word) => Math.min(best, rankOf(entry, word)), NONE);
  return Float64Array.from(index.entries, (entry) => {
    const worst = meant.reduce((rank, any) => Math.max(rank, bestOf(entry, any)), 0);
    return RANK.fuzzy + slips * SLIP + worst / RANKS_APART;
  });
}

type Test = (entry: Entry, position: number) => number;

/** What a tag asks of a platform: a rank for a typed one, yes or no (0 or NONE) for a picked one. */
function tagTest(index: PlatformIndex, tag: Tag): Test {
  const when = (matches: (platform: Platform) => boolean): Test => {
    return ({ platform }) => (matches(platform) ? 0 : NONE);
  };
  switch (tag.kind) {
    case "platform":
      return when(({ platformId }) => platformId === tag.text);
    case "category":
      return when(({ category }) => category === tag.text);
    case "characteristic":
      return when(({ characteristics }) => characteristics.some((has) => has === tag.text));
    case "function":
      return when((platform) => platform.function === tag.text);
    case "custom":
      return textTest(index, tag.text);
  }
}

function textTest(index: PlatformIndex, text: string): Test {
  const query = readQuery(text);
  if (!query) return () => 0;
  const ranks = queryRanks(index, query);
  return (_, position) => ranks[position] ?? NONE;
}

/**
 * The platforms that pass every tag and the typed text and are not filtered out
 * by hand, the best match first, otherwise in the database's order.
 */
export function filterPlatforms(index: PlatformIndex, { text, tags, hidden }: Filter): Platform[] {
  const tests = [textTest(index, text), ...tags.map((tag) => tagTest(index, tag))];
  const passed: { platform: Platform; rank: number }[] = [];
  for (const [position, entry] of index.entries.entries()) {
    if (hidden.has(entry.platform.id)) continue;
    let rank = 0;
    for (const test of tests) rank += test(entry, position);
    if (rank !== NONE) passed.push({ platform: entry.platform, rank });
  }
  return passed.sort((a, b) => a.rank - b.rank).map(({ platform }) => platform);
}

/** The parts of the filter that were typed rather than picked, as queries. */
function typedQueries({ text, tags }: Filter): Query[] {
  const typed = tags.filter((tag) => tag.kind === "custom").map((tag) => tag.text);
  return [text, ...typed].map(readQuery).filter((query) => query !== null);
}

/**
 * Gives, for a platform, those of its words that are why it is shown: what was
 * picked as a filter and what a typed word begins; a line each.
 */
export function marksIn(filter: Filter): (platform: Platform) => string {
  const typed = typedQueries(filter).flatMap(({ whole, words }) => [whole, ...words]);
  const begins = typed.filter((word) => word.length >= MIN_LENGTH);
  const isMarked = (kind: Tag["kind"], text: string) =>
    filter.tags.some((tag) => tag.kind === kind && tag.text === text) ||
    begins.some((word) => wordStarts(text).some((start) => start.startsWith(word)));
  return (platform) =>
    [
      ...[platform.category].filter((text) => isMarked("category", text)),
      ...[platform.function].filter((text) => isMarked("function", text)),
      ...platform.characteristics.filter((text) => isMarked("characteristic", text)),
    ].join("\n");
}
