import { findPlatforms, NO_FILTER } from "../../../web/domain/platforms/search/search";
import { platformIndex } from "../../../web/lib/platform-index";
import { fleetOf } from "../../testing/platform-queries/fleet";
import { QUERIES } from "../../testing/platform-queries/queries";
import { type Bench, type Measurement, quantile } from "../measurement";

/** How long one search takes, of all that operators type and of what finds nothing. */
export const bench: Bench = { section: "operator", measure: async () => measureSearch() };

function measureSearch(): Measurement[] {
  return [
    { fleet: fleetOf(), atMost: 10 },
    { fleet: fleetOf(10_000), atMost: 25 },
  ].map(({ fleet, atMost }) => {
    const index = platformIndex(fleet);
    // The first search of all makes the lists of words.
    const [first = Number.NaN, ...times] = ["radar", ...QUERIES.map(({ typed }) => typed)].map(
      (text) => {
        const begun = performance.now();
        findPlatforms(index, { ...NO_FILTER, text });
        return performance.now() - begun;
      },
    );
    return {
      what: `${fleet.length.toLocaleString("en")} platforms: one search, p95`,
      value: quantile(times, 0.95),
      unit: "ms",
      goal: { atMost },
      detail: `${times.length} queries; median ${quantile(times, 0.5).toFixed(2)} ms, the longest ${quantile(times, 1).toFixed(1)} ms, the first of all ${first.toFixed(0)} ms`,
    };
  });
}
