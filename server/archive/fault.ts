/** Why an archive cannot be used. */
export class ArchiveFault extends Error {
  override readonly name = "ArchiveFault";

  /**
   * @param kind `unreadable`: it cannot be opened at all; `damaged`: it can, but what is in it is of no use
   * @param reason for people, to stand after "it cannot be used:", e.g. `it is cut short`
   */
  constructor(
    readonly kind: "unreadable" | "damaged",
    readonly reason: string,
  ) {
    super(reason);
  }
}

export const damaged = (reason: string) => new ArchiveFault("damaged", reason);
export const CUT_SHORT = "it is cut short";
export const BROKEN_DIRECTORY = "its directory is damaged";
