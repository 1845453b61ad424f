import { t } from "elysia";
import { DRAWN_SCHEMAS } from "../../../web/domain/map/map-schema";
import { integer } from "../../http/integer-schema";
import { TILE_FORMATS } from "./tile-path";

const onlineTiles = t.Object({
  /** An address with {z}, {x} and {y}. */
  template: t.String(),
  attribution: t.String(),
  maxZoom: integer,
});
export type OnlineTiles = typeof onlineTiles.static;

/** Files among the unit's own that are not used, in sentences for people. */
const warning = t.Optional(t.String());

/** A map's tiles, and what is known of them. */
const drawnMap = t.Object({
  type: t.UnionEnum(["raster", "vector"]),
  /** Which layers its vector tiles have, and what is in them; pictures are `raster`. */
  schema: t.UnionEnum(DRAWN_SCHEMAS),
  format: t.UnionEnum(TILE_FORMATS),
  /** Where the tiles are, with {z}, {x} and {y}: addresses that a browser may keep for good. */
  template: t.String(),
  /** Pixels that a tile is wide and high; of vector tiles those that their zooms are meant for. */
  tileSize: integer,
  /** West, south, east, north in degrees. */
  bounds: t.Tuple([t.Number(), t.Number(), t.Number(), t.Number()]),
  /** Longitude, latitude in degrees, and a zoom. */
  center: t.Tuple([t.Number(), t.Number(), t.Number()]),
  minZoom: integer,
  maxZoom: integer,
  /** Plain text, not markup; it must be shown. */
  attribution: t.String(),
  /** Plain text. */
  name: t.String(),
});
export type DrawnMap = typeof drawnMap.static;

/** The further fields depend on `state`. */
const readyMap = t.Object({
  state: t.Literal("ready"),
  ...drawnMap.properties,
  /** Whether it is the built-in overview, which is not for navigation. */
  overview: t.Boolean(),
  /** The built-in overview, which is seen where the unit's own archive has nothing; null if it is the map. */
  under: t.Nullable(drawnMap),
  /** Where tiles come from in the hosted demonstration; null for a unit without a network. */
  online: t.Nullable(onlineTiles),
  warning,
});

const brokenMap = t.Object({
  state: t.Literal("broken"),
  /** Why there is no map, in a sentence for people. */
  reason: t.String(),
  /** The built-in overview, which is seen all the same; null if it is what cannot be used. */
  under: t.Nullable(drawnMap),
  online: t.Nullable(onlineTiles),
  warning,
});

export const mapAnswer = t.Union([readyMap, brokenMap]);
export type MapAnswer = typeof mapAnswer.static;

/** What is known about a map besides its tiles. */
export type MapFacts = Omit<DrawnMap, "template">;
