/** A measurement on a map: from which place to which, distance and bearing. */
import { geodesic } from "../grid/geodesic";
import type { LatLng } from "../grid/geodesy";
import { gridAt } from "../grid/grid";
import type { MapPlace } from "./map-grid";
import { toUtm } from "./utm";

export interface Measuring {
  isOn: boolean;
  from: MapPlace | null;
  /** The second place; null while it is still pointed for. */
  to: MapPlace | null;
  /** What is pointed at meanwhile. */
  pointed: MapPlace | null;
}

/** A place is taken by a click, or by Enter at the map's centre; it may be a pin's. */
export type MeasureAct = "toggle" | "end" | { take: MapPlace } | { point: MapPlace };

export const NOT_MEASURING: Measuring = { isOn: false, from: null, to: null, pointed: null };

/** What an act makes of a measurement: a third place begins the next one. */
export function measureStep(state: Measuring, act: MeasureAct): Measuring {
  if (act === "end" || act === "toggle")
    return { ...NOT_MEASURING, isOn: act === "toggle" && !state.isOn };
  const isBegun = state.from !== null && state.to === null;
  if ("point" in act) return isBegun ? { ...state, pointed: act.point } : state;
  if (!state.isOn) return state;
  const { from } = state;
  return isBegun
    ? { isOn: true, from, to: act.take, pointed: null }
    : { isOn: true, from: act.take, to: null, pointed: null };
}

/** NATO mils in a turn. */
const MILS = 6400;
/** How far north grid north is measured, in degrees: a metre. */
const NORTHWARDS = 1e-5;

export interface Measured {
  metres: number;
  /** Degrees from true north at the start, from 0 up to but not including 360. */
  trueBearing: number;
  /** Mils from grid north of the start's zone, from 0 up to but not including 6400; null if there is no grid. */
  gridMils: number | null;
}

/** The way from one place to another on WGS 84; null if they are the same. */
export function measure(from: LatLng, to: LatLng): Measured | null {
  const way = geodesic(from, to);
  if (!way) return null;
  const convergence = gridConvergence(from);
  const gridMils =
    convergence === null ? null : (((way.bearing - convergence + 360) % 360) * MILS) / 360;
  return { metres: way.metres, trueBearing: way.bearing, gridMils };
}

/** How far grid north lies clockwise of true north, in degrees; null if the grid does not reach. */
export function gridConvergence(at: LatLng): number | null {
  const grid = gridAt(at);
  if (!grid) return null;
  const zone = Number(grid.gzd.slice(0, 2));
  const here = toUtm(zone, at);
  const north = toUtm(zone, { lat: at.lat + NORTHWARDS, lng: at.lng });
  const eastwards = north.easting - here.easting;
  return (-Math.atan2(eastwards, north.northing - here.northing) * 180) / Math.PI;
}

/** "850 m", "12.35 km", "1,250 km". */
export function lengthText(metres: number): string {
  if (Math.round(metres) < 1000) return `${Math.round(metres)} m`;
  const decimals = metres < 99_995 ? 2 : 0;
  const km = (metres / 1000).toLocaleString("en", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${km} km`;
}

/** A bearing in degrees with a decimal, "007.5°". */
export function degreesText(bearing: number): string {
  const tenths = Math.round(bearing * 10) % 3600;
  return `${(tenths / 10).toFixed(1).padStart(5, "0")}°`;
}

/** A bearing in whole mils, "0133 mils". */
export function milsText(mils: number): string {
  return `${String(Math.round(mils) % MILS).padStart(4, "0")} mils`;
}
