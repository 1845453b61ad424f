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

/** Names of the platforms that a database without them takes for a slip of another. */
function mistaken(lacking: readonly Platform[], fleet: readonly Platform[]): string[] {
  const others = fleet.filter((other) => !lacking.includes(other));
  const index = readIndex(others, () => ({ search: () => [] }));
  return lacking.flatMap((platform) => {
    const own = callsOf(platform);
    return namesOf(platform).flatMap((text) => {
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
}

test(
  "a name whose platform the database lacks is never taken for a slip of another",
  () => {
    const fleet = fleetOf();
    // An index each would take long. By the rows and the columns of a square no two are missing together twice, and
    // one that is missing as well can only have a name taken for a slip that else it would have answered.
    const side = Math.ceil(Math.sqrt(fleet.length));
    const rows = Map.groupBy(fleet, ({ id }) => Math.floor(id / side));
    const columns = Map.groupBy(fleet, ({ id }) => id % side);
    const wrong = [...rows.values(), ...columns.values()].flatMap((some) => mistaken(some, fleet));
    expect(wrong).toEqual([]);
  },
  BUSY_MS,
);
