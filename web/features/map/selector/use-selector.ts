import type { Map as LeafletMap } from "leaflet";
import { useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { gridAt } from "../../../domain/grid/grid";
import { coarser, type MapPlace, takenAt } from "../../../domain/map/map-grid";
import type { GridAccuracy } from "../../../domain/platforms/platform";
import { type Effect, isStarted } from "../../../domain/reports/grid-row";
import { type SightingForm, usesCentreOfMass } from "../../../domain/reports/sighting";
import {
  addPin,
  centreOf,
  circleBetween,
  circleOf,
  clearedMap,
  deletePin,
  holdsAnything,
  type MapPart,
  mapPartOf,
  moveCircle,
  movePin,
  pinsOf,
  RADIUS,
  roomError,
  rowAt,
  withCircle,
  withEffect,
  withMapPart,
  withRadius,
} from "../../../domain/reports/sighting-map";
import { keepExact } from "../base";
import { useAltitudes } from "./use-altitudes";

/** Placing pins; saying what became of each; or one circle for several vehicles. */
export type Mode = "pins" | "bda" | "com";

/** Specification 2 §9: the form follows a new pin after this, and its height is asked for after that. */
const PIN_DELAY_MS = 50;
const GROWN_DELAY_MS = 100;
/** Pins nearer to each other than this look like one. */
const APART_PX = 4;

/** Takes back what cleared the map. The form holds it, as it outlives the map. */
export interface MapUndo {
  /** Whether there is something to take back. */
  isOffered: boolean;
  /** Keeps what the map has made of the report so far: it is about to be cleared. */
  keep(): void;
  /** @returns the restored form; null if there is nothing to restore */
  run(): MapPart | null;
  /** The kept state is back. */
  forget(): void;
}

interface Options {
  map: LeafletMap | null;
  form: SightingForm;
  accuracy: GridAccuracy;
  undo: MapUndo;
  onUpdate(change: (form: SightingForm) => SightingForm): void;
  /** What the number of rows is called: the quantity, where they follow one. */
  counted: string;
}

/** A change that the map made, to be taken back. */
interface Step {
  /** The change in words: "pin 2 placed". */
  what: string;
  before: MapPart;
  /** Whether the form keeps the previous state as well. */
  isKept: boolean;
}

/** The number of changes that can be undone. */
const MOST_STEPS = 100;

const modeOf = (form: SightingForm): Mode =>
  form.centreOfMass || usesCentreOfMass(form) ? "com" : "pins";

/** What the operator does on the map, as changes of the form. */
export function useSelector({ map, form, accuracy, undo, onUpdate, counted }: Options) {
  const cleared = `The map is cleared. ${nowIs(counted, 1)}`;
  const [mode, setMode] = useState<Mode>(() => modeOf(form));
  /** What the last action came to, in a sentence, where the map itself does not show it. */
  const [notice, setNotice] = useState("");
  /** The first of the two clicks that make a circle. */
  const [start, setStart] = useState<MapPlace | null>(null);
  const [asking, setAsking] = useState<"enter" | "exit" | null>(null);
  const latest = useRef(form);
  latest.current = form;
  const { fill, fillSettled, fillMissing } = useAltitudes(latest, onUpdate);
  /** The changes since the map was opened, the last at the end. */
  const [steps, setSteps] = useState<readonly Step[]>([]);

  /** What the grid does not reach is only logged: specification 2 §8. */
  function update(change: (form: SightingForm) => SightingForm): void {
    setNotice("");
    onUpdate((now) => {
      try {
        return change(now);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        console.warn("map:", error.message);
        return now;
      }
    });
  }

  /** Keeps the state before a change. Consecutive changes of one kind, such as of a radius, count as one. */
  function note(what: string, { isKept = false, isOne = false } = {}): void {
    const step: Step = { what, before: mapPartOf(latest.current), isKept };
    if (isKept) undo.keep();
    setSteps((now) =>
      isOne && now.at(-1)?.what === what ? now : [...now, step].slice(-MOST_STEPS),
    );
  }

  /** Says that a position is taken: each holds one pin. @returns whether it is */
  function isTaken(standing: number | null): boolean {
    if (standing !== null) setNotice(`Grid ${standing} is already at this place.`);
    return standing !== null;
  }

  /** Whether there is a grid, and another one than the row has: within the square that it names nothing moves. */
  function isElsewhere(id: number, at: MapPlace): boolean {
    const grid = gridAt(at, at.digits);
    const row = latest.current.gridRows[id - 1];
    return grid !== null && !(grid.gzd === row?.gzd && grid.coordinates === row.coordinates);
  }

  /** The pin that a new one would lie on, as the map shows it. */
  function pinUnder(at: LatLng): number | null {
    const on = ({ lat, lng }: LatLng) => map?.latLngToContainerPoint([lat, lng]);
    const place = on(at);
    const isNear = (pin: LatLng) => place && (on(pin)?.distanceTo(place) ?? APART_PX) < APART_PX;
    return pinsOf(latest.current).find(isNear)?.id ?? null;
  }

  function addPinAt(at: MapPlace): void {
    setTimeout(() => {
      const taken = takenAt(at);
      // Where it would stand is not quite where it was clicked.
      if (isTaken(rowAt(latest.current, at) ?? pinUnder(at) ?? pinUnder(taken?.at ?? at))) return;
      const before = latest.current;
      const error = roomError(before);
      if (error !== null) {
        setNotice(error);
        return;
      }
      if (!taken) return;
      note("pin placed");
      keepExact(at);
      update((now) => addPin(now, at, accuracy)?.form ?? now);
      const grows = pinsOf(before).length >= before.quantity;
      fill(at, grows ? GROWN_DELAY_MS : 0);
    }, PIN_DELAY_MS);
  }

  function drawCircle(at: MapPlace): void {
    if (!start) {
      setStart(at);
      return;
    }
    const { centre: middle, radius } = circleBetween(start, at);
    const centre = { ...middle, ...coarser(start, at) };
    if (radius < RADIUS.min) return;
    if (radius > RADIUS.max) {
      setNotice(`Maximum radius ${RADIUS.max.toLocaleString("en")} m. Click closer.`);
      return;
    }
    setStart(null);
    // The form may have been at its centre of mass before: nobody was asked, so it can be undone.
    const [first] = latest.current.gridRows;
    const isReplacing = gridAt(centre) !== null && first !== undefined && isStarted(first);
    if (gridAt(centre)) note("circle drawn", { isKept: isReplacing });
    keepExact(centre);
    update((now) => withCircle(now, centre, radius));
    if (isReplacing) setNotice("Grid 1 now has the circle. Alt Z restores what it had before.");
    fill(centre, 0);
  }

  const circle = mode === "com" ? circleOf(form) : null;
  const pins = mode === "com" ? [] : pinsOf(form);
  /** A centre that was typed without a dispersal. */
  const centre = mode === "com" && !circle ? centreOf(form) : null;
  const isMoving = form.motion === "moving";

  return {
    mode,
    start,
    asking,
    notice,
    circle,
    centre,
    pins,
    /** Several vehicles on the move are given by their centre of mass, here as on the form. */
    isLocked: isMoving && form.quantity > 1,
    /** Why no further pin can be placed; null if one can. */
    full: mode === "com" ? null : roomError(form),
    stopAsking: () => setAsking(null),

    /** A click on the map, or Enter at its middle. */
    pick(at: MapPlace) {
      if (mode === "com" && !circle) drawCircle(at);
      if (mode === "pins") addPinAt(at);
    },
    /** @returns whether the pin may be there */
    move(id: number, at: MapPlace): boolean {
      if (!isElsewhere(id, at) || isTaken(rowAt(latest.current, at, id))) return false;
      keepExact(at);
      note(`pin ${id} moved`);
      update((now) => movePin(now, id, at));
      fillSettled(at);
      return true;
    },
    remove(id: number) {
      const before = latest.current;
      note(`pin ${id} deleted`);
      update((now) => deletePin(now, id, accuracy));
      setNotice(deletedText(id, before, deletePin(before, id, accuracy), counted));
      fillMissing();
    },
    setEffect(id: number, effect: Effect) {
      note(`status of pin ${id}`);
      update((now) => withEffect(now, id, effect));
    },
    /** @returns whether the circle may lie there */
    moveCircle(centre: MapPlace): boolean {
      if (!isElsewhere(1, centre)) return false;
      keepExact(centre);
      note("circle moved");
      update((now) => moveCircle(now, centre));
      fillSettled(centre);
      return true;
    },
    /** @param radius metres; one that no circle can have changes nothing */
    setRadius(radius: number) {
      note("radius", { isOne: true });
      update((now) => withRadius(now, radius));
    },

    toggleBda: () => setMode((now) => (now === "bda" ? "pins" : "bda")),
    toggleCentreOfMass() {
      if (mode !== "com" && holdsAnything(form)) setAsking("enter");
      else if (mode === "com" && circle) setAsking("exit");
      else switchCentreOfMass();
    },
    /** The question has been confirmed. */
    confirm() {
      clear();
      setAsking(null);
      switchCentreOfMass();
      setNotice(cleared);
    },
    reset() {
      clear();
      setNotice(cleared);
    },
    /** What can be undone: a change since this map was opened, or what the form has kept of an earlier one. */
    undoable:
      steps.length > 0 || undo.isOffered
        ? (steps.at(-1)?.isKept ?? true)
          ? "reset"
          : "change"
        : null,
    undo() {
      const step = steps.at(-1);
      const part = step ? step.before : undo.run();
      if (!part) return;
      const restored = withMapPart(latest.current, part);
      if (step) {
        setSteps(steps.slice(0, -1));
        update((now) => withMapPart(now, step.before));
        if (step.isKept) undo.forget();
      }
      setStart(null);
      const next = modeOf(restored);
      setMode(next === "pins" && mode === "bda" ? "bda" : next);
      const what = !step || step.isKept ? "The map is restored" : `Undone: ${step.what}`;
      setNotice(`${what}. ${nowIs(counted, restored.quantity)}`);
    },
  };

  function clear(): void {
    setStart(null);
    if (form.quantity > 1 || holdsAnything(form)) note("map cleared", { isKept: true });
    update((now) => clearedMap(now, accuracy));
  }

  function switchCentreOfMass(): void {
    setStart(null);
    setMode(mode === "com" ? "pins" : "com");
    if (mode === "com") update((now) => ({ ...now, centreOfMass: false }));
  }
}

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
  ]
    .filter(Boolean)
    .join("");
}
