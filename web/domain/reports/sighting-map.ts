/**
 * What the map does to a sighting: pins are the grid rows that hold a whole grid,
 * the circle is the first row with its dispersal. The form is the one truth; the
 * map only shows and changes it.
 */

import { type NumberRule, numberOf } from "../fields/number-field";
import { bearingDegrees, destination, distanceMetres, type LatLng } from "../grid/geodesy";
import { type GridPlace, gridAt, gridToLatLng, latLngToGrid } from "../grid/grid";
import { takenAt } from "../map/map-grid";
import type { GridAccuracy } from "../platforms/platform";
import {
  DISPERSAL,
  EFFECT_LABELS,
  type Effect,
  emptyRow,
  type GridRow,
  isLookedUp,
  isNotEmpty,
  isStarted,
  withGrid,
} from "./grid-row";
import { mostRows, rowsInUse, type SightingForm } from "./sighting";

/** The map holds no more pins; further rows are typed (specification 2 §9). */
export const PINS_MAX = 8;

/** A circle's radius in whole metres. */
export const RADIUS: NumberRule = { min: 1, max: 50_000 };

/** A vehicle on the map (specification 2 §3). */
export interface Pin extends LatLng {
  /** From 1 on: the number of its grid row. */
  id: number;
  /** The grid zone designator's five characters and the coordinates' digits. */
  mgrsCoord: string;
  bdaStatus: Effect;
}

/** A pin for those who do not see it, with what became of the vehicle there: "Pin 2, 34UFE 123 678 ±90 m, K-Kill". */
export const pinName = ({ id, bdaStatus }: Pin, grid: string): string =>
  [`Pin ${id}`, grid, ...(bdaStatus === "present" ? [] : [EFFECT_LABELS[bdaStatus]])].join(", ");

/** The area of several vehicles that are given by one grid. */
export interface CentreOfMassCircle {
  centerLat: number;
  centerLng: number;
  centerMgrs: string;
  /** Metres. */
  radius: number;
  /** Metres: the diameter, whole. */
  dispersal: number;
}

function positionOf({ gzd, coordinates }: GridRow): LatLng | null {
  return gridToLatLng(gzd, coordinates);
}

/** The pins of a sighting: its whole grids, at most eight. */
export function pinsOf(form: SightingForm): Pin[] {
  return form.gridRows.slice(0, Math.min(PINS_MAX, form.quantity)).flatMap((row) => {
    const at = positionOf(row);
    if (!at) return [];
    return [{ ...at, id: row.id, mgrsCoord: row.gzd + row.coordinates, bdaStatus: row.effect }];
  });
}

function changeRow(
  form: SightingForm,
  id: number,
  change: (row: GridRow) => GridRow,
): SightingForm {
  return { ...form, gridRows: form.gridRows.map((row) => (row.id === id ? change(row) : row)) };
}

function withRow(form: SightingForm, id: number, part: Partial<GridRow>): SightingForm {
  return changeRow(form, id, (row) => ({ ...row, ...part }));
}

/** The pin, or a circle's centre, at another place. @throws RangeError where the grid does not reach */
export function movePin(form: SightingForm, id: number, at: GridPlace): SightingForm {
  const grid = latLngToGrid(at, at.digits);
  return changeRow(form, id, (row) => withGrid(row, grid));
}

/** The rows that may take a pin: a vehicle more would make several moving ones a centre of mass. */
function pinRowsMost(form: SightingForm): number {
  return form.motion === "moving" ? 1 : Math.min(PINS_MAX, mostRows(form));
}

/** The first row that a new pin may use: one with nothing but an effect. */
function freeRow(form: SightingForm): GridRow | undefined {
  const most = Math.min(pinRowsMost(form), form.quantity);
  return form.gridRows.slice(0, most).find((row) => !isStarted(row));
}

/** The number of the next pin, and whether it takes a row that is there or raises the quantity. */
export function nextPin(form: SightingForm): { id: number; isMore: boolean } {
  const free = freeRow(form);
  return free ? { id: free.id, isMore: false } : { id: form.quantity + 1, isMore: true };
}

