import type { Header } from "pmtiles";

/** The part of a PMTiles header that every archive has. */
type ArchiveHeader = Pick<
  Header,
  | "minZoom"
  | "maxZoom"
  | "minLon"
  | "minLat"
  | "maxLon"
  | "maxLat"
  | "centerLon"
  | "centerLat"
  | "centerZoom"
  | "tileCompression"
  | "numAddressedTiles"
>;

/** An archive of tiles, whatever its file format. */
export interface Archive {
  /** Its own description, except its zooms: those are taken from its tiles. */
  readonly header: Readonly<ArchiveHeader>;
  /** The archive's own description of itself; empty if it has none. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** What the header says that its tiles are, e.g. `png`, `mvt`; "" where that is left open, or not known here. */
  readonly format: string;
  /** The tile of the lowest zoom that comes first. */
  readonly first: readonly [z: number, x: number, y: number];
  /** Names this archive's content; another content has another one. Fit for an ETag. */
  readonly tag: string;
  /**
   * A tile as it lies in the archive, compressed where `header.tileCompression` says so; null if the archive lacks it
   * or there is no such tile.
   * @throws ArchiveError where the file cannot be read any more, or not as it was
   */
  tile(z: number, x: number, y: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Decompresses a tile. @throws ArchiveError if that cannot be done */
  unpack(tile: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  /** Nothing may be asked of it afterwards. */
  [Symbol.dispose](): void;
}
