/**
 * The drawing board: shapes in centimetres, x to the right from the vehicle's
 * front (it faces left), y up from the ground. One SVG unit is one centimetre,
 * so that all silhouettes share one scale.
 */

/** Four tones of paint, the ground behind them, and the outline. */
export type Tone = "body" | "dark" | "mid" | "light" | "ground" | "line";
export type Pt = readonly [x: number, y: number];
export type Paint = Exclude<Tone, "ground" | "line">;

export interface Placement {
  x?: number;
  y?: number;
  /** Degrees by which the front (the left) is raised. */
  elev?: number;
  sx?: number;
  sy?: number;
}

export interface Look {
  /** Stroke width in centimetres; without it the outline's usual 3. */
  width?: number;
  /** Dash pattern, e.g. "6 6" for the teeth of a sprocket. */
  dash?: string;
}

/** One layer of a fixed outline of the kit. */
export type Layer = readonly [tone: Tone, outline: string, width?: number];

interface Shape {
  tone: Tone;
  isHot: boolean;
  element: string;
  /** Its outline as an SVG path. */
  outline: string;
}

/** What shapes cover, and the lines among them, as SVG paths. */
export interface Outlines {
  areas: string;
  lines: string;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const COORDINATES = { M: 2, L: 2, Q: 4, C: 6, Z: 0 } as const;
export const OUTLINE_WIDTH = 3;
/** The control length that makes a cubic curve pass for a quarter of a circle. */
const QUARTER = 0.5523;

function isCommand(token: string): token is keyof typeof COORDINATES {
  return token in COORDINATES;
}

const through = (points: readonly Pt[]) => points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");

/** Joins whole numbers as SVG reads them, with a space only where there is no minus sign. */
function join(numbers: readonly number[]): string {
  let out = "";
  for (const n of numbers) out += out === "" || n < 0 ? `${n}` : ` ${n}`;
  return out;
}

function attributes(look: Look): string {
  const width = look.width === undefined ? "" : ` stroke-width="${look.width}"`;
  return look.dash === undefined ? width : `${width} stroke-dasharray="${look.dash}"`;
}

export class SvgBuilder {
  private readonly shapes: Shape[] = [];
  private matrix: Matrix = [1, 0, 0, 1, 0, 0];
  private isHot = false;
  /** The extent of all that is drawn, strokes included. */
  readonly bounds = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity };

  /** Draws inside a frame that is moved, raised at the front or scaled. */
  within(place: Placement, draw: () => void): void {
    const outer = this.matrix;
    const [a, b, c, d, e, f] = outer;
    const { x = 0, y = 0, elev = 0, sx = 1, sy = 1 } = place;
    const cos = Math.cos((elev * Math.PI) / 180);
    const sin = Math.sin((elev * Math.PI) / 180);
    const [p, q, r, s] = [cos * sx, -sin * sx, sin * sy, cos * sy];
    this.matrix = [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
    draw();
    this.matrix = outer;
  }

  /** Draws what gives off heat: an engine, running gear, a barrel. */
  hot(draw: () => void): void {
    this.isHot = true;
    draw();
    this.isHot = false;
  }

  private point(x: number, y: number, reach: number): [number, number] {
    const [a, b, c, d, e, f] = this.matrix;
    const px = a * x + c * y + e;
    const py = b * x + d * y + f;
    if (!Number.isFinite(px + py)) throw new RangeError("a silhouette's coordinate is no number");
    this.bounds.left = Math.min(this.bounds.left, px - reach);
    this.bounds.right = Math.max(this.bounds.right, px + reach);
    this.bounds.top = Math.max(this.bounds.top, py + reach);
    this.bounds.bottom = Math.min(this.bounds.bottom, py - reach);
    return [Math.round(px), -Math.round(py) || 0];
  }

  /**
   * Draws an outline of the commands M, L, Q, C and Z in absolute centimetres.
   * The bounds take in the curves' control points, so they are never too small.
   */
  path(tone: Tone, outline: string, look: Look = {}): void {
    const reach = (look.width ?? OUTLINE_WIDTH) / 2;
    let out = "";
    let wanted = 0;
    let command = "";
    let numbers: number[] = [];
    for (const token of outline.match(/[A-Z]|-?\d+(?:\.\d+)?/g) ?? []) {
      if (isCommand(token)) {
        wanted = COORDINATES[token];
        command = token === "Z" ? "z" : token;
        if (token === "Z") out += "z";
        continue;
      }
      numbers.push(Number(token));
      if (wanted === 0) throw new SyntaxError(`a number without a command in "${outline}"`);
      if (numbers.length < wanted) continue;
      const placed: number[] = [];
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        placed.push(...this.point(numbers[i] ?? 0, numbers[i + 1] ?? 0, reach));
      }
      out += command + join(placed);
      numbers = [];
    }
    if (numbers.length > 0) throw new SyntaxError(`an unfinished outline "${outline}"`);
    this.shapes.push({ tone, isHot: this.isHot, element: `<path d="${out}"${attributes(look)}/>`, outline: out });
  }

