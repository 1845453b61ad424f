import type { Platform } from "../platforms/platform";
import { normalize } from "../platforms/search/normalize";
import { BREAK, type PlatformIndex } from "../platforms/search/platform-index";
import { wordsOf } from "../platforms/search/question";
import { findPlatforms, isTooShort } from "../platforms/search/search";
import type { LinePlatforms } from "./line";
import { LEAST_LETTERS } from "./tokens";

const made = new WeakMap<PlatformIndex, LinePlatforms>();

/** The platforms as a line asks for them, by the search's own index. */
export function linePlatforms(index: PlatformIndex): LinePlatforms {
  const known = made.get(index);
  if (known) return known;
  const byName = new Map<string, Platform>();
  // The first keeps a name that several have, as in the list; an id goes before any alias.
  for (const { platform } of index.entries) {
    const id = normalize(platform.platformId);
    if (!byName.has(id)) byName.set(id, platform);
  }
  for (const { platform, names } of index.entries) {
    for (const name of names.map(normalize)) if (!byName.has(name)) byName.set(name, platform);
  }
  const entries = new Map(index.entries.map((entry) => [entry.platform.platformId, entry]));
  const describes = ({ platformId }: Platform, word: string, least = LEAST_LETTERS): boolean => {
    const entry = entries.get(platformId);
    if (!entry || word.length < least) return false;
    const { nameText, tagText, descriptionText } = entry;
    return [nameText, tagText, descriptionText].some((text) => text.includes(BREAK + word));
  };
  const platforms: LinePlatforms = {
    named: (name) => byName.get(name),
    begins: (text) => index.words().nameEnds.hasBeginning(text),
    describes,
    find(words) {
      if (isTooShort(words)) return { platforms: [], missing: [] };
      const { hits } = findPlatforms(index, { text: words, tags: [] });
      const [first] = hits;
      if (!first) return { platforms: [], missing: [] };
      const best = first.platform;
      const lacking = new Set(first.missing.map(normalize));
      const all = wordsOf(words);
      // A mistyped word may be corrected; a number or one or two letters may not.
      const isSure = (word: string) => /\d/.test(word) || word.length < LEAST_LETTERS;
      const missing = all.filter(
        (word) => lacking.has(word) || (isSure(word) && !describes(best, word, 1)),
      );
      if (missing.length === all.length) return { platforms: [], missing };
      return { platforms: hits.map(({ platform }) => platform), missing };
    },
  };
  made.set(index, platforms);
  return platforms;
}
