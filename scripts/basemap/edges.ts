import type { Position } from "./geometry";

/** A stretch this short, in degrees, between two stretches of border is border as well. */
const SLIP = 0.12;

const keyOf = (a: Position, b: Position): string => {
  const [p, q] = [a.join(), b.join()];
  return p < q ? `${p} ${q}` : `${q} ${p}`;
};

interface Run {
  border: boolean;
  readonly line: Position[];
}

const lengthOf = (line: readonly Position[]): number =>
  line.reduce((sum, [lng = 0, lat = 0], i) => {
    const [wasLng = lng, wasLat = lat] = line[i - 1] ?? [];
    return sum + Math.hypot(lng - wasLng, lat - wasLat);
  }, 0);

/** The stretches of a ring whose edges one country has, or more than one, in turn. */
function runsOf(ring: readonly Position[], uses: ReadonlyMap<string, number>): Run[] {
  const runs: Run[] = [];
  ring.forEach((b, i) => {
    const a = ring[i - 1];
    if (!a) return;
    const border = (uses.get(keyOf(a, b)) ?? 0) > 1;
    const last = runs.at(-1);
    if (last?.border === border) last.line.push(b);
    else runs.push({ border, line: [a, b] });
  });
  return runs;
}

/**
 * Splits the rings of countries into coast and borders. A border is an edge that two countries have
 * in common, and is taken once. Where neighbours draw a short stretch of it differently, the country
 * that comes first is followed.
 */
export function splitEdges(rings: readonly (readonly Position[])[]): {
  coast: Position[][];
  borders: Position[][];
} {
  const uses = new Map<string, number>();
  for (const ring of rings) {
    ring.forEach((b, i) => {
      const a = ring[i - 1];
      if (a) uses.set(keyOf(a, b), (uses.get(keyOf(a, b)) ?? 0) + 1);
    });
  }
  const coast: Position[][] = [];
  const borders: Position[][] = [];
  const drawn = new Set<string>();
  for (const ring of rings) {
    const runs = runsOf(ring, uses);
    runs.forEach(({ border, line }, i) => {
      const slip =
        !border && runs.length > 1 && i > 0 && i < runs.length - 1 && lengthOf(line) < SLIP;
      if (!border && !slip) {
        coast.push(line);
        return;
      }
      const ends = keyOf(line[0] ?? [], line.at(-1) ?? []);
      if (slip && drawn.has(ends)) return;
      if (slip) drawn.add(ends);
      borders.push(...(slip ? [line] : undrawn(line, drawn)));
    });
  }
  return { coast, borders };
}

/** The parts of a line that have not been drawn yet; they are marked as drawn. */
function undrawn(line: readonly Position[], drawn: Set<string>): Position[][] {
  const parts: Position[][] = [];
  let open: Position[] | null = null;
  line.forEach((b, i) => {
    const a = line[i - 1];
    if (!a) return;
    if (drawn.has(keyOf(a, b))) {
      open = null;
      return;
    }
    drawn.add(keyOf(a, b));
    if (!open) {
      open = [a];
      parts.push(open);
    }
    open.push(b);
  });
  return parts;
}
