import { belt, type Circle, inside } from "../geometry";
import type { SvgBuilder } from "../svg-builder";
import { count } from "../words";
import type { Kit } from "./kit";

/** One run of track: its wheels from front to rear, all in centimetres. */
export interface Tracks {
  kind: "tracks";
  /** Positions of the road wheels' axles behind the hull's front. */
  wheels: readonly number[];
  /** Radius of a road wheel. */
  r: number;
  /** x, y and radius of the front and of the rear end wheel. */
  front: readonly [x: number, y: number, r: number];
  rear: readonly [x: number, y: number, r: number];
  drive: "front" | "rear";
  /** Number of return rollers; 0 where the track lies on large road wheels. */
  rollers: number;
  /** Of a road wheel, where it is not a plain disc. */
  face?: "star" | "holes";
}

const LINK = 6;

function toCircle([x, y, r]: readonly [number, number, number]): Circle {
  return { x, y, r };
}

/** Draws the track, what stands behind it, and every wheel on the ground line. */
function drawTracks(s: SvgBuilder, t: Tracks): void {
  const axle = t.r + LINK;
  const road = t.wheels.map((x) => ({ x, y: axle, r: t.r }));
  const [front, rear] = [toCircle(t.front), toCircle(t.rear)];
  const circles = [...road, front, rear];
  s.path("dark", belt(circles, LINK), { dash: "7 3" });
  s.path("ground", belt(circles, 0));
  const driven = t.drive === "front" ? front : rear;
  const idle = t.drive === "front" ? rear : front;
  const top = (x: number) => {
    const share = (x - front.x) / (rear.x - front.x);
    return front.y + front.r + share * (rear.y + rear.r - front.y - front.r);
  };
  const rollers = inside(front.x, rear.x, t.rollers);
  for (const x of rollers) s.circle("dark", x, top(x) - 9, 9);
  for (const { x, y, r } of road) s.circle("dark", x, y, r);
  s.circle("dark", idle.x, idle.y, idle.r);
  s.circle("dark", driven.x, driven.y, driven.r - 1, { width: 6, dash: "6 5" });
  for (const { x, y, r } of [...road, idle, driven]) s.circle("mid", x, y, r * 0.7);
  if (t.face === "star") s.path("line", road.map(star).join(""));
  for (const { x, y, r } of t.face === "holes" ? [...road, driven] : [driven]) {
    s.circle("mid", x, y, r * 0.45, { dash: "5 6" });
  }
  for (const { x, y, r } of [...road, idle, driven]) s.circle("dark", x, y, r * 0.22);
}

/** The five spokes of a starfish wheel. */
function star({ x, y, r }: Circle): string {
  return Array.from({ length: 5 }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / 5;
    const [c, d] = [Math.cos(angle) * r, Math.sin(angle) * r];
    return `M${x + c * 0.25} ${y + d * 0.25}L${x + c * 0.7} ${y + d * 0.7}`;
  }).join("");
}

/** "tracked, six large road wheels with a wide gap behind the first, driven at the rear". */
function sayTracks(t: Tracks): string {
  const size = t.r >= 36 ? "large " : t.r <= 31 ? "small " : "";
  const rollers = t.rollers === 0 ? "no return rollers" : "return rollers";
  return `tracked hull on ${count(t.wheels.length)} ${size}road wheels${sayGaps(t.wheels)}, ` + `${rollers}, drive sprocket at the ${t.drive}`;
}

/** A gap is worth a word when it is a sixth wider than the narrowest. */
function sayGaps(wheels: readonly number[]): string {
  const gaps = wheels.slice(1).map((x, i) => x - (wheels[i] ?? x));
  const narrow = Math.min(...gaps);
  const wide = gaps.flatMap((gap, i) => (gap > narrow * 1.16 ? [`${i + 1} and ${i + 2}`] : []));
  if (wide.length === 0) return "";
  return wide.length === 1 ? ` with a wider gap between ${wide.join("")}` : ` with wider gaps between ${wide.join(", ")}`;
}

export const TRACKS: Kit<Tracks> = { tracks: { draw: drawTracks, say: sayTracks } };
