import type { LatLng } from "../grid/geodesy";
import { type GridReference, gridAt, gridToLatLng } from "../grid/grid";

/** The pin's position and its grid. */
export interface Picked {
  at: LatLng;
  grid: GridReference;
}

/** The grid that a form holds already, kept as it is until the pin is moved; null if it is not whole. */
export function pickedFrom({ gzd, coordinates }: GridReference): Picked | null {
  const at = gridToLatLng(gzd, coordinates);
  return at && { at, grid: { gzd, coordinates: coordinates.replace(/\s/g, "") } };
}

/** A place on the map down to a metre; null if there is no grid, beyond 84° N and 80° S. */
export function pickedAt(at: LatLng): Picked | null {
  const grid = gridAt(at);
  return grid && { at, grid };
}
