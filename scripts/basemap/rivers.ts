import { type Line, lineOf } from "./geometry";

/** Distances below are on the Mercator plane; one kilometre on the ground at 54.5° N is this. */
const KM = 1 / (40_075 * Math.cos((54.5 * Math.PI) / 180));
const MERGE = 0.9 * KM;
const REACH = 4.6 * KM;
const SPUR = 6 * KM;
const SHORTEST = 30 * KM;

interface Node {
  x: number;
  y: number;
  count: number;
  readonly links: Map<number, number>;
}

const distance = (a: Node, b: Node): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The corners of all reaches, those close together drawn into one. */
function nodesOf(reaches: readonly Line[]): Node[] {
  const nodes: Node[] = [];
  const grid = new Grid(MERGE);
  for (const { points } of reaches) {
    for (let i = 0; i + 3 < points.length; i += 2) {
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0];
      const at = grid.near(x, y).find((index) => {
        const node = nodes[index];
        return node && Math.hypot(node.x - x, node.y - y) < MERGE;
      });
      const node = at === undefined ? undefined : nodes[at];
      if (node) {
        node.x += (x - node.x) / ++node.count;
        node.y += (y - node.y) / node.count;
      } else {
        grid.put(x, y, nodes.length);
        nodes.push({ x, y, count: 1, links: new Map() });
      }
    }
  }
  return nodes;
}

/** Links the nodes into trees by their shortest links (Kruskal). */
function linkNearest(nodes: readonly Node[]): void {
  const grid = new Grid(REACH);
  nodes.forEach(({ x, y }, i) => {
    grid.put(x, y, i);
  });
  const links: [number, number, number][] = [];
  nodes.forEach((a, i) => {
    for (const j of grid.near(a.x, a.y)) {
      const b = nodes[j];
      if (j > i && b && distance(a, b) < REACH) links.push([distance(a, b), i, j]);
    }
  });
  links.sort((p, q) => p[0] - q[0] || p[1] - q[1] || p[2] - q[2]);
  const parent = nodes.map((_, i) => i);
  const root = (i: number): number => {
    const up = parent[i] ?? i;
    if (up === i) return i;
    const top = root(up);
    parent[i] = top;
    return top;
  };
  for (const [length, i, j] of links) {
    if (root(i) === root(j)) continue;
    parent[root(i)] = root(j);
    nodes[i]?.links.set(j, length);
    nodes[j]?.links.set(i, length);
  }
}

/** Walks from a node along one link to the next fork or end. */
function walk(
  nodes: readonly Node[],
  from: number,
  to: number,
): { path: number[]; length: number } {
  const path = [from, to];
  let length = nodes[from]?.links.get(to) ?? 0;
  for (let [before, at] = [from, to]; nodes[at]?.links.size === 2; ) {
    const next = [...(nodes[at]?.links.keys() ?? [])].find((n) => n !== before);
    if (next === undefined || next === from) break;
    length += nodes[at]?.links.get(next) ?? 0;
    path.push(next);
    [before, at] = [at, next];
  }
  return { path, length };
}

/** Takes away twigs, shortest kind first, so that a bank's corners leave no barbs on the river. */
function prune(nodes: readonly Node[]): void {
  for (const limit of [SPUR / 4, SPUR / 2, SPUR, SPUR]) {
    nodes.forEach((node, i) => {
      if (node.links.size !== 1) return;
      const [to] = node.links.keys();
      if (to === undefined) return;
      const { path, length } = walk(nodes, i, to);
      const end = path.at(-1) ?? i;
      if (length >= limit || (nodes[end]?.links.size ?? 0) < 3) return;
      const last = path.at(-2) ?? i;
      nodes[end]?.links.delete(last);
      for (const inner of path.slice(0, -1)) nodes[inner]?.links.clear();
    });
  }
}

/**
 * Rivers as lines, from the reaches that the source has: it keeps of a river only pieces, one where
 * it crosses each line of a grid some kilometres wide. Their corners are joined to the nearest.
 */
export function centreLines(reaches: readonly Line[]): Line[] {
  const nodes = nodesOf(reaches);
  linkNearest(nodes);
  prune(nodes);
  const lines: { path: number[]; length: number }[] = [];
  nodes.forEach((node, i) => {
    if (node.links.size === 0 || node.links.size === 2) return;
    for (const to of node.links.keys()) {
      const line = walk(nodes, i, to);
      if ((line.path.at(-1) ?? -1) > i) lines.push(line);
    }
  });
  const long = new Set<number>();
  const total = treeLengths(nodes);
  total.forEach((length, i) => {
    if (length >= SHORTEST) long.add(i);
  });
  return lines
    .filter(({ path }) => long.has(path[0] ?? -1))
    .map(({ path }) => {
      const points = path.flatMap((i) => [nodes[i]?.x ?? 0, nodes[i]?.y ?? 0]);
      return lineOf(Float64Array.from(points));
    });
}

/** For each node the length of the whole tree that it belongs to. */
function treeLengths(nodes: readonly Node[]): number[] {
  const lengths = nodes.map(() => -1);
  nodes.forEach((_, start) => {
    if (lengths[start] !== -1) return;
    const seen = new Set([start]);
    let sum = 0;
    for (const i of seen) {
      for (const [to, length] of nodes[i]?.links ?? []) {
        sum += length / 2;
        seen.add(to);
      }
    }
    for (const i of seen) lengths[i] = sum;
  });
  return lengths;
}

/** Finds what lies near a point among things that were put at points; cells are `size` wide. */
class Grid {
  readonly #cells = new Map<string, number[]>();
  constructor(readonly size: number) {}
  #cell(x: number, y: number): [number, number] {
    return [Math.floor(x / this.size), Math.floor(y / this.size)];
  }
  put(x: number, y: number, item: number): void {
    const key = this.#cell(x, y).join();
    const cell = this.#cells.get(key);
    if (cell) cell.push(item);
    else this.#cells.set(key, [item]);
  }
  near(x: number, y: number): number[] {
    const [cx, cy] = this.#cell(x, y);
    const found: number[] = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++)
        found.push(...(this.#cells.get(`${cx + dx},${cy + dy}`) ?? []));
    }
    return found;
  }
}