/** Why the map can take no further pin, in a sentence for the operator; null if it can. */
export function roomError(form: SightingForm): string | null {
  const most = pinRowsMost(form);
  if (freeRow(form) || form.quantity < most) return null;
  // It is no pin yet, and what was typed in it is never written over.
  const begun = form.gridRows.slice(0, most).find((row) => !positionOf(row));
  if (begun) return `Row ${begun.id} is incomplete. Finish it in the form.`;
  if (form.motion !== "moving" && most < PINS_MAX) return `The report takes ${most} grids.`;
  if (most < PINS_MAX) return "Draw a circle for several moving vehicles.";
  return "The map takes eight pins. Type further grids in the form.";
}

/**
 * A pin more: it takes the first row without a grid, else a new one, and raises the quantity where it must.
 * @returns the form and the pin's number; null if there is no room: {@link roomError} says why
 * @throws RangeError where the grid does not reach
 */
export function addPin(
  form: SightingForm,
  at: GridPlace,
  accuracy: GridAccuracy,
): { form: SightingForm; id: number } | null {
  if (roomError(form) !== null) return null;
  const { id, isMore } = nextPin(form);
  if (!isMore) return { form: movePin(form, id, at), id };
  const row = withGrid(emptyRow(id, accuracy), latLngToGrid(at, at.digits));
  // Rows that a smaller quantity hides are other vehicles' and stay behind it.
  const gridRows = [...form.gridRows.slice(0, id - 1), row, ...form.gridRows.slice(id - 1)]
    .slice(0, mostRows(form))
    .map((each, index) => ({ ...each, id: index + 1 }));
  return { form: { ...form, quantity: id, gridRows }, id };
}

/**
 * The row in use where a pin of this place would stand: on the same square metre. One place holds one pin.
 * @param except the number of a row that does not count: the one that is being moved
 * @returns its number; null if the place is free
 */
export function rowAt(form: SightingForm, at: GridPlace, except?: number): number | null {
  const taken = takenAt(at);
  const wanted = taken && gridAt(taken.at);
  if (!wanted) return null;
  const standing = rowsInUse(form).find((row) => {
    const position = row.id === except ? null : positionOf(row);
    const grid = position && gridAt(position);
    return grid?.gzd === wanted.gzd && grid.coordinates === wanted.coordinates;
  });
  return standing?.id ?? null;
}

/**
 * Without a pin: the others move up in order, each with its row's effect and typed values; rows without a pin that
 * hold anything follow them, and empty rows go. The quantity becomes the number of rows that hold anything, at least
 * 1; rows that a smaller quantity had hidden before stay behind it.
 */
export function deletePin(form: SightingForm, id: number, accuracy: GridAccuracy): SightingForm {
  const pinned = new Set(pinsOf(form).map((pin) => pin.id));
  if (!pinned.has(id)) return form;
  const others = form.gridRows.slice(0, form.quantity).filter((row) => row.id !== id);
  const [first, ...rest] = [
    ...others.filter((row) => pinned.has(row.id)),
    ...others.filter((row) => !pinned.has(row.id) && isNotEmpty(row)),
  ];
  // Dispersal is the first row's alone: moved behind another it is gone.
  const behind = rest.map((row) => ({ ...row, dispersal: "" })).filter(isNotEmpty);
  const inUse = [first ?? emptyRow(1, accuracy), ...behind];
  const hidden = form.gridRows.slice(form.quantity).filter(isNotEmpty);
  const gridRows = [...inUse, ...hidden].map((row, index) => ({ ...row, id: index + 1 }));
  return { ...form, quantity: inUse.length, gridRows };
}

export function withEffect(form: SightingForm, id: number, effect: Effect): SightingForm {
  return withRow(form, id, { effect });
}

/** What the map changes of a sighting. */
export type MapPart = Pick<SightingForm, "quantity" | "gridRows" | "centreOfMass">;

export function mapPartOf({ quantity, gridRows, centreOfMass }: SightingForm): MapPart {
  return { quantity, gridRows, centreOfMass };
}

/** The sighting with the map's earlier state restored; everything else is unchanged. */
export function withMapPart(form: SightingForm, part: MapPart): SightingForm {
  return { ...form, ...part };
}

