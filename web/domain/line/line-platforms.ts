import type { Platform } from "../platforms/platform";
import { guessText } from "../platforms/search/hit-text";
import { normalize } from "../platforms/search/normalize";
import { BREAK, familyOf, type PlatformIndex } from "../platforms/search/platform-index";
import { wordsOf } from "../platforms/search/question";
import { findPlatforms, isTooShort, NO_FILTER } from "../platforms/search/search";
import type { LinePlatforms } from "./line-context";
import { LEAST_LETTERS } from "./tokens";

const NOTHING = { platforms: [], missing: [], guess: null };

const made = new WeakMap<PlatformIndex, LinePlatforms>();

/** The platforms as a line asks for them, by the search's own index. */
export function linePlatforms(index: PlatformIndex): LinePlatforms {
  const known = made.get(index);
  if (known) return known;
  const byId = new Map<string, Platform[]>();
  const byName = new Map<string, Platform[]>();
  const byFamily = new Map<string, Platform[]>();
  const add = (to: Map<string, Platform[]>, name: string, platform: Platform) => {
    const key = normalize(name);
    const same = to.get(key) ?? [];
    if (!same.includes(platform)) to.set(key, [...same, platform]);
  };
  for (const { platform, names } of index.entries) {
    add(byId, platform.platformId, platform);
    for (const name of names) {
      add(byName, name, platform);
      for (const family of familyOf(name)) add(byFamily, family, platform);
    }
  }
  const entries = new Map(index.entries.map((entry) => [entry.platform.platformId, entry]));
  const describes = ({ platformId }: Platform, word: string, least = LEAST_LETTERS): boolean => {
    const entry = entries.get(platformId);
    if (!entry || word.length < least) return false;
    const { nameText, tagText, descriptionText } = entry;
    return [nameText, tagText, descriptionText].some((text) => text.includes(BREAK + word));
  };
  const platforms: LinePlatforms = {
    named(name) {
      const called = byId.get(name) ?? byName.get(name) ?? [];
      if (called.length === 0 || byId.has(name)) return called;
      const all = new Set([...called, ...(byFamily.get(name) ?? [])]);
      if (all.size === 1) return called;
      // In the list's order.
      const { hits } = findPlatforms(index, { ...NO_FILTER, text: name });
      return hits.map(({ platform }) => platform).filter((platform) => all.has(platform));
    },
    begins: (text) => index.words().nameEnds.hasBeginning(text),
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
  made.set(index, platforms);
  return platforms;
}
