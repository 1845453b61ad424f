import type { LatLng } from "../grid/geodesy";
import { type GridReference, gridToLatLng } from "../grid/grid";

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
