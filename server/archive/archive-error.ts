/** Why an archive cannot be used. Apart from what reads archives, which no start needs to load. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";

  /**
   * @param kind `unreadable`: it cannot be opened at all; `foreign`: it can, and is no archive; `damaged`: it is one,
   * but what is in it is of no use; `undrawable`: it is a sound one, but nothing that can be drawn as a map
   * @param reason for people, to follow "it cannot be used:", e.g. `it is cut short`
   */
  constructor(
    readonly kind: "unreadable" | "foreign" | "damaged" | "undrawable",
    readonly reason: string,
  ) {
    super(reason);
  }
}

export const foreign = (reason: string) => new ArchiveError("foreign", reason);
export const damaged = (reason: string) => new ArchiveError("damaged", reason);
export const NO_ARCHIVE = "it is not a PMTiles archive";
export const CUT_SHORT = "it is cut short";
export const NO_TILES = "it holds no tiles";
export const DAMAGED_TILE = "a tile in it is damaged";

/** A file may contain anything: any failure it causes is the file's fault. */
export const asArchiveError = (error: unknown, reason: string) =>
  error instanceof ArchiveError ? error : damaged(reason);

/** How many bytes are needed to recognise an archive. */
export const MAGIC_BYTES = 8;
const VERSION_AT = 7;

/** As in the PMTiles specification, and as the npm package s2-pmtiles writes it. */
const MAGIC_WORDS = ["PMTiles", "PM\0\0\0\0\0"];

/**
 * Whether a file begins as an archive does.
 * @param start its first bytes, up to `MAGIC_BYTES`; a shorter file may be one that is cut short
 * @throws ArchiveError of the kind `foreign`
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
