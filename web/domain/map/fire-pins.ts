/** Where fire came from and where it fell, placed on a map: each act gives the next state, and can be undone. */
import type { LatLng } from "../grid/geodesy";
import { FIRE_POINTS, type Fire, type FirePoint } from "./fire";
import { type MapPlace, OFF_GRID, type Picked, pickedFrom, takenAt } from "./map-grid";

export interface FirePins extends Record<FirePoint, Picked | null> {
  /** The point that the next click sets; null once both stand. */
  next: FirePoint | null;
  /** Why the last act changed nothing; "" if it did. */
  refusal: string;
  /** The state before the last change; null at the beginning. */
  before: FirePins | null;
}

export type FireAct =
  /** A click. */
  | { pick: MapPlace }
  /** A pin was dragged or nudged. */
  | { move: FirePoint; to: MapPlace }
  | { remove: FirePoint }
  /** The next click sets this one, also where it stands already. */
  | { choose: FirePoint }
  | "undo";

const missing = (pins: Record<FirePoint, Picked | null>) =>
  FIRE_POINTS.find((point) => pins[point] === null) ?? null;

/** The pins as a map opens: those that the form has. */
export function firePins({ poo, poi }: Fire, chosen: FirePoint | null): FirePins {
  const pins = { poo: pickedFrom(poo), poi: pickedFrom(poi) };
  return { ...pins, next: chosen ?? missing(pins), refusal: "", before: null };
}

/** What an act makes of the pins. */
export function fireStep(pins: FirePins, act: FireAct): FirePins {
  if (act === "undo") return pins.before ?? pins;
  if ("choose" in act) return { ...pins, next: act.choose, refusal: "" };
  if ("remove" in act) return changed(pins, act.remove, null);
  const point = "pick" in act ? pins.next : act.move;
  if (point === null) return pins;
  const taken = takenAt("pick" in act ? act.pick : act.to);
  return taken ? changed(pins, point, taken) : { ...pins, refusal: OFF_GRID };
}

function changed(pins: FirePins, point: FirePoint, at: Picked | null): FirePins {
  if (isSame(pins[point]?.at, at?.at)) return { ...pins, refusal: "" };
  const poo = point === "poo" ? at : pins.poo;
  const poi = point === "poi" ? at : pins.poi;
  return { poo, poi, next: missing({ poo, poi }), refusal: "", before: pins };
}

/** What Done takes into the form of what was placed since the map was opened; "" before anything was. */
export function doneText(pins: FirePins, fire: Fire): string {
  if (!pins.before) return "";
  if (pins.poo && pins.poi) return "Done takes both into the form.";
  const start = firePins(fire, null);
  const isPlaced = (point: FirePoint) => pins[point] && !isSame(pins[point].at, start[point]?.at);
  const named = (points: FirePoint[]) =>
    points.map((point) => point.toUpperCase()).join(" and the ");
  const placed = named(FIRE_POINTS.filter(isPlaced));
  const cleared = named(FIRE_POINTS.filter((point) => !pins[point] && start[point]));
  const lacking = named(FIRE_POINTS.filter((point) => !pins[point] && !start[point]));
  const does = [placed && `takes the ${placed}`, cleared && `clears the ${cleared}`];
  const text = does.filter(Boolean).join(" and ") || "changes nothing";
  return lacking ? `Done ${text}; the ${lacking} is still missing.` : `Done ${text}.`;
}

const isSame = (one: LatLng | undefined, other: LatLng | undefined) =>
  one?.lat === other?.lat && one?.lng === other?.lng;

/** The fire as the pins have it, and a point that is only pointed at where the next click would set it. */
export function firePlaced(pins: FirePins, fire: Fire, pointed: MapPlace | null): Fire {
  const next = pins.next && pins[pins.next] === null && pointed ? takenAt(pointed) : null;
  const grid = (point: FirePoint) =>
    (pins[point] ?? (point === pins.next ? next : null))?.grid ?? { gzd: "", coordinates: "" };
  return { ...fire, poo: grid("poo"), poi: grid("poi") };
}
