/** Why an archive cannot be used. */
export class ArchiveFault extends Error {
  override readonly name = "ArchiveFault";

  /**
   * @param kind `unreadable`: it cannot be opened at all; `foreign`: it can, and is no archive;
   * `damaged`: it is one, but what is in it is of no use
   * @param reason for people, to stand after "it cannot be used:", e.g. `it is cut short`
   */
  constructor(
    readonly kind: "unreadable" | "foreign" | "damaged",
    readonly reason: string,
  ) {
    super(reason);
  }
}

export const foreign = (reason: string) => new ArchiveFault("foreign", reason);
export const damaged = (reason: string) => new ArchiveFault("damaged", reason);
export const NO_ARCHIVE = "it is not a PMTiles archive";
export const CUT_SHORT = "it is cut short";
export const BROKEN_DIRECTORY = "its directory is damaged";
export const TOO_MANY_TILES =
  "it has more tiles than Sightline can take; cut out the region that you need";
