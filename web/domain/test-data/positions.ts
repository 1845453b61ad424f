import type { GridReference } from "../grid/grid";
import { WEAPON_RANGES, type WeaponType } from "../platforms/weapon-ranges";
import type { Draw } from "./random";

/** The 100 km square around the map's default centre, which lies in zone 34 as a whole. */
const GZD = "34UFE";

interface Metres {
  east: number;
  north: number;
}

function grid({ east, north }: Metres): GridReference {
  const five = (metres: number) => String(Math.round(metres)).padStart(5, "0");
  return { gzd: GZD, coordinates: five(east) + five(north) };
}

function somewhere(draw: Draw): Metres {
  return { east: draw.between(35_000, 65_000), north: draw.between(35_000, 65_000) };
}

export function anyGrid(draw: Draw): GridReference {
  return grid(somewhere(draw));
}

/** The farthest that test fire reaches, so that it stays within the square. */
const FARTHEST_M = 30_000;

/** Where fire came from and where it fell: as far apart as the weapon's alert takes without a word. */
export function anyShot(
  draw: Draw,
  weapon: WeaponType,
): { poo: GridReference; poi: GridReference } {
  const { min, max } = WEAPON_RANGES[weapon];
  const nearest = Math.max(1000, min * 1000 * 1.1);
  const distance = draw.between(nearest, Math.min(max * 1000 * 0.9, FARTHEST_M));
  const from = somewhere(draw);
  // Along a slant of 3 to 4, to either side.
  const east = from.east + 0.8 * distance * draw.pick([1, -1]);
  const north = from.north + 0.6 * distance * draw.pick([1, -1]);
  return { poo: grid(from), poi: grid({ east, north }) };
}
