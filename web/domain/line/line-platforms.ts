import { oncePer } from "../once";
import type { Platform } from "../platforms/platform";
import { guessText } from "../platforms/search/hit-text";
import { BREAK, type PlatformIndex } from "../platforms/search/platform-index";
import { wordsOf } from "../platforms/search/question";
import { findPlatforms, isTooShort, NO_FILTER } from "../platforms/search/search";
import type { WordList } from "../platforms/search/word-list";
import type { LinePlatforms } from "./line-context";
import { LEAST_LETTERS } from "./tokens";

const NOTHING = { platforms: [], missing: [], guess: null };

/** The platforms as a line asks for them, by the search's own index. */
export const linePlatforms = oncePer((index: PlatformIndex): LinePlatforms => {
  const { ids, names, families, nameEnds } = index.words();
  const of = (list: WordList, word: string) =>
    list.of(word).flatMap((position) => index.entries[position]?.platform ?? []);
  const entries = new Map(index.entries.map((entry) => [entry.platform.platformId, entry]));
  const describes = ({ platformId }: Platform, word: string, least = LEAST_LETTERS): boolean => {
    const entry = entries.get(platformId);
    if (!entry || word.length < least) return false;
    const { nameText, tagText, descriptionText } = entry;
    return [nameText, tagText, descriptionText].some((text) => text.includes(BREAK + word));
  };
  return {
    named(name) {
      const byId = of(ids, name);
      const called = byId.length > 0 ? byId : of(names, name);
      if (called.length === 0 || byId.length > 0) return called;
      const all = new Set([...called, ...of(families, name)]);
      if (all.size === 1) return called;
      // In the list's order.
      const { hits } = findPlatforms(index, { ...NO_FILTER, text: name });
      return hits.map(({ platform }) => platform).filter((platform) => all.has(platform));
    },
    begins: (text) => nameEnds.hasBeginning(text),
    describes,
    find(words) {
      // A sign beside a letter or a digit makes no name of it.
      if (isTooShort(words.replace(/[^\p{L}\p{N}]/gu, ""))) return NOTHING;
      const { hits } = findPlatforms(index, { ...NO_FILTER, text: words });
      const [first] = hits;
      if (!first) return NOTHING;
      const best = first.platform;
      const lacking = new Set(first.missing.flatMap(wordsOf));
      const all = wordsOf(words);
      // The search passes over these beside other words.
      const isPassedOver = (word: string) => /^(?:\d|\p{L}{1,2})$/u.test(word);
      const missing = all.filter(
        (word) => lacking.has(word) || (isPassedOver(word) && !describes(best, word, 1)),
      );
      if (missing.length === all.length) return { ...NOTHING, missing };
      return { platforms: hits.map(({ platform }) => platform), missing, guess: guessText(first) };
    },
  };
});
