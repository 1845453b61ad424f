import type { Platform } from "../platform";
import type { Answer, Correction } from "./asked";
import { otherKeyboards } from "./letters";
import { MIN_LENGTH, normalize } from "./normalize";
import type { PlatformIndex } from "./platform-index";
import { type KnownNames, readQuestion } from "./question";
import { type Answers, answer, answerRetyped, type FoundBy } from "./ranking";
import type { Tag } from "./tags";

export interface Filter {
  text: string;
  tags: readonly Tag[];
  /** The ids of the platforms filtered out by hand. */
  hidden: ReadonlySet<Platform["id"]>;
}

export const NO_FILTER: Filter = { text: "", tags: [], hidden: new Set() };

/** A platform that passes a filter. */
export interface Hit {
  platform: Platform;
  /** The words that were asked for and are not found on it, as typed; only where no platform has them all. */
  missing: readonly string[];
  /** The words that it is found by only if they were mistyped: it is a guess. */
  corrected: readonly Correction[];
}

/** A filter's results. */
export interface Found {
  hits: readonly Hit[];
  /** What its typed texts matched, for marking. */
  foundBy: readonly FoundBy[];
}

/** Whether so little is typed that it does not filter. */
export function isTooShort(text: string): boolean {
  return normalize(text).length < MIN_LENGTH;
}

/** Whether a platform has a tag that was picked; a typed one is searched for instead. */
function hasTag(platform: Platform, { kind, text }: Tag): boolean {
  switch (kind) {
    case "platform":
      return platform.platformId === text;
    case "category":
      return platform.category === text;
    case "characteristic":
      return platform.characteristics.some((has) => has === text);
    case "function":
      return platform.function === text;
    case "custom":
      return true;
  }
}

/**
 * The platforms that pass every tag and the typed text, the best match first,
 * otherwise in the database's order.
 */
export function findPlatforms(
  index: PlatformIndex,
  { text, tags }: Pick<Filter, "text" | "tags">,
): Found {
  const typed = tags.filter(({ kind }) => kind === "custom").map((tag) => tag.text);
  const answers = [text, ...typed].flatMap((one) => answerText(index, one) ?? []);
  const found: { hit: Hit; rank: number }[] = [];
  for (const [position, { platform }] of index.entries.entries()) {
    const given = answers.map(({ byPosition }) => byPosition.get(position));
    const all = given.filter((one) => one !== undefined);
    if (all.length < given.length || !tags.every((tag) => hasTag(platform, tag))) continue;
    found.push({ hit: hitOf(platform, all), rank: all.reduce((sum, { rank }) => sum + rank, 0) });
  }
  return {
    hits: found.sort((a, b) => a.rank - b.rank).map(({ hit }) => hit),
    foundBy: answers.map(({ foundBy }) => foundBy),
  };
}

/** Where nothing was asked for. */
const WHOLE: Pick<Answer, "missing" | "corrected"> = { missing: [], corrected: [] };

/** What a text finds, as it was typed or as the other keyboard would have written it; null if it asks for nothing. */
function answerText(index: PlatformIndex, text: string): Answers | null {
  const { nameEnds, families } = index.words();
  const known: KnownNames = {
    isName: (beginning) => nameEnds.hasBeginning(beginning),
    isFamily: (word) => families.has(word),
  };
  const question = readQuestion(text, known);
  if (!question) return null;
  const answers = answer(index, question);
  if (answers.byPosition.size > 0) return answers;
  for (const other of otherKeyboards(text)) {
    const retyped = readQuestion(other, known);
    const found = retyped && answerRetyped(index, retyped, text.trim());
    if (found) return found;
  }
  return answers;
}

function hitOf(platform: Platform, all: readonly Answer[]): Hit {
  const [first = WHOLE, ...others] = all;
  if (others.length === 0) return { platform, missing: first.missing, corrected: first.corrected };
  return {
    platform,
    missing: [...new Set(all.flatMap((one) => one.missing))],
    corrected: all.flatMap((one) => one.corrected),
  };
}

/** Those of the hits that are not filtered out by hand. */
export function withoutHidden(hits: readonly Hit[], hidden: Filter["hidden"]): readonly Hit[] {
  return hidden.size === 0 ? hits : hits.filter(({ platform }) => !hidden.has(platform.id));
}
