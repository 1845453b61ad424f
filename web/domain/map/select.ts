/**
 * The Map Selector, gesture by gesture: pins, what became of each, one circle for several vehicles. `selectStep` makes
 * the next state of what the operator did; `../reports/sighting-map` has what that makes of the report's rows.
 */
import { distanceMetres, type LatLng } from "../grid/geodesy";
import { type GridPlace, gridAt } from "../grid/grid";
import type { GridAccuracy } from "../platforms/platform";
import { EFFECT_LABELS, type Effect, isStarted } from "../reports/grid-row";
import { type SightingForm, usesCentreOfMass } from "../reports/sighting";
import {
  addPin,
  circleBetween,
  circleOf,
  clearedMap,
  deletePin,
  holdsAnything,
  type MapPart,
  mapPartOf,
  moveCircle,
  movePin,
  nextPin,
  pinsOf,
  RADIUS,
  roomError,
  rowAt,
  withCircle,
  withEffect,
  withHeightsOf,
  withMapPart,
  withRadius,
} from "../reports/sighting-map";
import { coarser, type MapPlace, metresPerPixel, takenAt } from "./map-grid";

/** Placing pins; saying what became of each; or one circle for several vehicles. */
export type SelectMode = "pins" | "bda" | "com";

export interface Selecting {
  form: SightingForm;
  mode: SelectMode;
  /** The first of the two clicks that make a circle. */
  start: MapPlace | null;
  /** The number of the pin that keys are meant for. */
  chosen: number | null;
  /** A question that must be answered before anything is lost. */
  asking: "enter" | "exit" | null;
  /** What the last act came to, in a sentence, where the map itself does not show it; "" if it does. */
  notice: string;
  /** The changes since the map was opened, the last at the end. */
  changes: readonly Change[];
  /** The map before it was last cleared: it outlives this map. */
  kept: MapPart | null;
}

interface Change {
  /** "pin 2 moved". */
  what: string;
  before: MapPart;
  /** Whether `kept` has it as well. */
  isKept: boolean;
}

export type SelectAct =
  /** A click, at this zoom. */
  | { pick: MapPlace; zoom: number }
  /** A pin was dragged or nudged. */
  | { move: number; to: MapPlace }
  | { remove: number }
  | { choose: number | null }
  /** What became of the chosen one. */
  | { effect: Effect }
  | { moveCircle: MapPlace }
  /** Metres; a radius that no circle can have changes nothing. */
  | { radius: number }
  | "bda"
  | "centre-of-mass"
  /** The question's answers. */
  | "confirm"
  | "cancel"
  | "reset"
  | "undo";

/** What else follows from an act. */
export interface SelectEffects {
  /** A place whose exactness is kept, as the grid's digits alone do not say it. */
  exact?: MapPlace;
  /** Its height is looked up: at once, after a row was added for it, or once it rests. */
  height?: { at: GridPlace; when: "now" | "grown" | "settled" };
  /** The heights that rows lack are looked up. */
  missingHeights?: true;
}

/** What the map's rules need besides its state. */
export interface SelectRules {
  /** Of rows that are added. */
  accuracy: GridAccuracy;
  /** What the number of rows is called: the quantity, where they follow one. */
  counted: string;
}

/** Pins nearer to each other than this look like one. */
const APART_PX = 4;
/** The number of changes that can be undone. */
const MOST_CHANGES = 100;

const modeOf = (form: SightingForm): SelectMode =>
  form.centreOfMass || usesCentreOfMass(form) ? "com" : "pins";

/** The map as it opens. */
export function selecting(form: SightingForm, kept: MapPart | null): Selecting {
  return {
    form,
    mode: modeOf(form),
    start: null,
    chosen: null,
    asking: null,
    notice: "",
    changes: [],
    kept,
  };
}

/** The map's part of a report that is about to be cleared; null for an empty one, which nobody wants back. */
export const worthKeeping = (form: SightingForm): MapPart | null =>
  form.quantity > 1 || holdsAnything(form) ? mapPartOf(form) : null;

