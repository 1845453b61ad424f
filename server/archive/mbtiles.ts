import { constants, Database } from "bun:sqlite";
import { pathToFileURL } from "node:url";
import { Compression } from "pmtiles";
import { isRecord, parseJson } from "../../web/domain/parse-unknown";
import { zlib } from "../http/zlib";
import type { Archive } from "./archive";
import {
  asArchiveError,
  CUT_SHORT,
  DAMAGED_TILE,
  damaged,
  foreign,
  NO_TILES,
} from "./archive-error";
import { unpackTile } from "./compression";
import { type ArchiveSource, isUnfinished, MAX_METADATA_BYTES, MAX_TILE_BYTES } from "./source";

/*
 * MBTiles (version 1.3): an SQLite database with the table or view `tiles`, whose rows count from the south, and the
 * table `metadata`.
 */

const SQLITE_MAGIC = "SQLite format 3\0";
const SQLITE_HEADER_BYTES = 100;

/** Without an index each tile takes a search of the whole file; one of this size takes some milliseconds. */
const MOST_WITHOUT_INDEX = 32 * 1024 * 1024;
const NO_INDEX =
  "its tiles have no index; make one with sqlite3: CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)";

/** As deep as those of PMTiles go. */
const DEEPEST_ZOOM = 26;

const FIRST = "SELECT tile_column, tile_row FROM tiles WHERE zoom_level = ? LIMIT 1";
/** SQLite knows a blob's length without reading it, so that one beyond the limit takes no memory. */
const TILE = `SELECT typeof(tile_data), length(tile_data), CASE WHEN length(tile_data) <= ${MAX_TILE_BYTES} THEN tile_data END
  FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?`;
const METADATA = `SELECT name, value FROM metadata WHERE length(value) <= ${MAX_METADATA_BYTES}`;

/** Whether a file is an SQLite database, as MBTiles is. */
export async function isSqlite(source: ArchiveSource): Promise<boolean> {
  const { data } = await source.getBytes(0, Math.min(SQLITE_MAGIC.length, source.size));
  return Buffer.from(data).toString("latin1") === SQLITE_MAGIC;
}

/**
 * Opens an MBTiles archive. However large it is, nothing but its description and the first tile of each zoom is looked
 * at. The file is only read: SQLite makes none beside it, and takes no lock.
 * @param source the same file, which is closed with the archive
 * @throws ArchiveError
 */
