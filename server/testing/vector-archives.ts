import { gzipSync } from "node:zlib";
import { Compression, TileType } from "pmtiles";
import type { VectorSchema } from "../../web/domain/map/map-schema";
import {
  REGION,
  regionAddresses,
  regionLayers,
  regionTile,
  TOWN,
} from "../../web/domain/map/testing/vector-region";
import type { TestArchive } from "./archives";

interface Options {
  /** From which zoom to which; the region's own unless given. */
  zooms?: readonly [least: number, deepest: number];
  metadata?: Record<string, unknown>;
  /** None of its tiles is compressed. */
  isPlain?: boolean;
}

/** The small invented region as a vector archive, which says its layers unless `metadata` is given. */
export function regionArchive(
  schema: VectorSchema,
  { zooms = [6, 14], metadata, isPlain = false }: Options = {},
): TestArchive {
  return {
    tiles: regionAddresses(...zooms).map((tile) => {
      const bytes = regionTile(schema, tile);
      return { ...tile, bytes: isPlain ? bytes : gzipSync(bytes) };
    }),
    type: TileType.Mvt,
    tileCompression: isPlain ? Compression.None : Compression.Gzip,
    metadata: {
      name: "Alderholm",
      attribution: "Invented for the tests",
      ...(metadata ?? { vector_layers: regionLayers(schema) }),
    },
    bounds: REGION,
    center: [...TOWN, 12],
  };
}
