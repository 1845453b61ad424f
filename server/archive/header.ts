import { isKnownCompression } from "./compression";
import { CUT_SHORT, damaged } from "./fault";

/** The length of the header at the start of every archive, in bytes. */
export const HEADER_BYTES = 127;
const VERSION_AT = 7;

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
 * Reads the header and checks that every section that it names lies in the file.
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

function checkMagic(start: Uint8Array): void {
  if (start.length === 0) throw damaged("it is empty");
  const text = Buffer.from(start.subarray(0, VERSION_AT)).toString("latin1");
  // The versions before 3 had their number as 16 bits after the first two letters.
  const [, , early, afterEarly] = start;
  if (text.startsWith("PM") && (early === 1 || early === 2) && afterEarly === 0) {
    throw damaged(otherVersion(early));
  }
  if (!MAGIC_WORDS.some((word) => word.startsWith(text))) {
    throw damaged("it is not a PMTiles archive");
  }
  const version = start[VERSION_AT];
  if (version !== undefined && version !== 3) throw damaged(otherVersion(version));
}

const otherVersion = (version: number) =>
  `it is a PMTiles archive of version ${version}, and only version 3 can be read`;
