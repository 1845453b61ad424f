import type { Pt, SvgBuilder } from "../svg-builder";
import type { Kit } from "./kit";

/** A barrel, from the face that it leaves to its muzzle. */
export interface Gun {
  kind: "gun";
  /** Where the bore's axis leaves the turret or the cradle. */
  at: Pt;
  len: number;
  /** Outer diameter at the root. */
  d: number;
  elev?: number;
  /** Centre of the fume extractor as a share of the length from the muzzle. */
  evac?: number;
  brake?: "single" | "double" | "triple" | "multi" | "pepper" | "perforated" | "cone";
  /** Joints of a thermal sleeve. */
  sleeve?: true;
  /** Length of a mantlet or cradle around the root. */
  mantlet?: number;
  /** Two barrels, one over the other or side by side: then the far one just shows. */
  twin?: "over" | "beside";
  calls?: string;
}

export function drawGun(s: SvgBuilder, g: Gun): void {
  s.within({ x: g.at[0], y: g.at[1], elev: g.elev ?? 0 }, () => {
    if (g.twin === "over") {
      s.within({ y: g.d * 0.8 }, () => barrel(s, g));
      s.within({ y: -g.d * 0.8 }, () => barrel(s, g));
    } else {
      if (g.twin === "beside") s.within({ x: -g.d * 1.5, y: g.d * 1.6 }, () => barrel(s, g));
      barrel(s, g);
    }
    if (g.mantlet) {
      const [m, h] = [g.mantlet, g.d * (g.twin === "over" ? 2 : 1)];
      s.poly("mid", [-m, h * 0.6], [8, h * 0.95], [8, -h * 0.95], [-m, -h * 0.6]);
    }
  });
}

function barrel(s: SvgBuilder, g: Gun): void {
  const { len, d } = g;
  const [root, tip] = [d / 2, d * 0.4];
  s.poly("body", [12, root], [-len, tip], [-len, -tip], [12, -root]);
  if (g.sleeve) {
    for (const share of [0.2, 0.55, 0.75]) {
      if (Math.abs(share - (g.evac ?? -1)) > 0.1) s.box("mid", -len * (1 - share), -d * 0.53, 7, d * 1.06);
    }
  }
  if (g.evac !== undefined) {
    const [c, half, r] = [-len * (1 - g.evac), Math.min(len * 0.09, 34), d * 0.8];
    s.poly(
      "dark",
      [c - half, r * 0.75],
      [c - half + 7, r],
      [c + half - 7, r],
      [c + half, r * 0.75],
      [c + half, -r * 0.75],
      [c + half - 7, -r],
      [c - half + 7, -r],
      [c - half, -r * 0.75],
    );
  }
  if (g.brake) muzzleBrake(s, g.brake, len, d);
}

function muzzleBrake(s: SvgBuilder, brake: NonNullable<Gun["brake"]>, len: number, d: number): void {
  const box = (from: number, length: number, grow: number) => s.box("dark", -len - from - length, -d * grow, length, d * 2 * grow);
  switch (brake) {
    case "single":
      box(0, d * 1.6, 0.72);
      break;
    case "double":
      box(-d * 0.3, d * 2.9, 0.45);
      box(0, d * 0.9, 0.85);
      box(d * 1.5, d * 0.9, 0.95);
      break;
    case "triple":
      box(-d * 0.3, d * 4.2, 0.45);
      for (const from of [0, 1.4, 2.8]) box(d * from, d * 0.9, 0.9);
      break;
    case "multi":
      box(0, d * 3.4, 0.72);
      s.line(4, [-len - d * 1.7, 0], [-len - d * 0.2, 0]);
      break;
    case "pepper":
    case "perforated": {
      box(0, d * 3.6, brake === "pepper" ? 0.7 : 0.48);
      const holes = { width: d * 0.4, dash: "4 6" };
      s.path("mid", `M${-len - d * 3.2} 0L${-len - d * 0.4} 0`, holes);
      break;
    }
    case "cone":
      s.path("dark", `M${-len - d * 1.8} ${d}L${-len} ${d * 0.45}L${-len} ${-d * 0.45}L${-len - d * 1.8} ${-d}Z`);
  }
}

const BRAKES = {
  single: "a single-chamber muzzle brake",
  double: "a double-baffle muzzle brake",
  triple: "a large three-part muzzle brake",
  multi: "a slotted muzzle brake",
  pepper: "a pepper-pot muzzle brake",
  perforated: "a perforated muzzle brake hardly thicker than the barrel",
  cone: "a conical flash hider",
} as const;

function evacuator(share: number): string {
  if (share < 0.12) return "a fume extractor at the muzzle";
  if (share < 0.4) return "a fume extractor on the front third";
  return share < 0.6 ? "a fume extractor at mid-barrel" : "a fume extractor near the turret";
}

/** "long gun with a fume extractor at the muzzle and a double-baffle muzzle brake". */
function sayGun(g: Gun): string {
  if (g.calls === "") return "";
  const size = g.len > 420 ? "very long" : g.len > 250 ? "long" : g.len > 130 ? "medium-length" : "short";
  const name = g.calls ?? `${size} ${g.twin ? "twin guns" : g.d < 10 ? "thin-barrelled gun" : "gun"}`;
  const traits = [g.evac === undefined ? "" : evacuator(g.evac), g.brake === undefined ? "" : BRAKES[g.brake], g.sleeve ? "a thermal sleeve" : ""].filter(
    (trait) => trait !== "",
  );
  return traits.length === 0 ? name : `${name} with ${traits.join(" and ")}`;
}

/** A machine gun on a cupola, with its ammunition box. */
export interface MachineGun {
  kind: "mg";
  at: Pt;
  len: number;
  elev?: number;
  /** What it is called where it does not stand on a roof. */
  calls?: string;
}

function drawMachineGun(s: SvgBuilder, m: MachineGun): void {
  s.within({ x: m.at[0], y: m.at[1], elev: m.elev ?? 5 }, () => {
    s.poly("dark", [-m.len, 2], [-m.len * 0.3, 3], [-m.len * 0.3, 6], [24, 6], [24, -6], [-m.len * 0.3, -5], [-m.len, -1]);
    s.box("mid", -14, -12, 20, 14);
    s.line(5, [10, -5], [10, -16]);
  });
}

export type AnyGun = Gun | MachineGun;
export const GUNS: Kit<AnyGun> = { gun: { draw: drawGun, say: sayGun }, mg: { draw: drawMachineGun, say: (m) => m.calls ?? "machine gun on the roof" } };
