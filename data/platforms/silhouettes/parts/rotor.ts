import type { Pt, SvgBuilder } from "../svg-builder";
import { count, plural } from "../words";
import type { Kit } from "./kit";

/** One rotor that turns; `at` is its hub. */
export interface Rotor {
  kind: "rotor";
  at: Pt;
  r: number;
  /** How many like it the aircraft has. */
  of: number;
  /** Seen face on, the angle in degrees at which its first blade stands; else from its edge. */
  blades?: number;
  /** How many blades a helicopter's rotor has, which are long and thin; without it two broad ones. */
  thin?: number;
  /** Other words for this one. */
  calls?: string;
}

function drawRotor(s: SvgBuilder, { at: [x, y], r, blades, thin }: Rotor): void {
  if (blades === undefined) {
    const half = thin === undefined ? 0.04 * r : 0.014 * r;
    s.within({ x, y }, () => s.poly("mid", ...outline(r, half)));
    return;
  }
  s.circle("line", x, y, r, { width: 2 });
  if (thin === undefined) s.within({ x, y, elev: blades }, () => s.poly("mid", ...outline(r, 0.09 * r)));
  for (let i = 0; i < (thin ?? 0); i++) {
    const elev = blades + (i * 360) / (thin ?? 1);
    s.within({ x, y, elev }, () => s.box("mid", 0.1 * r, -0.028 * r, 0.9 * r, 0.056 * r));
  }
  s.circle("dark", x, y, (thin === undefined ? 0.1 : 0.06) * r);
}

/** Two blades in line, broadest before their tips. */
function outline(r: number, half: number): Pt[] {
  return [
    [-r, -half / 2],
    [-0.7 * r, -half],
    [0, -half / 3],
    [0.7 * r, -half],
    [r, -half / 2],
    [r, half / 2],
    [0.7 * r, half],
    [0, half / 3],
    [-0.7 * r, half],
    [-r, half / 2],
  ];
}

export const ROTOR: Kit<Rotor> = { rotor: { draw: drawRotor, say: ({ of, calls }) => calls ?? `${count(of)} ${plural("rotor", of)} of one size` } };
