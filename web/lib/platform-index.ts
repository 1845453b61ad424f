import { oncePer } from "../domain/once";
import type { Platform } from "../domain/platforms/platform";
import { type PlatformIndex, readIndex } from "../domain/platforms/search/platform-index";
import { findPlatforms, type Hit, isTooShort, NO_FILTER } from "../domain/platforms/search/search";
import { FuzzyNames } from "./fuzzy-names";
import { platformList } from "./platforms";

const NONE: readonly Platform[] = [];
const indexOf = oncePer((platforms: readonly Platform[]) =>
  readIndex(platforms, (values) => new FuzzyNames(values)),
);

/** The index of a platform list; of the page's own unless one is given. */
export const platformIndex = (platforms = loadedPlatforms()): PlatformIndex => indexOf(platforms);

/** The platforms of the page's list that a text may mean, the best first; none if it is too short. */
export function searchPlatforms(text: string): readonly Hit[] {
  return isTooShort(text) ? [] : findPlatforms(platformIndex(), { ...NO_FILTER, text }).hits;
}

function loadedPlatforms(): readonly Platform[] {
  const list = platformList.value;
  return list.state === "ready" ? list.platforms : NONE;
}