/** What can be undone: a change of this map, a cleared map, or nothing. */
export function undoable({ changes, kept }: Selecting): "change" | "reset" | null {
  const last = changes.at(-1);
  if (last) return last.isKept ? "reset" : "change";
  return kept && "reset";
}

type Next = [Selecting, SelectEffects?];

/** Which pin the next click sets; once as many stand as the quantity says, what one more would come to. */
export function pinStep(
  form: SightingForm,
  counted: string,
  click: "Click" | "Tap",
): { step?: string; hint: string } {
  const full = roomError(form);
  if (full !== null) return { hint: full };
  const { id, isMore } = nextPin(form);
  if (!isMore) return { step: `Next: pin ${id}`, hint: `${click} where a vehicle is.` };
  const pins = pinsOf(form);
  const begun = form.gridRows.find((row) => row.id < id && !pins.some((pin) => pin.id === row.id));
  const more = `Another ${click.toLowerCase()} adds pin ${id}: ${counted} ${id}.`;
  if (begun) return { hint: `Row ${begun.id} is incomplete. ${more}` };
  return { step: pins.length === 1 ? "1 pinned" : `All ${pins.length} pinned`, hint: more };
}

/** What an act makes of the map. A place beyond the grid changes nothing (specification 2 §8). */
export function selectStep(now: Selecting, act: SelectAct, rules: SelectRules): Next {
  // The focus comes back to it after each change.
  if (typeof act === "object" && "choose" in act && act.choose === now.chosen) return [now];
  const state = { ...now, notice: "" };
  if (typeof act === "string") return [ACTS[act](state, rules)];
  if ("choose" in act) return [choose(state, act.choose)];
  if ("pick" in act)
    return state.mode === "com" ? drawCircle(state, act.pick) : pick(state, act, rules);
  if ("move" in act) return move(state, act.move, act.to);
  if ("remove" in act) return remove(state, act.remove, rules);
  if ("effect" in act) return [setEffect(state, act.effect)];
  if ("moveCircle" in act) return shiftCircle(state, act.moveCircle);
  const form = withRadius(state.form, act.radius);
  return [form === state.form ? state : changed(state, "radius", form, { isOne: true })];
}

const ACTS: Record<
  Extract<SelectAct, string>,
  (state: Selecting, rules: SelectRules) => Selecting
> = {
  bda: (state) =>
    state.mode === "com" ? state : { ...state, mode: state.mode === "bda" ? "pins" : "bda" },
  "centre-of-mass": askOrSwitch,
  confirm: (state, rules) => {
    if (state.asking === null) return state;
    const mode: SelectMode = state.mode === "com" ? "pins" : "com";
    const next = cleared({ ...state, asking: null }, rules);
    const form = mode === "pins" ? { ...next.form, centreOfMass: false } : next.form;
    return { ...next, form, mode, notice: clearedText(rules) };
  },
  cancel: (state) => ({ ...state, asking: null }),
  reset: (state, rules) => ({ ...cleared(state, rules), notice: clearedText(rules) }),
  undo,
};

/** A change to be taken back. Consecutive ones of a kind, such as of a radius, count as one. */
function changed(
  state: Selecting,
  what: string,
  form: SightingForm,
  { isKept = false, isOne = false } = {},
): Selecting {
  const change: Change = { what, before: mapPartOf(state.form), isKept };
  const isSame = isOne && state.changes.at(-1)?.what === what;
  return {
    ...state,
    form,
    kept: (isKept && worthKeeping(state.form)) || state.kept,
    changes: isSame ? state.changes : [...state.changes, change].slice(-MOST_CHANGES),
  };
}

function choose(state: Selecting, pin: number | null): Selecting {
  if (state.mode === "com" || pin === null) return { ...state, chosen: null };
  const stands = pinsOf(state.form).some(({ id }) => id === pin);
  return stands ? { ...state, chosen: pin } : { ...state, notice: `There is no pin ${pin}.` };
}

