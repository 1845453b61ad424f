import { bearingDegrees, distanceMetres, type LatLng } from "../grid/geodesy";
import { formatGrid, type GridReference, gridToLatLng } from "../grid/grid";
import { viewerAlert, WEAPON_RANGES, type WeaponRange } from "../platforms/weapon-ranges";
import type { Fire } from "./fire";
import { shortWay } from "./sphere-lines";

/** A position with its grid as the form gives it: `34UFE 123 678`. */
export interface GridPoint extends LatLng {
  grid: string;
}

/** What a map shows of a hostile location report. Longitudes may go past ±180: see `shortWay`. */
export interface HlrView {
  /** Null if the grid is not whole. */
  poo: GridPoint | null;
  poi: GridPoint | null;
  /** From POO to POI; null until both are whole. */
  distanceKm: number | null;
  /** Degrees true, three digits: "089°"; null as the distance is, and where the two are one place. */
  bearing: string | null;
  /** The ranges of the chosen weapon; null until one is chosen. */
  range: WeaponRange | null;
  alert: string | null;
}

/** What the map shows of it. */
export function hlrView(fire: Fire): HlrView {
  const { weaponType } = fire;
  const range = weaponType === "" ? null : WEAPON_RANGES[weaponType];
  const poo = positionOf(fire.poo);
  const poi = positionOf(fire.poi);
  if (!poo || !poi) return { poo, poi, distanceKm: null, bearing: null, range, alert: null };
  const distanceKm = distanceMetres(poo, poi) / 1000;
  const [shownPoo, shownPoi] = shortWay(poo, poi);
  return {
    poo: { ...poo, ...shownPoo },
    poi: { ...poi, ...shownPoi },
    distanceKm,
    bearing: distanceKm === 0 ? null : bearingText(bearingDegrees(poo, poi)),
    range,
    alert: weaponType === "" ? null : viewerAlert(weaponType, distanceKm),
  };
}

function positionOf({ gzd, coordinates }: GridReference): GridPoint | null {
  const at = gridToLatLng(gzd, coordinates);
  return at && { ...at, grid: formatGrid(gzd, coordinates) };
}

/** A bearing in whole degrees, three digits: "089°"; north is "000°". */
export function bearingText(degrees: number): string {
  return `${String(Math.round(degrees) % 360).padStart(3, "0")}°`;
}

/** A distance as the viewer shows it: "19.9 km". */
export function distanceText(km: number): string {
  return `${km.toFixed(1)} km`;
}

/** What is not drawn, and why; "" where all of it is. */
export function gapsText({ weaponType }: Fire, { poo, poi }: HlrView): string {
  if (!poo && !poi) return "POO and POI are not complete yet.";
  const gaps: string[] = [];
  if (!poo) gaps.push("POO is not complete yet: no line and no ranges are drawn.");
  if (!poi) gaps.push("POI is not complete yet: no line is drawn.");
  if (poo && weaponType === "") gaps.push("No weapon type is chosen yet: no ranges are drawn.");
  return gaps.join(" ");
}
