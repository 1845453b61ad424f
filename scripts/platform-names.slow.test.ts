import { expect, test } from "bun:test";
import type { Platform } from "../web/domain/platforms/platform";
import { normalize, wordStarts } from "../web/domain/platforms/search/normalize";
import { familyOf, namesOf, readIndex } from "../web/domain/platforms/search/platform-index";
import { findPlatforms, NO_FILTER } from "../web/domain/platforms/search/search";
import { fleetOf } from "./testing/platform-queries/fleet";

const BUSY_MS = 300_000;

/** What a platform may be called by, normalised. */
function callsOf(platform: Platform): Set<string> {
  const names = namesOf(platform);
  return new Set([...names.flatMap(wordStarts), ...names.flatMap(familyOf).map(normalize)]);
}

test(
  "a name whose platform the database lacks is never taken for a slip of another",
  () => {
    const fleet = fleetOf();
    const wrong = fleet.flatMap((platform) => {
      const others = fleet.filter((other) => other !== platform);
      const index = readIndex(others, () => ({ search: () => [] }));
      const names = namesOf(platform);
      const own = callsOf(platform);
      return names.flatMap((text) => {
        const { hits } = findPlatforms(index, { ...NO_FILTER, text });
        const guessed = hits.flatMap((hit) => {
          const calls = callsOf(hit.platform);
          return (
            hit.corrected
              .map(({ meant }) => normalize(meant))
              // "Shahid" is the Shahed of another's name; and a slip in what is seen is one.
              .filter((meant) => calls.has(meant) && !own.has(meant))
              .map((meant) => `${text}: ${hit.platform.platformId} by ${meant}`)
          );
        });
        return guessed.slice(0, 1);
      });
    });
    expect(wrong).toEqual([]);
  },
  BUSY_MS,
);
