import {
  type DrawnSchema,
  schemaOfLayers,
  type VectorLayer,
} from "../../web/domain/map/map-schema";
import { isRecord } from "../../web/domain/parse-unknown";
import { damaged } from "./archive-error";
import { isTerrain } from "./terrain";
import { layersOfTile } from "./vector-tile";

/** What the tiles of an archive are. */
export type ArchiveSchema =
  | { schema: DrawnSchema }
  /** Heights as colours, which are no map. */
  | { schema: "terrain" }
  /** Vector tiles in whose layers no schema is known. */
  | { schema: "unknown"; layers: string[] };

/** An archive of whatever kind, as far as its schema goes. */
export interface ArchiveContent {
  /** As TileJSON has it; what is of no use in it counts as missing. */
  metadata: Readonly<Record<string, unknown>>;
  isVector: boolean;
  /** Some of its tiles, no longer compressed, for where the metadata does not tell. */
  someTiles(): Promise<Uint8Array[]>;
}

/**
 * Finds the schema of an archive: by its metadata, and where that does not tell by its tiles.
 * @throws ArchiveError where neither can be read
 */
export async function schemaOf({
  metadata,
  isVector,
  someTiles,
}: ArchiveContent): Promise<ArchiveSchema> {
  if (!isVector) {
    const isHeights = isTerrainSaid(metadata) || (await isAnyTerrain(await someTiles()));
    return { schema: isHeights ? "terrain" : "raster" };
  }
  const said = layersIn(metadata);
  const bySaid = schemaOfLayers(said);
  if (bySaid !== null) return { schema: bySaid };
  // Some say which layers there are and not what is in them.
  const tiles = (await someTiles()).map(layersOfTile).filter((layers) => layers !== null);
  if (said.length === 0 && tiles.length === 0) throw damaged("its tiles cannot be read");
  const found = tiles.flat();
  const byTiles = schemaOfLayers(merged(found));
  if (byTiles !== null) return { schema: byTiles };
  const names = [...said, ...found].map(({ name }) => readable(name)).filter(Boolean);
  return { schema: "unknown", layers: [...new Set(names)] };
}

const isTerrainSaid = ({ encoding }: ArchiveContent["metadata"]) =>
  encoding === "terrarium" || encoding === "mapbox";

async function isAnyTerrain(tiles: readonly Uint8Array[]): Promise<boolean> {
  for (const tile of tiles) if (await isTerrain(tile)) return true;
  return false;
}

/** TileJSON 3.0.0, section 3.3 (vector_layers). */
function layersIn(metadata: ArchiveContent["metadata"]): VectorLayer[] {
  const layers = Array.isArray(metadata.vector_layers) ? metadata.vector_layers : [];
  return layers
    .filter(isRecord)
    .flatMap(({ id, fields }) =>
      typeof id === "string"
        ? [{ name: id, keys: isRecord(fields) ? Object.keys(fields) : [] }]
        : [],
    );
}

/** Each layer once, with what its features say in any of the tiles. */
function merged(layers: readonly VectorLayer[]): VectorLayer[] {
  return [...Map.groupBy(layers, ({ name }) => name)].map(([name, same]) => ({
    name,
    keys: same.flatMap(({ keys }) => keys),
  }));
}

const LONGEST_NAME = 40;

/** A name from a file that may contain anything, for a line of text. */
const readable = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, LONGEST_NAME);
