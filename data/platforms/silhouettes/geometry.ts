/** Plane geometry for running gear. Lengths in centimetres, y up. */

export interface Circle {
  x: number;
  y: number;
  r: number;
}

/** Positions that share out a stretch evenly, both ends included. */
export function evenly(from: number, to: number, count: number): number[] {
  if (count < 2) return [from];
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
}

/** Positions that part a stretch evenly, so many, its ends left out. */
export const inside = (from: number, to: number, count: number) => evenly(from, to, count + 2).slice(1, -1);

/** Upright strokes side by side, as an outline. */
export const uprights = (xs: readonly number[], y0: number, y1: number) => xs.map((x) => `M${x} ${y0}L${x} ${y1}`).join("");

/** Positions that start at `from` and follow by the given gaps. */
export function spaced(from: number, ...gaps: readonly number[]): number[] {
  const out = [from];
  let x = from;
  for (const gap of gaps) {
    x += gap;
    out.push(x);
  }
  return out;
}

/** Points, x and y in turn. */
export function points(...xy: readonly number[]): (readonly [x: number, y: number])[] {
  return xy.flatMap((x, i) => (i % 2 === 0 ? [[x, xy[i + 1] ?? 0] as const] : []));
}

const SAMPLES = 48;

/**
 * The indices of the circles that a belt laid around all of them touches, in
 * anticlockwise order: Andrew's hull over sampled points, reduced to their circles.
 */
function touched(circles: readonly Circle[]): number[] {
  const points = circles.flatMap(({ x, y, r }, owner) =>
    Array.from({ length: SAMPLES }, (_, i) => {
      const angle = (2 * Math.PI * i) / SAMPLES;
      return { x: x + r * Math.cos(angle), y: y + r * Math.sin(angle), owner };
    }),
  );
  points.sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (list: typeof points): typeof points => {
    const chain: typeof points = [];
    for (const p of list) {
      for (;;) {
        const b = chain.at(-1);
        const a = chain.at(-2);
        if (!a || !b) break;
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  const ring = [...half(points), ...half(points.toReversed())];
  const owners = ring.map((p) => p.owner).filter((owner, i, all) => owner !== all[i - 1]);
  if (owners.length > 1 && owners[0] === owners.at(-1)) owners.pop();
  return owners;
}

/**
 * The outline of a belt around circles, grown outwards by `grow`. Its corners
 * are curves through the tangent points, which is near enough for a track.
 */
export function belt(circles: readonly Circle[], grow: number): string {
  const ring = touched(circles).flatMap((i) => circles[i] ?? []);
  const arrive: [number, number][] = [];
  const leave: [number, number][] = [];
  for (let i = 0; i < ring.length; i++) {
    const from = ring[i];
    const to = ring[(i + 1) % ring.length];
    if (!from || !to) continue;
    const heading = Math.atan2(to.y - from.y, to.x - from.x);
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const normal = heading - Math.acos(Math.max(-1, Math.min(1, (from.r - to.r) / distance)));
    const [nx, ny] = [Math.cos(normal), Math.sin(normal)];
    leave[i] = [from.x + (from.r + grow) * nx, from.y + (from.r + grow) * ny];
    arrive[(i + 1) % ring.length] = [to.x + (to.r + grow) * nx, to.y + (to.r + grow) * ny];
  }
  let out = "";
  for (let i = 0; i < ring.length; i++) {
    const c = ring[i];
    const [a, b] = [arrive[i], leave[i]];
    if (!c || !a || !b) continue;
    out += `${out === "" ? "M" : "L"}${at(a)}${corner(c, grow, a, b)}`;
  }
  return `${out}Z`;
}

const at = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arc from a to b around a circle, as cubic curves of at most a quarter turn. */
function corner(c: Circle, grow: number, a: [number, number], b: [number, number]): string {
  const start = Math.atan2(a[1] - c.y, a[0] - c.x);
  let sweep = Math.atan2(b[1] - c.y, b[0] - c.x) - start;
  if (sweep < 0) sweep += 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(sweep / (Math.PI / 2)));
  const step = sweep / parts;
  const r = c.r + grow;
  const k = (4 / 3) * Math.tan(step / 4) * r;
  let out = "";
  for (let i = 0; i < parts; i++) {
    const [p, q] = [start + step * i, start + step * (i + 1)];
    const one: [number, number] = [c.x + r * Math.cos(p) - k * Math.sin(p), c.y + r * Math.sin(p) + k * Math.cos(p)];
    const two: [number, number] = [c.x + r * Math.cos(q) + k * Math.sin(q), c.y + r * Math.sin(q) - k * Math.cos(q)];
    const end: [number, number] = [c.x + r * Math.cos(q), c.y + r * Math.sin(q)];
    out += `C${at(one)} ${at(two)} ${at(end)}`;
  }
  return out;
}
