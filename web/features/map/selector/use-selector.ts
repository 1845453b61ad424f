import { useRef, useState } from "react";
import type { LatLng } from "../../../domain/geodesy";
import type { GridAccuracy } from "../../../domain/platform";
import type { Effect } from "../../../domain/reports/grid-row";
import { type SightingForm, usesCentreOfMass } from "../../../domain/reports/sighting";
import {
  addPin,
  circleBetween,
  circleOf,
  clearedMap,
  deletePin,
  movePin,
  PINS_MAX,
  pinsOf,
  withCircle,
  withEffect,
} from "../../../domain/reports/sighting-map";
import { useAltitudes } from "./use-altitudes";

/** Placing pins; saying what became of each; or one circle for several vehicles. */
export type Mode = "pins" | "bda" | "com";

/** Specification 2 §9: the form follows a new pin after this, and its height is asked for after that. */
const PIN_DELAY_MS = 50;
const GROWN_DELAY_MS = 100;
/** Two clicks closer than this are one place. */
const LEAST_DIAMETER_M = 1;

interface Options {
  form: SightingForm;
  accuracy: GridAccuracy;
  onUpdate(change: (form: SightingForm) => SightingForm): void;
}

/** What the operator does on the map, as changes of the form. */
export function useSelector({ form, accuracy, onUpdate }: Options) {
  const [mode, setMode] = useState<Mode>(
    form.centreOfMass || usesCentreOfMass(form) ? "com" : "pins",
  );
  /** The first of the two clicks that make a circle. */
  const [start, setStart] = useState<LatLng | null>(null);
  const [asking, setAsking] = useState<"enter" | "exit" | null>(null);
  const latest = useRef(form);
  latest.current = form;
  const { fill, fillSettled, fillMissing } = useAltitudes(latest, onUpdate);

  /** What the grid does not reach is only logged: specification 2 §8. */
  function update(change: (form: SightingForm) => SightingForm): void {
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

  function place(at: LatLng): void {
    setTimeout(() => {
      const before = latest.current;
      update((now) => addPin(now, at, accuracy)?.form ?? now);
      const grows = pinsOf(before).length >= before.quantity;
      fill(at, grows ? GROWN_DELAY_MS : 0);
    }, PIN_DELAY_MS);
  }

  function drawCircle(at: LatLng): void {
    if (!start) {
      setStart(at);
      return;
    }
    const { centre, radius } = circleBetween(start, at);
    if (2 * radius < LEAST_DIAMETER_M) return;
    setStart(null);
    update((now) => withCircle(now, centre, radius));
    fill(centre, 0);
  }

  const circle = mode === "com" ? circleOf(form) : null;
  const pins = mode === "com" ? [] : pinsOf(form);
  const isMoving = form.motion === "moving";
  /** No further pin can be placed. */
  const isFull = pins.length >= PINS_MAX || (isMoving && pins.length >= 1);

  return {
    mode,
    start,
    asking,
    circle,
    pins,
    /** Several vehicles on the move are given by their centre of mass, here as on the form. */
    isLocked: isMoving && form.quantity > 1,
    isFull,
    stopAsking: () => setAsking(null),

    /** A click on the map, or Enter at its middle. */
    pick(at: LatLng) {
      if (mode === "com" && !circle) drawCircle(at);
      if (mode === "pins" && !isFull) place(at);
    },
    move(id: number, at: LatLng) {
      update((now) => movePin(now, id, at));
      fillSettled(at);
    },
    remove(id: number) {
      update((now) => deletePin(now, id));
      fillMissing();
    },
    setEffect: (id: number, effect: Effect) => update((now) => withEffect(now, id, effect)),
    moveCircle(centre: LatLng) {
      update((now) => withCircle(now, centre, (circleOf(now)?.dispersal ?? 0) / 2));
      fillSettled(centre);
    },
    setRadius: (centre: LatLng, radius: number) =>
      update((now) => (radius > 0 ? withCircle(now, centre, radius) : now)),

    toggleBda: () => setMode((now) => (now === "bda" ? "pins" : "bda")),
    toggleCentreOfMass() {
      if (mode !== "com" && pins.length > 0) setAsking("enter");
      else if (mode === "com" && circle) setAsking("exit");
      else switchCentreOfMass();
    },
    /** What was asked about has been confirmed. */
    confirm() {
      update(clearedMap);
      setAsking(null);
      switchCentreOfMass();
    },
    reset() {
      setStart(null);
      update(clearedMap);
    },
  };

  function switchCentreOfMass(): void {
    setStart(null);
    setMode(mode === "com" ? "pins" : "com");
    if (mode === "com") update((now) => ({ ...now, centreOfMass: false }));
  }
}
