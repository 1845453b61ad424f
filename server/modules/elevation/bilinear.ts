/** Bilinear interpolation, where some of the four posts may have no value. */

/** A post of a grid with its share of what is between the four. */
export interface Post {
  /** Metres; null if the grid has no figure, undefined if the grid itself has a gap. */
  value: number | null | undefined;
  /** Above 0, at most 1. */
  weight: number;
}

/** From below the Dead Sea's shore to above the highest summit. */
const LOWEST_METRES = -500;
const HIGHEST_METRES = 9000;

/** Whether a post's figure is a height; what writers put for "not measured" (-32768, -32767, -9999) is none. */
export const isHeight = (metres: number) => metres >= LOWEST_METRES && metres <= HIGHEST_METRES;

/** Below a hundredth of a second of arc: a place this near to a post lies on it. */
const ON_POST = 1e-6;

/** Where a place lies between two posts: after the one at `first`, by a fraction of their distance. */
export function between(position: number): { first: number; fraction: number } {
  const nearest = Math.round(position);
  if (Math.abs(position - nearest) < ON_POST) return { first: nearest, fraction: 0 };
  const first = Math.floor(position);
  return { first, fraction: position - first };
}

/**
 * The posts around a place that count, those of weight 0 left out.
 * @param x columns from the first post eastwards, as `y` rows from the first one southwards
 */
export async function postsAround(
  x: number,
  y: number,
  valueAt: (column: number, row: number) => Post["value"] | Promise<Post["value"]>,
): Promise<Post[]> {
  const across = between(x);
  const down = between(y);
  const posts: Post[] = [];
  for (const [row, high] of sides(down)) {
    for (const [column, wide] of sides(across)) {
      posts.push({ value: await valueAt(column, row), weight: high * wide });
    }
  }
  return posts;
}

function sides({ first, fraction }: ReturnType<typeof between>): [number, number][] {
  if (fraction === 0) return [[first, 1]];
  return [
    [first, 1 - fraction],
    [first + 1, fraction],
  ];
}

/** The weighted mean of the posts that have a value; NaN where none has. */
export function mean(posts: readonly Post[]): number {
  let sum = 0;
  let total = 0;
  for (const { value, weight } of posts) {
    if (value === null || value === undefined) continue;
    sum += value * weight;
    total += weight;
  }
  return sum / total;
}

/** Whether a post that counts has no figure. */
export const hasVoid = (posts: readonly Post[]) => posts.some(({ value }) => value === null);
