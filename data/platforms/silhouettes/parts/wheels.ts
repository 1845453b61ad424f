import type { SvgBuilder } from "../svg-builder";
import { count } from "../words";
import type { Kit } from "./kit";

/** The road wheels of one side of a wheeled vehicle, a trailer or a gun carriage. */
export interface Axles {
  kind: "axles";
  /** Positions of the axles behind the vehicle's front, in centimetres. */
  at: readonly number[];
  r: number;
  /** Height of the hub, where it is not the radius: wheels lifted off the ground. */
  y?: number;
  /** Width of the gap that the bodywork leaves above the tyre; none on armoured hulls. */
  arch?: number;
  /** How many axles, from the front, stand in such a gap; all unless given. */
  arched?: number;
  under?: "truck" | "hull" | "trailer" | "carriage";
}

/** Draws tyres with rim, hub and nuts, standing on the ground line unless lifted. */
function drawAxles(s: SvgBuilder, a: Axles): void {
  const y = a.y ?? a.r;
  const { arch } = a;
  if (arch !== undefined) {
    for (const x of a.at.slice(0, a.arched)) wheelArch(s, x, y, a.r + arch);
  }
  for (const x of a.at) s.circle("dark", x, y, a.r);
  for (const x of a.at) s.circle("mid", x, y, a.r * 0.56);
  for (const x of a.at) s.circle("mid", x, y, a.r * 0.38, { dash: "4 5" });
  for (const x of a.at) s.circle("light", x, y, a.r * 0.16);
}

/** The upper half of a circle cut out of the bodywork, so that the tyre stands out. */
function wheelArch(s: SvgBuilder, x: number, y: number, r: number): void {
  const k = r * 0.55;
  s.path(
    "ground",
    `M${x - r} ${y - 8}L${x - r} ${y}C${x - r} ${y + k} ${x - k} ${y + r} ${x} ${y + r}` +
      `C${x + k} ${y + r} ${x + r} ${y + k} ${x + r} ${y}L${x + r} ${y - 8}Z`,
  );
}

/** "wheeled hull on four axles in two pairs". */
function sayAxles(a: Axles): string {
  const n = a.at.length;
  const under = a.under ?? "truck";
  if (under === "carriage") return n === 1 ? "two-wheeled carriage" : `carriage on ${count(n)} axles`;
  const noun = under === "hull" ? "wheeled hull" : under;
  return `${noun} on ${count(n)} axles${n === 1 ? "" : sayGroups(a.at)}`;
}

/** How the axles stand: evenly, in pairs, or one in front of a pair. */
function sayGroups(at: readonly number[]): string {
  const gaps = at.slice(1).map((x, i) => x - (at[i] ?? x));
  const narrow = Math.min(...gaps);
  const wide = gaps.map((gap) => gap > narrow * 1.1);
  const pattern = wide.map((w) => (w ? "W" : "n")).join("");
  if (at.length === 2) return "";
  if (!pattern.includes("W")) return " evenly spaced";
  if (pattern === "Wn") return ", the rear two close together";
  const [first = 0, middle = 0, last = 0] = gaps;
  if (gaps.length === 3 && middle > first * 1.1 && middle > last * 1.1) return " in two pairs";
  if (pattern === "WnW") return ", the middle two close together";
  return ", unevenly spaced";
}

export const WHEELS: Kit<Axles> = { axles: { draw: drawAxles, say: sayAxles } };
