import { evenly, points, uprights } from "../geometry";
import type { Layer, Tone } from "../svg-builder";

interface PlanSize {
  /** The width over all at which it is drawn, in centimetres. */
  wide: number;
  /** The width of one track, where the shape is a tracked hull. */
  band?: number;
}

/** How a fixed shape of the kit looks from above: x from the front as in the side view, y to both sides of the middle. */
export type PlanShape = readonly [size: PlanSize, ...layers: Layer[]];

interface Step {
  command: string;
  points: (readonly [number, number])[];
}

function steps(outline: string): Step[] {
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, command = "", list = ""]) => {
    const numbers = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    return { command, points: points(...numbers) };
  });
}

const written = (command: string, points: readonly (readonly [number, number])[]) => command + points.map(([x, y]) => `${x} ${y}`).join(" ");

/** An area that is the same on both sides, from its one edge's outline, front to rear. */
export function half(tone: Tone, edge: string, width?: number): Layer {
  const all = steps(edge);
  const flipped = all.map(({ command, points }) => ({ command, points: points.map(([x, y]) => [x, -y] as const) }));
  let back = written("L", flipped.at(-1)?.points.slice(-1) ?? []);
  for (let i = flipped.length - 1; i > 0; i--) {
    const { command, points } = flipped[i] ?? { command: "", points: [] };
    const end = flipped[i - 1]?.points.slice(-1) ?? [];
    back += written(command, [...points.slice(0, -1).toReversed(), ...end]);
  }
  return layer(tone, `${edge}${back}Z`, width);
}

/** What lies across the middle, or on one side alone. */
export const layer = (tone: Tone, outline: string, width?: number): Layer => [tone, outline, width];

/** A rectangle's outline. */
export function rect(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`;
}

/** A hatch's or a cupola's outline, near enough round. */
export function disc(x: number, y: number, r: number): string {
  const k = Math.round(r * 0.55);
  return `M${x - r} ${y}C${x - r} ${y + k} ${x - k} ${y + r} ${x} ${y + r}C${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y}C${x + r} ${y - k} ${x + k} ${y - r} ${x} ${y - r}C${x - k} ${y - r} ${x - r} ${y - k} ${x - r} ${y}Z`;
}

/** The slots of a grille: lines across from one side to the other at even distances. */
export const slots = (from: number, to: number, n: number, y0: number, y1: number) => uprights(evenly(from, to, n).map(Math.round), y0, y1);
