import type { ElevationAnswer, ElevationSource, Point, SourceName } from "./model";

/** How high a place lies, by the first source that knows it. */
export interface ElevationService {
  at(point: Point): Promise<ElevationAnswer>;
}

const NOTHING: ElevationAnswer = { elevation: null, source: null };

/** To how many decimals a source's metres are worth giving. */
const DECIMALS: Record<SourceName, number> = { srtm: 1, dted: 1, terrarium: 1, overview: 0 };

/**
 * @param sources the unit's own first, the overview last. If one has a void, none after it is asked: a rough figure
 * does not replace a failed measurement.
 */
export function createElevationService(sources: readonly ElevationSource[]): ElevationService {
  return {
    async at(point) {
      for (const source of sources) {
        const reading = await source.at(point);
        if (reading === "void") return NOTHING;
        if (reading === "outside") continue;
        const elevation = Number(reading.toFixed(DECIMALS[source.name]));
        // Just below sea level is rounded to -0.
        return { elevation: elevation + 0, source: source.name };
      }
      return NOTHING;
    },
  };
}
