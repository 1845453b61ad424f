import type { Direction } from "../fields/heading";
import { type NumberRule, type Quantity, quantityTyped } from "../fields/number-field";
import type { GridReference } from "../grid/grid";
import type { Side } from "../platforms/affiliation";
import type { GridAccuracy, Platform } from "../platforms/platform";
import { emptyRow, type GridRow, withGrid } from "./grid-row";

export const MOTIONS = ["static", "moving"] as const;
export type Motion = (typeof MOTIONS)[number];

export const ENVIRONMENTS = ["open", "dug-in", "urban", "woodland", "dug-in-ohp"] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export const ENVIRONMENT_LABELS: Record<Environment, string> = {
  open: "Open",
  "dug-in": "Dug-in",
  urban: "Urban",
  woodland: "Woodland",
  "dug-in-ohp": "Dug-in OHP",
};

/** What an operator chooses from. */
export const MOTION_CHOICES: { value: Motion; label: string }[] = [
  { value: "static", label: "Static" },
  { value: "moving", label: "Moving" },
];
export const ENVIRONMENT_CHOICES = ENVIRONMENTS.map((value) => ({
  value,
  label: ENVIRONMENT_LABELS[value],
}));

/** The quantity of one report. */
export const QUANTITY: NumberRule = { min: 1, max: 20 };

/** The parts of a platform that a report keeps, so that it can be read without the database. */
export interface ReportedPlatform {
  id: string;
  platformId: string;
  aka: string;
  description: string;
  category: string;
  gridUnit: GridAccuracy;
}

export interface SightingForm extends Quantity {
  vehicle: ReportedPlatform;
  /** Whose it is: hostile unless the operator says otherwise of a platform that both sides have. */
  side: Side;
  callSign: string;
  /** The report's six-character identifier. */
  randomNumber: string;
  userAsset: string;
  motion: "" | Motion;
  environment: "" | Environment;
  /** km/h, as typed. */
  speed: string;
  direction: "" | Direction;
  centreOfMass: boolean;
  freeText: string;
  gridRows: GridRow[];
  /** The most rows of a unit's own format, if they are fewer than a sighting's. */
  rowsMost?: number;
  /** The DTG of the last copy; "" before. */
  currentDTG: string;
}

export interface SightingStart {
  platform: ReportedPlatform;
  callSign: string;
  asset: string;
  gridAccuracy: GridAccuracy;
  identifier: string;
}

export function newSighting(start: SightingStart): SightingForm {
  return {
    vehicle: start.platform,
    side: "hostile",
    callSign: start.callSign,
    randomNumber: start.identifier,
    userAsset: start.asset,
    quantity: QUANTITY.min,
    motion: "",
    environment: "",
    speed: "",
    direction: "",
    centreOfMass: false,
    freeText: "",
    gridRows: [emptyRow(1, start.gridAccuracy)],
    currentDTG: "",
  };
}

/** How many rows the form may have. */
export const mostRows = ({ rowsMost = QUANTITY.max }: SightingForm): number => rowsMost;

/** Centre of mass only means something for more than one vehicle; moving ones are always given by it. */
export function usesCentreOfMass(form: SightingForm): boolean {
  return form.quantity > 1 && (form.centreOfMass || form.motion === "moving");
}

/** The rows that count: as many as there are vehicles, or the one of the centre of mass. */
export function rowsInUse(form: SightingForm): GridRow[] {
  return form.gridRows.slice(0, usesCentreOfMass(form) ? 1 : form.quantity);
}

/**
 * The form with another quantity, as typed in its field: rows are added as needed and typed values are kept, even in
 * rows that a smaller quantity hides, until the report is sent. An invalid quantity changes no row.
 */
export function withQuantity(
  form: SightingForm,
  typed: string,
  accuracy: GridAccuracy,
): SightingForm {
  const quantity = quantityTyped(typed, QUANTITY, form.quantity);
  const rows = [...form.gridRows];
  while (rows.length < quantity.quantity) {
    rows.push(emptyRow(rows.length + 1, accuracy));
  }
  return { ...form, ...quantity, gridRows: rows };
}

/**
 * Why this many grids cannot fill the rows from one row on, in words for its field; null if they can. A visible row
 * that has a grid is never overwritten.
 * @param id the number of the first of these rows
 */
export function rowsError(form: SightingForm, id: number, count: number): string | null {
  if (usesCentreOfMass(form) || form.motion === "moving") {
    return `Check grid: ${count} grids, centre of mass has one`;
  }
  const taken = form.gridRows
    .slice(id, Math.min(form.quantity, id - 1 + count))
    .find(({ gzd, coordinates }) => gzd !== "" || coordinates !== "");
  return taken ? `Check grid: ${count} grids, row ${taken.id} is filled` : null;
}

/**
 * The form with grids in its rows from one row on; the quantity grows with them, up to
 * its most. What a smaller quantity had hidden in the added rows was another vehicle's,
 * and goes. `left` are the grids for which there is no row.
 */
export function withGrids(
  form: SightingForm,
  id: number,
  grids: readonly GridReference[],
  accuracy: GridAccuracy,
): { form: SightingForm; left: GridReference[] } {
  const placed = grids.slice(0, mostRows(form) - id + 1);
  const quantity = Math.max(form.quantity, id - 1 + placed.length);
  const inSight = { ...form, gridRows: form.gridRows.slice(0, form.quantity) };
  const grown = withQuantity(quantity > form.quantity ? inSight : form, String(quantity), accuracy);
  const gridRows = grown.gridRows.map((row) => {
    const grid = placed[row.id - id];
    return grid ? withGrid(row, grid) : row;
  });
  return { form: { ...grown, gridRows }, left: grids.slice(placed.length) };
}

/** The parts of a platform that a report takes along. */
export function toReported(platform: Platform): ReportedPlatform {
  const { id, platformId, aka, description, category, gridUnit } = platform;
  return { id: String(id), platformId, aka, description, category, gridUnit };
}

/** The form on another platform; whose it is stays said only where both sides have that one as well. */
export function withPlatform(
  form: SightingForm,
  vehicle: ReportedPlatform,
  bothSides: boolean,
): SightingForm {
  return { ...form, vehicle, side: bothSides ? form.side : "hostile" };
}

/** Direction and speed belong to moving vehicles only. */
export function withMotion(form: SightingForm, motion: Motion): SightingForm {
  if (motion === "moving") return { ...form, motion };
  return { ...form, motion, direction: "", speed: "" };
}