/** No pins, one empty row, quantity 1. */
export function clearedMap(form: SightingForm, accuracy: GridAccuracy): SightingForm {
  const isMoving = form.motion === "moving";
  return {
    ...form,
    quantity: 1,
    gridRows: [emptyRow(1, accuracy)],
    centreOfMass: isMoving && form.centreOfMass,
  };
}

/** Whether any row holds anything, on the map or not: clearing the map removes it all. */
export function holdsAnything(form: SightingForm): boolean {
  return form.gridRows.some(isNotEmpty);
}

/** Where the centre of mass lies, with a dispersal or without one; null until its grid is whole. */
export function centreOf(form: SightingForm): LatLng | null {
  const [row] = rowsInUse(form);
  return row ? positionOf(row) : null;
}

/** The circle of a sighting given by its centre of mass; null until its grid and dispersal are there. */
export function circleOf(form: SightingForm): CentreOfMassCircle | null {
  const [row] = rowsInUse(form);
  const at = centreOf(form);
  const dispersal = numberOf(row?.dispersal ?? "", DISPERSAL) ?? 0;
  if (!row || !at || dispersal === 0) return null;
  return {
    centerLat: at.lat,
    centerLng: at.lng,
    centerMgrs: row.gzd + row.coordinates,
    radius: dispersal / 2,
    dispersal,
  };
}

/** The circle that two places across from each other make; its radius is in metres. */
export function circleBetween(a: LatLng, b: LatLng): { centre: LatLng; radius: number } {
  const radius = distanceMetres(a, b) / 2;
  return { centre: destination(a, bearingDegrees(a, b), radius), radius };
}

/**
 * The sighting given by a circle: its centre becomes row 1's grid, its diameter the dispersal.
 * @param radius metres
 * @throws RangeError where the grid does not reach
 */
export function withCircle(form: SightingForm, centre: GridPlace, radius: number): SightingForm {
  const dispersal = String(Math.round(2 * radius));
  return { ...withRow(movePin(form, 1, centre), 1, { dispersal }), centreOfMass: true };
}

/** The circle at another place; its dispersal stays. @throws RangeError where the grid does not reach */
export function moveCircle(form: SightingForm, centre: GridPlace): SightingForm {
  return { ...movePin(form, 1, centre), centreOfMass: true };
}

/** The nearest radius that a circle can have. @param radius metres */
export function boundedRadius(radius: number): number {
  return Math.min(RADIUS.max, Math.max(RADIUS.min, radius));
}

/**
 * The circle with another radius, in metres: the dispersal becomes twice of it, and the grid stays.
 * A radius that no circle can have changes nothing.
 */
export function withRadius(form: SightingForm, radius: number): SightingForm {
  if (!(radius >= RADIUS.min && radius <= RADIUS.max)) return form;
  const changed = withRow(form, 1, { dispersal: String(Math.round(2 * radius)) });
  return { ...changed, centreOfMass: true };
}

/** Whether a row's height may be looked up: it has none, or one that was looked up before. */
export function takesAltitude(row: GridRow): boolean {
  return row.altitude === "" || isLookedUp(row);
}

/** A pin's height in feet, as a lookup answered it; a typed one stays until it is cleared. */
export function withAltitude(
  form: SightingForm,
  id: number,
  { feet, rough }: { feet: number; rough: boolean },
): SightingForm {
  const row = form.gridRows.find((each) => each.id === id);
  if (!row || !takesAltitude(row)) return form;
  const altitude = String(feet);
  return withRow(form, id, { altitude, altitudeRough: rough, altitudeLookedUp: true });
}

/** The heights that were looked up since a part of the map was kept, of the pins that stand where they stood then. */
export function withHeightsOf(form: SightingForm, since: SightingForm): SightingForm {
  const pins = new Set(pinsOf(form).map(({ id }) => id));
  const gridRows = form.gridRows.map((row, index) => {
    const now = pins.has(row.id) ? since.gridRows[index] : undefined;
    const isFound = now && now.altitude !== "" && isLookedUp(now) && row.altitude === "";
    if (!isFound || now.gzd !== row.gzd || now.coordinates !== row.coordinates) return row;
    const { altitude, altitudeRough, altitudeLookedUp } = now;
    return { ...row, altitude, altitudeRough, altitudeLookedUp };
  });
  return { ...form, gridRows };
}
