/** The positions of labels, computed once for a whole zoom, so that none is cut where tiles meet. */

export type LabelKind = "country" | "sea" | "river" | "capital" | "city" | "town" | "village";

export interface Candidate {
  /** One line each. */
  readonly lines: readonly string[];
  readonly kind: LabelKind;
  /** Type size in pixels. */
  readonly size: number;
  /** The point that it names, in pixels of the zoom. */
  readonly x: number;
  readonly y: number;
  /** Radius of the mark at the point; 0 centres the label on the point. */
  readonly dot: number;
  /** Room to keep around the label, in pixels. */
  readonly air: number;
}

export interface Rect {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export interface Placed extends Candidate {
  /** The label's own box, without its air. */
  readonly rect: Rect;
}

/** Width in pixels of a line of type. */
export type Measure = (text: string, kind: LabelKind, size: number) => number;

export const LINE_HEIGHT = 1.2;

const CELL = 256;

const overlap = (a: Rect, b: Rect): boolean =>
  a.west < b.east && a.east > b.west && a.north < b.south && a.south > b.north;

export const grow = (rect: Rect, by: number): Rect => ({
  west: rect.west - by,
  north: rect.north - by,
  east: rect.east + by,
  south: rect.south + by,
});

/** The same box this many pixels further east. */
export const shift = (rect: Rect, dx: number): Rect => ({
  ...rect,
  west: rect.west + dx,
  east: rect.east + dx,
});

/** Boxes on a plane that comes round again every `world` pixels eastwards. */
export class Occupied {
  readonly #cells = new Map<number, Rect[]>();
  constructor(readonly world: number) {}

  *#keys(rect: Rect): Generator<number> {
    for (let x = Math.floor(rect.west / CELL); x * CELL <= rect.east; x++) {
      for (let y = Math.floor(rect.north / CELL); y * CELL <= rect.south; y++) {
        yield x * 1_000_003 + y;
      }
    }
  }

  #turns(rect: Rect): Rect[] {
    return [rect, shift(rect, this.world), shift(rect, -this.world)];
  }

  hits(rect: Rect): boolean {
    for (const key of this.#keys(rect)) {
      if (this.#cells.get(key)?.some((other) => overlap(rect, other))) return true;
    }
    return false;
  }

  add(rect: Rect): void {
    for (const turned of this.#turns(rect)) {
      for (const key of this.#keys(turned)) {
        const cell = this.#cells.get(key);
        if (cell) cell.push(turned);
        else this.#cells.set(key, [turned]);
      }
    }
  }
}

/**
 * The boxes for a label, best first: right of its mark, left, above, below; a label without a mark is on its point,
 * or a line or two above or below it.
 */
export function seatsOf(candidate: Candidate, measure: Measure): Rect[] {
  const { lines, kind, size, dot } = candidate;
  const x = Math.round(candidate.x);
  const y = Math.round(candidate.y);
  const width = Math.ceil(Math.max(...lines.map((line) => measure(line, kind, size))));
  const height = Math.ceil(lines.length * size * LINE_HEIGHT);
  const seat = (west: number, north: number): Rect => ({
    west: Math.round(west),
    north: Math.round(north),
    east: Math.round(west) + width,
    south: Math.round(north) + height,
  });
  if (dot === 0) {
    const steps = kind === "country" ? [0, -1, 1, -2, 2] : [0, -1, 1];
    return steps.map((step) => seat(x - width / 2, y - height / 2 + step * size * 1.6));
  }
  const gap = dot + 3;
  return [
    seat(x + gap, y - height / 2),
    seat(x - gap - width, y - height / 2),
    seat(x - width / 2, y - gap - height + 2),
    seat(x - width / 2, y + gap - 2),
  ];
}

/**
 * Places candidates in their order, each where it covers nothing that was placed before, or not at
 * all. A label that would leave `bounds` is left out rather than cut; east and west are open where
 * `bounds` spans the world.
 */
export function placeLabels(
  candidates: readonly Candidate[],
  measure: Measure,
  world: number,
  bounds: Rect,
): Placed[] {
  const occupied = new Occupied(world);
  const round = bounds.east - bounds.west >= world;
  const inside = (rect: Rect) =>
    rect.north >= bounds.north &&
    rect.south <= bounds.south &&
    (round || (rect.west >= bounds.west && rect.east <= bounds.east));
  const placed: Placed[] = [];
  for (const candidate of candidates) {
    const { x, y, dot, air } = candidate;
    const mark: Rect = { west: x - dot, north: y - dot, east: x + dot, south: y + dot };
    if (dot > 0 && occupied.hits(grow(mark, 2))) continue;
    const rect = seatsOf(candidate, measure).find(
      (seat) => inside(seat) && !occupied.hits(grow(seat, air)),
    );
    if (!rect) continue;
    occupied.add(rect);
    if (dot > 0) occupied.add(grow(mark, 1));
    placed.push({ ...candidate, rect });
  }
  return placed;
}
