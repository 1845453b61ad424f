import { basename } from "node:path";
import type { BunFile } from "bun";
import { imageSize } from "image-size";
import { Compression } from "pmtiles";
import { type Archive, isCompressed, isKnownCompression, openArchive } from "../../archive/archive";
import { damaged } from "../../archive/archive-error";
import type { Encoding } from "../../http/content-encoding";
import { boundsOf, centerOf } from "./map-bounds";
import type { MapFacts } from "./model";
import { TILE_FORMATS } from "./tile-path";

/** An archive as a map. */
export interface MapSource {
  archive: Archive;
  facts: MapFacts;
  /** Whether its tiles are compressed as such, as vector tiles are. */
  isCompressed: boolean;
  /** The encoding under which they can be sent as they are; null if no client would know it. */
  encoding: Encoding | null;
}

const ENCODINGS: Readonly<Record<number, Encoding>> = {
  [Compression.Gzip]: "gzip",
  [Compression.Brotli]: "br",
};

const PICTURES = ["png", "jpg", "webp", "avif"] as const;
const RASTER_TILE_SIZE = 256;
const VECTOR_TILE_SIZE = 512;

/**
 * Opens an archive and learns what the page has to know of it.
 * @throws ArchiveError also where it holds tiles that the page cannot show
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
  const { header, metadata } = archive;
  const seen = await lookAtFirstTile(archive);
  // The tile's content overrides the header.
  const format = seen?.format ?? TILE_FORMATS.find((one) => one === archive.format);
  if (format === undefined) {
    throw damaged("its tiles are of a kind that Sightline cannot show");
  }
  if (!isKnownCompression(header.tileCompression)) {
    throw damaged("its tiles are compressed in a way that Sightline does not know");
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
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
      attribution: plainText(metadata.attribution),
      name: plainText(metadata.name) || basename(path).replace(/\.pmtiles$/i, ""),
    },
  };
}

/** The picture type of the first tile; null for a vector tile, and if it is unknown. */
async function lookAtFirstTile({ format: said, tile, unpack, first }: Archive) {
  if (said === "mvt") return null;
  try {
    const bytes = await tile(...first);
    if (bytes === null) return null;
    const { width, type } = imageSize(unpack(bytes));
    const format = PICTURES.find((one) => one === type);
    return format !== undefined && width > 0 ? { format, size: width } : null;
  } catch {
    return null;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  copy: "©",
  gt: ">",
  lt: "<",
  middot: "·",
  nbsp: " ",
  quot: '"',
};

const MAX_LENGTH = 500;
const MAX_CODE_POINT = 0x10_ffff;

/**
 * An archive's text without markup: attributions come as HTML, and foreign HTML has no place on our page. Anything
 * but a text is "".
 */
function plainText(value: unknown): string {
  if (typeof value !== "string") return "";
  return value
    .replace(/<[^<>]*>/g, "")
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{1,10});/gi, decode)
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, MAX_LENGTH);
}

function decode(whole: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
}