export async function readMbtiles(path: string, source: ArchiveSource): Promise<Archive> {
  const header = await readSqliteHeader(source);
  if (isUnfinished(path)) {
    throw damaged(
      "another program has it open, or was stopped while it wrote; close it there, or open it there once more",
    );
  }
  const { SQLITE_OPEN_READONLY, SQLITE_OPEN_URI } = constants;
  const database = new Database(addressOf(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
  try {
    return readArchive(source, database, header);
  } catch (error) {
    database.close();
    throw asArchiveError(error, "its database is damaged");
  }
}

/** SQLite takes a file that is on a server, as Windows names it, for a path with two slashes. */
function addressOf(path: string): string {
  const { host, pathname } = pathToFileURL(path);
  return `file://${host === "" ? "" : `//${host}`}${pathname}?immutable=1`;
}

/** @throws ArchiveError where the file is shorter than its header says ("Database File Format", 1.3) */
async function readSqliteHeader({ getBytes, size }: ArchiveSource): Promise<Uint8Array> {
  if (size < SQLITE_HEADER_BYTES) throw damaged(CUT_SHORT);
  const header = Buffer.from((await getBytes(0, SQLITE_HEADER_BYTES)).data);
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  // Older writers leave the count of pages as it was.
  const isCountValid = header.readUInt32BE(24) === header.readUInt32BE(92);
  if (isCountValid && header.readUInt32BE(28) * pageBytes > size) throw damaged(CUT_SHORT);
  return header;
}

function readArchive(source: ArchiveSource, database: Database, sqliteHeader: Uint8Array): Archive {
  // A file may contain anything.
  database.run("PRAGMA trusted_schema = OFF");
  database.run("PRAGMA cell_size_check = ON");
  checkTables(database, source.size);
  const metadata = readMetadata(database);
  const { first, maxZoom } = findZooms(database);
  const isVector = metadata.format === "pbf";
  const tiles = database.prepare<unknown, [number, number, number]>(TILE);
  const [lng = Number.NaN, lat = Number.NaN, zoom = first[0]] = numbersIn(metadata.center);
  const tileCompression = isVector ? Compression.Gzip : Compression.None;
  const contents = [source.stamp, sqliteHeader, JSON.stringify(metadata)];
  const hasher = new Bun.CryptoHasher("sha256");
  for (const part of contents) hasher.update(part);
  return {
    header: {
      minZoom: first[0],
      maxZoom,
      // Left to the description.
      ...{ minLon: 0, minLat: 0, maxLon: 0, maxLat: 0 },
      ...{ centerLon: lng, centerLat: lat, centerZoom: zoom },
      tileCompression,
      // Counting them would take a look at each.
      numAddressedTiles: 0,
    },
    metadata,
    format: isVector ? "mvt" : String(metadata.format ?? "").replace("jpeg", "jpg"),
    first,
    tag: hasher.digest("base64url").slice(0, 16),
    async tile(z, x, y) {
      try {
        const [row] = tiles.values(z, x, flipped(z, y));
        const bytes = row === undefined ? null : tileIn(row);
        // Vector tiles should be compressed, and some writers leave some as they are.
        return bytes !== null && isVector && !isGzip(bytes)
          ? new Uint8Array(zlib().gzipSync(bytes))
          : bytes;
      } catch (error) {
        throw asArchiveError(error, "reading it fails");
      }
    },
    unpack: (tile) => unpackTile(tileCompression, tile),
    [Symbol.dispose]() {
      // A statement that is left keeps the file open.
      tiles.finalize();
      database.close(true);
      source.close();
    },
  };
}

const flipped = (z: number, y: number) => 2 ** z - 1 - y;

function tileIn([type, length, bytes]: unknown[]): Uint8Array<ArrayBuffer> | null {
  if (length === null || length === 0) return null;
  if (type === "blob" && bytes === null) {
    throw damaged("a tile in it is larger than any that Sightline can take");
  }
  if (!(bytes instanceof Uint8Array)) throw damaged(DAMAGED_TILE);
  return new Uint8Array(bytes);
}

const isGzip = ([first, second]: Uint8Array) => first === 0x1f && second === 0x8b;

/** @throws ArchiveError where there are no tiles as MBTiles has them, or none that can be found in time */
function checkTables(database: Database, size: number): void {
  const named = database
    .query<{ type: string }, []>("SELECT type FROM sqlite_schema WHERE name = 'tiles'")
    .get();
  if (named === null) throw foreign("it is an SQLite database without map tiles");
  // A view could join anything with anything.
  const mayScan = named.type === "table" && size <= MOST_WITHOUT_INDEX;
  for (const query of [FIRST, TILE]) {
    const steps = stepsOf(database, query);
    if (!mayScan && steps.some((step) => /^SCAN|AUTOMATIC|RECURSIVE/.test(step))) {
      throw damaged(NO_INDEX);
    }
  }
}

/** How SQLite would go about a query. @throws ArchiveError where the table has other columns */
function stepsOf(database: Database, query: string): string[] {
  try {
    return database
      .query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${query}`)
      .all()
      .map(({ detail }) => detail);
  } catch {
    throw damaged("its tiles are not laid out as those of MBTiles");
  }
}

/** The description; `json`, which holds the layers of vector tiles, is taken apart. */
function readMetadata(database: Database): Record<string, unknown> {
  const hasTable = database
    .query("SELECT 1 FROM sqlite_schema WHERE name = 'metadata' AND type = 'table'")
    .get();
  if (hasTable === null) return {};
  const metadata: Record<string, unknown> = {};
  let length = 0;
  for (const [name, value] of database.query(METADATA).values()) {
    length += String(value).length;
    if (length > MAX_METADATA_BYTES) break;
    metadata[String(name)] = value;
  }
  const { json, ...others } = metadata;
  const layers = typeof json === "string" ? parseJson(json) : null;
  return { ...(isRecord(layers) ? layers : {}), ...others };
}

/** @throws ArchiveError if there is no tile */
function findZooms(database: Database): { first: [number, number, number]; maxZoom: number } {
  const query = database.query<unknown, [number]>(FIRST);
  let first: [number, number, number] | null = null;
  let maxZoom = 0;
  for (let zoom = 0; zoom <= DEEPEST_ZOOM; zoom++) {
    const [row] = query.values(zoom);
    if (row === undefined) continue;
    first ??= [zoom, Number(row[0]), flipped(zoom, Number(row[1]))];
    maxZoom = zoom;
  }
  if (first === null) throw damaged(NO_TILES);
  return { first, maxZoom };
}

/** Numbers with commas between them; none for anything else. */
function numbersIn(value: unknown): number[] {
  return typeof value === "string" ? value.split(",").map(Number) : [];
}