  /** The layers of a fixed outline, from back to front; lines are thin unless they say more. */
  layers(all: readonly Layer[]): void {
    for (const [tone, outline, width = tone === "line" ? 2 : undefined] of all) this.path(tone, outline, { width });
  }

  /** A closed polygon. */
  poly(tone: Tone, ...points: readonly Pt[]): void {
    this.path(tone, `${through(points)}Z`);
  }

  box(tone: Tone, x: number, y: number, w: number, h: number, look?: Look): void {
    this.path(tone, `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`, look);
  }

  line(width: number, ...points: readonly Pt[]): void {
    this.path("line", through(points), width === OUTLINE_WIDTH ? {} : { width });
  }

  circle(tone: Tone, x: number, y: number, r: number, look: Look = {}): void {
    const [a, b] = this.matrix;
    const radius = r * Math.hypot(a, b);
    const [cx, cy] = this.point(x, y, radius + (look.width ?? OUTLINE_WIDTH) / 2);
    const element = `<circle cx="${cx}" cy="${cy}" r="${Math.round(radius * 10) / 10}"${attributes(look)}/>`;
    this.shapes.push({ tone, isHot: this.isHot, element, outline: circlePath(cx, cy, Math.round(radius)) });
  }

  ellipse(tone: Tone, x: number, y: number, rx: number, ry: number, look?: Look): void {
    const [kx, ky] = [rx * QUARTER, ry * QUARTER];
    const [l, r, t, b] = [x - rx, x + rx, y + ry, y - ry];
    this.path(
      tone,
      `M${l} ${y}C${l} ${y + ky} ${x - kx} ${t} ${x} ${t}C${x + kx} ${t} ${r} ${y + ky} ${r} ${y}` +
        `C${r} ${y - ky} ${x + kx} ${b} ${x} ${b}C${x - kx} ${b} ${l} ${y - ky} ${l} ${y}Z`,
      look,
    );
  }

  /** The shapes without their paint; what only clears the ground behind others is left out. */
  outlines(): Outlines {
    const join = (shapes: readonly Shape[]) => shapes.map(({ outline }) => outline).join("");
    const seen = this.shapes.filter(({ tone }) => tone !== "ground");
    return { areas: join(seen.filter(({ tone }) => tone !== "line")), lines: join(seen.filter(({ tone }) => tone === "line")) };
  }

  /** The shapes as SVG, each run of one paint in a group of its own, its colours to be filled in by {@link painted}. */
  markup(): string {
    let out = "";
    let open: string | undefined;
    for (const { tone, isHot, element } of this.shapes) {
      const attributes = paint(tone, isHot);
      if (attributes !== open) out += `${open === undefined ? "" : "</g>"}<g${attributes}>`;
      open = attributes;
      out += element;
    }
    return open === undefined ? out : `${out}</g>`;
  }
}

function circlePath(x: number, y: number, r: number): string {
  return `M${join([x - r, y])}a${join([r, r, 0, 1, 0, 2 * r, 0])}a${join([r, r, 0, 1, 0, -2 * r, 0])}z`;
}

/** The root carries the stroke. */
function paint(tone: Tone, isHot: boolean): string {
  if (tone === "ground") return ` fill="{ground}" stroke="none"`;
  if (tone === "line") return ` fill="none"`;
  return ` fill="{${isHot ? "hot-" : ""}${tone}}"`;
}
