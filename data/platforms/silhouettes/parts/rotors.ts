import type { Pt, SvgBuilder } from "../svg-builder";
import { count, plural } from "../words";

/** Rotors that turn: `at` are their hubs. */
export interface Rotors {
  kind: "rotors";
  at: readonly Pt[];
  r: number;
  /** How many there are, where the view shows fewer because one hides another. */
  n?: number;
  /** Seen from the side: a thin blade instead of a disc. */
  edgeOn?: true;
}

/** The blades of each rotor stand at another angle, as they do in flight. */
const FIRST_ANGLE = -35;
const NEXT_ANGLE = 55;

export function drawRotors(s: SvgBuilder, { at, r, edgeOn }: Rotors): void {
  for (const [i, [x, y]] of at.entries()) {
    if (edgeOn) {
      s.poly(
        "mid",
        blade(r, 0.04 * r).map(([dx, dy]): Pt => [x + dx, y + dy]),
      );
      continue;
    }
    s.circle("line", x, y, r, { width: 2 });
    s.within({ x, y, elev: FIRST_ANGLE + i * NEXT_ANGLE }, () => s.poly("mid", blade(r, 0.09 * r)));
    s.circle("dark", x, y, 0.1 * r);
  }
}

/** Two blades in line, broadest before their tips. */
function blade(r: number, half: number): Pt[] {
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

export function sayRotors({ at, n = at.length }: Rotors): string {
  return `${count(n)} ${plural("rotor", n)} of one size`;
}
