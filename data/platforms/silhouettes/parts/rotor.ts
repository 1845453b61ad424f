import type { Pt, SvgBuilder } from "../svg-builder";
import { count, plural } from "../words";

/** One rotor that turns; `at` is its hub. */
export interface Rotor {
  kind: "rotor";
  at: Pt;
  r: number;
  /** How many like it the aircraft has. */
  of: number;
  /** Seen from above, the angle in degrees at which its blades stand; else from the side. */
  blades?: number;
}

export function drawRotor(s: SvgBuilder, { at: [x, y], r, blades }: Rotor): void {
  if (blades === undefined) {
    s.within({ x, y }, () => s.poly("mid", outline(r, 0.04 * r)));
    return;
  }
  s.circle("line", x, y, r, { width: 2 });
  s.within({ x, y, elev: blades }, () => s.poly("mid", outline(r, 0.09 * r)));
  s.circle("dark", x, y, 0.1 * r);
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

export function sayRotor({ of }: Rotor): string {
  return `${count(of)} ${plural("rotor", of)} of one size`;
}