const takenNotice = (state: Selecting, row: number): Selecting => ({
  ...state,
  notice: `Grid ${row} is already at this place.`,
});

function pick(
  state: Selecting,
  { pick: at, zoom }: { pick: MapPlace; zoom: number },
  rules: SelectRules,
): Next {
  const { form, mode } = state;
  // In BDA mode a click adds no pin.
  if (mode === "bda") return [state];
  const taken = takenAt(at);
  const near = APART_PX * metresPerPixel(at, zoom);
  const under = (place: LatLng) =>
    pinsOf(form).find((pin) => distanceMetres(pin, place) < near)?.id ?? null;
  // Where it would stand is not quite where it was clicked.
  const standing = rowAt(form, at) ?? under(at) ?? under(taken?.at ?? at);
  if (standing !== null) return [takenNotice(state, standing)];
  const error = roomError(form);
  if (error !== null) return [{ ...state, notice: error }];
  const added = taken && addPin(form, at, rules.accuracy);
  if (!added) return [state];
  const when = pinsOf(form).length >= form.quantity ? "grown" : "now";
  return [
    { ...changed(state, "pin placed", added.form), chosen: added.id },
    { exact: at, height: { at, when } },
  ];
}

/** Whether there is a grid, and another one than the row has: within the square that it names nothing moves. */
function isElsewhere({ form }: Selecting, id: number, at: MapPlace): boolean {
  const grid = gridAt(at, at.digits);
  const row = form.gridRows[id - 1];
  return grid !== null && !(grid.gzd === row?.gzd && grid.coordinates === row.coordinates);
}

function move(state: Selecting, pin: number, to: MapPlace): Next {
  if (state.mode !== "pins" || !pinsOf(state.form).some(({ id }) => id === pin)) return [state];
  if (!isElsewhere(state, pin, to)) return [state];
  const standing = rowAt(state.form, to, pin);
  if (standing !== null) return [takenNotice(state, standing)];
  const moved = changed(state, `pin ${pin} moved`, movePin(state.form, pin, to));
  return [
    { ...moved, chosen: pin },
    { exact: to, height: { at: to, when: "settled" } },
  ];
}

function remove(state: Selecting, pin: number, { accuracy, counted }: SelectRules): Next {
  const form = deletePin(state.form, pin, accuracy);
  if (state.mode !== "pins" || form === state.form) return [state];
  const notice = deletedText(pin, state.form, form, counted);
  return [
    { ...changed(state, `pin ${pin} deleted`, form), chosen: null, notice },
    { missingHeights: true },
  ];
}

/** M measures, unless a pin is chosen in BDA mode (beyond §15). */
export const takesEffect = ({ mode, chosen }: Selecting): boolean =>
  mode === "bda" && chosen !== null;

function setEffect(state: Selecting, effect: Effect): Selecting {
  const { chosen, form } = state;
  if (!takesEffect(state) || chosen === null) return state;
  const notice = `Pin ${chosen}: ${EFFECT_LABELS[effect]}.`;
  if (form.gridRows[chosen - 1]?.effect === effect) return { ...state, notice };
  return { ...changed(state, `status of pin ${chosen}`, withEffect(form, chosen, effect)), notice };
}

function drawCircle(state: Selecting, at: MapPlace): Next {
  const { start, form } = state;
  if (circleOf(form)) return [state];
  if (!start) return [{ ...state, start: at }];
  const { centre: middle, radius } = circleBetween(start, at);
  const centre = { ...middle, ...coarser(start, at) };
  if (radius < RADIUS.min) return [state];
  if (radius > RADIUS.max) {
    const notice = `Maximum radius ${RADIUS.max.toLocaleString("en")} m. Click closer.`;
    return [{ ...state, notice }];
  }
  if (!gridAt(centre)) return [{ ...state, start: null }];
  // The form may have been at its centre of mass before: nobody was asked, so it can be undone.
  const [first] = form.gridRows;
  const isReplacing = first !== undefined && isStarted(first);
  const drawn = changed(state, "circle drawn", withCircle(form, centre, radius), {
    isKept: isReplacing,
  });
  const notice = isReplacing ? "Grid 1 now has the circle. Alt Z restores what it had before." : "";
  return [
    { ...drawn, start: null, notice },
    { exact: centre, height: { at: centre, when: "now" } },
  ];
}

