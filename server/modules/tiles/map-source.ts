import { basename } from "node:path";
import type { BunFile } from "bun";
import { imageSize } from "image-size";
import { Compression } from "pmtiles";
import { archiveText } from "../../../web/domain/map/map-schema";
import { eastwards, southwards } from "../../../web/domain/map/web-mercator";
import type { Archive } from "../../archive/archive";
import { ArchiveError, damaged } from "../../archive/archive-error";
import { isCompressed, isKnownCompression } from "../../archive/compression";
import { openArchive } from "../../archive/open-archive";
import { type ArchiveSchema, schemaOf } from "../../archive/schema";
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
  const center = centerOf(archive, bounds);
  const { minZoom, maxZoom } = header;
  // The first map of a start does not wait until the built-in one has been looked at: it is known.
  const someTiles = async () => (path === "" ? [] : tilesAt(archive, center));
  const found = await schemaOf({ metadata, isVector, someTiles });
  if (found.schema === "terrain" || found.schema === "unknown") {
    const text = archiveText(whatIs(found), { minZoom, maxZoom, bounds });
    throw new ArchiveError("undrawable", `it holds ${text}`);
  }
  return {
    archive,
    isCompressed: isCompressed(header.tileCompression),
    encoding: ENCODINGS[header.tileCompression] ?? null,
    facts: {
      type: isVector ? "vector" : "raster",
      schema: found.schema,
      format,
      tileSize: seen?.size ?? (isVector ? VECTOR_TILE_SIZE : RASTER_TILE_SIZE),
      bounds,
      center,
      minZoom,
      maxZoom,
      attribution: plainText(metadata.attribution),
      name: plainText(metadata.name) || basename(path).replace(/\.(pm|mb)tiles$/i, ""),
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

/** The tile that comes first, and the deepest one at a place. */
async function tilesAt(archive: Archive, [lng, lat]: MapFacts["center"]): Promise<Uint8Array[]> {
  const { tile, unpack, first, header } = archive;
  const read = async (z: number, x: number, y: number) => {
    try {
      const bytes = await tile(z, x, y);
      return bytes && unpack(bytes);
    } catch {
      // Whoever asks for it is told.
      return null;
    }
  };
  const tiles = [await read(...first)];
  for (let z = header.maxZoom; z > first[0] && tiles.length === 1; z--) {
    const part = (from: number) => Math.floor(from * 2 ** z);
    const deepest = await read(z, part(eastwards(lng)), part(southwards(lat)));
    if (deepest) tiles.push(deepest);
  }
  return tiles.filter((bytes) => bytes !== null);
}

/** How many layers are named. */
const MOST_NAMED = 8;

/** What an archive holds that is not drawn. */
function whatIs(found: Extract<ArchiveSchema, { schema: "terrain" | "unknown" }>): string {
  if (found.schema === "terrain") return "heights (terrain), which only --elevation takes";
  const { layers } = found;
  if (layers.length === 0) return "vector tiles without a layer";
  const more = layers.length > MOST_NAMED ? ` and ${layers.length - MOST_NAMED} more` : "";
  return `vector tiles of an unknown schema (layers ${layers.slice(0, MOST_NAMED).join(", ")}${more})`;
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
