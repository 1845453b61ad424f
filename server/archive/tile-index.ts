import { Column, type Numbers } from "./column";
import type { Directory } from "./directory";
import { BROKEN_DIRECTORY, CUT_SHORT, damaged, TOO_MANY_TILES } from "./fault";
import { DEEPEST_ZOOM, TILE_IDS, tileIdOf, zoomOf } from "./hilbert";
import { MAX_STRETCHES } from "./limits";

/** Where a tile lies, from the start of the tile data, in bytes. */
export interface TilePlace {
  offset: number;
  length: number;
}

/**
 * Every tile of an archive as stretches of the Hilbert curve: each begins at a
 * tile's number and ends where the next begins; one of length 0 holds no tile.
 * Twelve bytes a stretch, sixteen where the tile data is larger than 4 GiB.
 */
export interface TileIndex {
  find(z: number, x: number, y: number): TilePlace | null;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** The first tile that there is. */
  readonly first: TilePlace;
}

/** How many entries are worked on at once. */
const BATCH = 65_536;

/** Takes the entries of directories in order, then makes the index. */
export class TileIndexBuilder {
  readonly #starts = new Column();
  readonly #offsets = new Column();
  readonly #lengths = new Column();
  /** Behind the last tile that there is. */
  #end = 0;
  /** Behind the last entry, whether it holds tiles or not. */
  #reached = 0;

  /** @param dataSize how many bytes of tiles the file has */
  constructor(private readonly dataSize: number) {}

  /**
   * Adds some of a directory's entries, none of them a further directory.
   * @throws ArchiveFault where a tile lies outside the file, before the last one or beyond every map
   */
  add(directory: Directory, from: number, to: number): void {
    for (let start = from; start < to; start += BATCH) {
      this.#addBatch(directory, start, Math.min(to, start + BATCH));
    }
  }

  #addBatch({ ids, runs, lengths, offsets }: Directory, from: number, to: number): void {
    // Each entry may follow a gap; what is left over is not kept.
    const room = 2 * (to - from);
    const starts = new Float64Array(room);
    const places = new Float64Array(room);
    const sizes = new Float64Array(room);
    const { dataSize } = this;
    let count = 0;
    let end = this.#end;
    let reached = this.#reached;
    let largestOffset = 0;
    let largestLength = 0;
    for (let entry = from; entry < to; entry++) {
      const id = ids[entry] ?? 0;
      const offset = offsets[entry] ?? 0;
      const length = lengths[entry] ?? 0;
      const next = id + (runs[entry] ?? 0);
      // Written so that a NaN fails as well.
      if (!(id >= reached && next > id && next <= TILE_IDS && offset >= 0))
        throw damaged(BROKEN_DIRECTORY);
      if (!(offset + length <= dataSize)) throw damaged(CUT_SHORT);
      reached = next;
      if (length === 0) continue;
      if (id > end) starts[count++] = end;
      starts[count] = id;
      places[count] = offset;
      sizes[count++] = length;
      if (offset > largestOffset) largestOffset = offset;
      if (length > largestLength) largestLength = length;
      end = next;
    }
    if (this.#starts.length + count > MAX_STRETCHES) {
      throw damaged(TOO_MANY_TILES);
    }
    this.#end = end;
    this.#reached = reached;
    this.#starts.append(starts, count, end);
    this.#offsets.append(places, count, largestOffset);
    this.#lengths.append(sizes, count, largestLength);
  }

  /** @throws ArchiveFault where no tile was added */
  finish(): TileIndex {
    const end = this.#end;
    this.#starts.append(Float64Array.of(end), 1, end);
    this.#offsets.append(Float64Array.of(0), 1, 0);
    this.#lengths.append(Float64Array.of(0), 1, 0);
    return createTileIndex(
      this.#starts.finish(),
      this.#offsets.finish(),
      this.#lengths.finish(),
      end - 1,
    );
  }
}

function createTileIndex(
  starts: Numbers,
  offsets: Numbers,
  lengths: Numbers,
  last: number,
): TileIndex {
  const placeAt = (at: number): TilePlace | null => {
    const length = lengths[at] ?? 0;
    return length === 0 ? null : { offset: offsets[at] ?? 0, length };
  };
  // Of two stretches that follow one another one at least holds tiles.
  const at = lengths[0] === 0 ? 1 : 0;
  const first = placeAt(at);
  if (first === null) throw damaged("it holds no tiles");
  return {
    first,
    minZoom: zoomOf(starts[at] ?? 0),
    maxZoom: zoomOf(last),
    find(z, x, y) {
      const size = 2 ** z;
      if (!(z >= 0 && z <= DEEPEST_ZOOM && x >= 0 && x < size && y >= 0 && y < size)) return null;
      const tileId = tileIdOf(z, x, y);
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >>> 1;
        if ((starts[middle] ?? 0) <= tileId) low = middle;
        else high = middle - 1;
      }
      return placeAt(low);
    },
  };
}