function shiftCircle(state: Selecting, centre: MapPlace): Next {
  if (state.mode !== "com" || !circleOf(state.form) || !isElsewhere(state, 1, centre))
    return [state];
  return [
    changed(state, "circle moved", moveCircle(state.form, centre)),
    { exact: centre, height: { at: centre, when: "settled" } },
  ];
}

/** Several vehicles on the move are given by their centre of mass, here as on the form. */
export const isLocked = ({ form }: Selecting): boolean =>
  form.motion === "moving" && form.quantity > 1;

function askOrSwitch(state: Selecting): Selecting {
  const { mode, form } = state;
  if (mode === "com" && isLocked(state)) return state;
  if (mode !== "com" && holdsAnything(form)) return { ...state, asking: "enter" };
  if (mode === "com" && circleOf(form)) return { ...state, asking: "exit" };
  return switchMass(state);
}

function switchMass(state: Selecting): Selecting {
  const next = { ...state, start: null, chosen: null };
  if (state.mode !== "com") return { ...next, mode: "com" };
  const form = { ...state.form, centreOfMass: false };
  return {
    ...(state.form.centreOfMass ? changed(next, "centre of mass", form) : next),
    mode: "pins",
  };
}

function cleared(state: Selecting, { accuracy }: SelectRules): Selecting {
  const next = { ...state, start: null, chosen: null };
  const form = clearedMap(state.form, accuracy);
  if (!worthKeeping(state.form)) return { ...next, form };
  return changed(next, "map cleared", form, { isKept: true });
}

function undo(state: Selecting, { counted }: SelectRules): Selecting {
  const last = state.changes.at(-1);
  const part = last?.before ?? state.kept;
  if (!part) return state;
  const form = withHeightsOf(withMapPart(state.form, part), state.form);
  const mode = modeOf(form) === "pins" && state.mode === "bda" ? "bda" : modeOf(form);
  const what = !last || last.isKept ? "The map is restored" : `Undone: ${last.what}`;
  return {
    form,
    mode,
    start: null,
    asking: null,
    chosen: pinsOf(form).some(({ id }) => id === state.chosen) ? state.chosen : null,
    notice: `${what}. ${nowIs(counted, form.quantity)}`,
    changes: state.changes.slice(0, -1),
    // What an earlier map had takes the place of what this one has, which is kept in turn.
    kept: last ? (last.isKept ? null : state.kept) : worthKeeping(state.form),
  };
}

const clearedText = ({ counted }: SelectRules) => `The map is cleared. ${nowIs(counted, 1)}`;

const nowIs = (counted: string, count: number) =>
  `${counted.slice(0, 1).toUpperCase()}${counted.slice(1)} is now ${count}.`;

/** What deleting a pin came to, beyond the pin. */
function deletedText(
  id: number,
  before: SightingForm,
  after: SightingForm,
  counted: string,
): string {
  const empty = before.quantity - 1 - after.quantity;
  const [first] = before.gridRows;
  const hasLostDispersal = id !== 1 && first?.dispersal && !after.gridRows[0]?.dispersal;
  return [
    `Pin ${id} deleted. ${nowIs(counted, after.quantity).slice(0, -1)}`,
    empty > 0 && `: ${empty} empty ${empty === 1 ? "row" : "rows"} removed`,
    ".",
    hasLostDispersal && " The dispersal of Grid 1 was removed.",
    " Undo restores it.",
  ]
    .filter(Boolean)
    .join("");
}
