import { basename } from "node:path";
import type { BunFile } from "bun";
import { imageSize } from "image-size";
import { type Archive, ArchiveFault, openArchive } from "../../archive/archive";
import { isCompressed, isKnownCompression } from "../../archive/compression";
import { Compression, TileType } from "../../archive/format";
import type { Encoding } from "../../http/encoded";
import { boundsOf, centerOf } from "./extent";
import type { MapFacts, TileFormat } from "./model";
import { plainText } from "./plain-text";

/** An archive as a map. */
export interface MapSource {
  archive: Archive;
  facts: MapFacts;
  /** Whether its tiles are compressed as such, as vector tiles are. */
  isCompressed: boolean;
  /** The encoding under which they can be sent as they are; null where no client would know it. */
  encoding: Encoding | null;
}

const FORMATS: Readonly<Record<number, TileFormat>> = {
  [TileType.Mvt]: "mvt",
  [TileType.Png]: "png",
  [TileType.Jpeg]: "jpg",
  [TileType.Webp]: "webp",
  [TileType.Avif]: "avif",
};

const ENCODINGS: Readonly<Record<number, Encoding>> = {
  [Compression.Gzip]: "gzip",
  [Compression.Brotli]: "br",
};

const PICTURES = ["png", "jpg", "webp", "avif"] as const;
const RASTER_TILE_SIZE = 256;
const VECTOR_TILE_SIZE = 512;

/**
 * Opens an archive and learns what the page has to know of it.
 * @throws ArchiveFault also where it holds tiles that the page cannot show
 */
export async function openMapSource(source: string | BunFile): Promise<MapSource> {
  const archive = await openArchive(source);
  try {
    return await describe(archive, typeof source === "string" ? source : "");
  } catch (error) {
    archive[Symbol.dispose]();
    throw error;
  }
}

async function describe(archive: Archive, path: string): Promise<MapSource> {
  const { header, metadata, minZoom, maxZoom } = archive;
  const seen = await lookAtFirstTile(archive);
  // What is in the tile counts for more than what the header says of it.
  const format = seen?.format ?? FORMATS[header.tileType];
  if (format === undefined) {
    throw new ArchiveFault("damaged", "its tiles are of a kind that Sightline cannot show");
  }
  if (!isKnownCompression(header.tileCompression)) {
    throw new ArchiveFault(
      "damaged",
      "its tiles are compressed in a way that Sightline does not know",
    );
  }
  const isVector = format === "mvt";
  const bounds = boundsOf(archive);
  return {
    archive,
    isCompressed: isCompressed(header.tileCompression),
    encoding: ENCODINGS[header.tileCompression] ?? null,
    facts: {
      type: isVector ? "vector" : "raster",
      format,
      tileSize: seen?.size ?? (isVector ? VECTOR_TILE_SIZE : RASTER_TILE_SIZE),
      bounds,
      center: centerOf(archive, bounds),
      minZoom,
      maxZoom,
      attribution: plainText(metadata.attribution),
      name: plainText(metadata.name) || basename(path).replace(/\.pmtiles$/i, ""),
    },
  };
}

/** What the first tile is a picture of; null for a vector tile, and where it cannot be told. */
async function lookAtFirstTile({ header, read, first }: Archive) {
  if (header.tileType === TileType.Mvt) return null;
  try {
    const { width, type } = imageSize(await read(first));
    const format = PICTURES.find((one) => one === type);
    return format !== undefined && width > 0 ? { format, size: width } : null;
  } catch {
    return null;
  }
}
