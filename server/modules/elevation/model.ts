import { t } from "elysia";

/** Where a figure comes from; the overview's are rough. */
const ELEVATION_SOURCES = ["srtm", "dted", "terrarium", "overview"] as const;
export type SourceName = (typeof ELEVATION_SOURCES)[number];

/**
 * The query: plain decimal numbers, in degrees (WGS 84). Both are required; the default leaves that to our own rule,
 * with its own error.
 */
export const elevationQuery = t.Object({
  latitude: t.String({ default: "" }),
  longitude: t.String({ default: "" }),
});

export const elevationAnswer = t.Object({
  /** Metres above mean sea level; null if no source has a figure. */
  elevation: t.Nullable(t.Number()),
  /** Null with the elevation. */
  source: t.Nullable(t.UnionEnum(ELEVATION_SOURCES)),
});

export type ElevationAnswer = typeof elevationAnswer.static;

/** A place on the globe, in degrees (WGS 84). */
export interface Point {
  /** -90 to 90, north is positive. */
  latitude: number;
  /** -180 to 180, east is positive. */
  longitude: number;
}

/**
 * A source's answer for a place: metres above mean sea level; `void` if it covers the place without a figure;
 * `outside` if it does not cover it.
 */
export type Reading = number | "void" | "outside";

/** How many tiles there are of each kind. */
export type TileCounts = Record<"srtm" | "dted", number>;

export interface ElevationSource {
  readonly name: SourceName;
  /** Never rejects: a file that is damaged leaves its places `outside`. */
  at(point: Point): Promise<Reading>;
}

/** Takes a file that is of no use, by its name without a folder, and why. */
export type OnError = (file: string, reason: string) => void;
