import { isKnownCompression } from "./compression";
import { CUT_SHORT, damaged, foreign, NO_ARCHIVE } from "./fault";
import { MAX_DIRECTORY_BYTES, MAX_METADATA_BYTES } from "./limits";

/** The length of the header at the start of every archive, in bytes. */
export const HEADER_BYTES = 127;
const VERSION_AT = 7;
/** How many bytes tell whether a file is an archive. */
export const MAGIC_BYTES = 8;

/** As the PMTiles specification has it, and as the npm package s2-pmtiles writes it. */
const MAGIC_WORDS = ["PMTiles", "PM\0\0\0\0\0"];

/** What an archive says of itself; offsets and lengths in bytes, places in degrees. */
export interface ArchiveHeader {
  rootDirectoryOffset: number;
  rootDirectoryLength: number;
  jsonMetadataOffset: number;
  jsonMetadataLength: number;
  leafDirectoryOffset: number;
  leafDirectoryLength: number;
  tileDataOffset: number;
  tileDataLength: number;
  /** Of the directories and the metadata; see `Compression`. */
  internalCompression: number;
  /** Of each tile; see `Compression`. */
  tileCompression: number;
  /** See `TileType`. */
  tileType: number;
  minLon: number;
  minLat: number;
  maxLon: number;
  maxLat: number;
  centerZoom: number;
  centerLon: number;
  centerLat: number;
}

/**
 * Reads the header and checks that every section that it names lies in the file, and that what is
 * read at once is of a size to be read.
 * @param start the first bytes of the file, `HEADER_BYTES` where it has so many
 * @param fileSize in bytes
 * @throws ArchiveFault
 */
export function readHeader(start: Uint8Array, fileSize: number): ArchiveHeader {
  checkMagic(start);
  if (start.length < HEADER_BYTES) throw damaged(CUT_SHORT);
  const header = decode(start);
  for (const [offset, length] of [
    [header.rootDirectoryOffset, header.rootDirectoryLength],
    [header.jsonMetadataOffset, header.jsonMetadataLength],
    [header.leafDirectoryOffset, header.leafDirectoryLength],
    [header.tileDataOffset, header.tileDataLength],
  ] as const) {
    if (offset + length > fileSize) throw damaged(CUT_SHORT);
  }
  if (header.rootDirectoryLength > MAX_DIRECTORY_BYTES) {
    throw damaged("its directory is larger than any that Sightline can take");
  }
  if (header.jsonMetadataLength > MAX_METADATA_BYTES) {
    throw damaged("its description is larger than any that Sightline can take");
  }
  if (!isKnownCompression(header.internalCompression)) {
    throw damaged("its directory is compressed in a way that Sightline does not know");
  }
  return header;
}

/** PMTiles specification, version 3, section 3. */
function decode(bytes: Uint8Array): ArchiveHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const long = (at: number) => Number(view.getBigUint64(at, true));
  const degrees = (at: number) => view.getInt32(at, true) / 10_000_000;
  return {
    rootDirectoryOffset: long(8),
    rootDirectoryLength: long(16),
    jsonMetadataOffset: long(24),
    jsonMetadataLength: long(32),
    leafDirectoryOffset: long(40),
    leafDirectoryLength: long(48),
    tileDataOffset: long(56),
    tileDataLength: long(64),
    internalCompression: view.getUint8(97),
    tileCompression: view.getUint8(98),
    tileType: view.getUint8(99),
    minLon: degrees(102),
    minLat: degrees(106),
    maxLon: degrees(110),
    maxLat: degrees(114),
    centerZoom: view.getUint8(118),
    centerLon: degrees(119),
    centerLat: degrees(123),
  };
}

/**
 * Whether a file begins as an archive does.
 * @param start its first bytes, `MAGIC_BYTES` where it has so many; a file that is shorter may be one that is cut short
 * @throws ArchiveFault of the kind `foreign`
 */
export function checkMagic(start: Uint8Array): void {
  if (start.length === 0) throw foreign("it is empty");
  const text = Buffer.from(start.subarray(0, VERSION_AT)).toString("latin1");
  // The versions before 3 had their number as 16 bits after the first two letters.
  const [, , early, afterEarly] = start;
  if (text.startsWith("PM") && (early === 1 || early === 2) && afterEarly === 0) {
    throw foreign(otherVersion(early));
  }
  if (!MAGIC_WORDS.some((word) => word.startsWith(text))) {
    throw foreign(NO_ARCHIVE);
  }
  const version = start[VERSION_AT];
  if (version !== undefined && version !== 3) throw foreign(otherVersion(version));
}

const otherVersion = (version: number) =>
  `it is a PMTiles archive of version ${version}, and only version 3 can be read`;
