import type { Platform } from "../domain/platforms/platform";
import { type PlatformIndex, readIndex } from "../domain/platforms/search/platform-index";
import { findPlatforms, type Hit, isTooShort, NO_FILTER } from "../domain/platforms/search/search";
import { FuzzyNames } from "./fuzzy-names";
import { platformList } from "./platforms";

const NONE: readonly Platform[] = [];
const known = new WeakMap<readonly Platform[], PlatformIndex>();

/** The index of a platform list, made once for each list; of the page's own list unless one is given. */
export function platformIndex(platforms: readonly Platform[] = loadedPlatforms()): PlatformIndex {
  let index = known.get(platforms);
  if (!index) {
    index = readIndex(platforms, (values) => new FuzzyNames(values));
    known.set(platforms, index);
  }
  return index;
}

/** The platforms of the page's list that a text may mean, the best first; none if it is too short. */
export function searchPlatforms(text: string): readonly Hit[] {
  return isTooShort(text) ? [] : findPlatforms(platformIndex(), { ...NO_FILTER, text }).hits;
}

function loadedPlatforms(): readonly Platform[] {
  const list = platformList.value;
  return list.state === "ready" ? list.platforms : NONE;
}
