import type { Map as LeafletMap } from "leaflet";
import { useMemo, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { MapPlace } from "../../../domain/map/map-grid";
import {
  pinStep,
  type Selecting,
  type SelectMode,
  takesEffect,
  undoable,
} from "../../../domain/map/select";
import { ring } from "../../../domain/map/sphere-lines";
import {
  type SuggestedSearchArea,
  suggestedSearchArea,
} from "../../../domain/platforms/linked-platforms";
import type { GridAccuracy } from "../../../domain/platforms/platform";
import { EFFECT_LABELS, EFFECTS } from "../../../domain/reports/grid-row";
import type { SightingForm } from "../../../domain/reports/sighting";
import {
  type CentreOfMassCircle,
  centreOf,
  circleOf,
  type MapPart,
  mapPartOf,
  PINS_MAX,
  pinsOf,
  roomError,
  withMapPart,
} from "../../../domain/reports/sighting-map";
import { type Shortcut, useDialogShortcut, useListedKeys } from "../../../lib/shortcuts";
import { IS_TOUCHED } from "../../../lib/touch";
import { Button } from "../../../ui/button";
import { Confirm } from "../../../ui/dialog";
import { Keys } from "../../../ui/keys";
import { fitTo, MapShell, openingView, useShapes } from "../base";
import { EFFECT_KEYS } from "./pin-popup";
import styles from "./selector.module.css";
import { type HeldCircle, selectorShapes } from "./selector-shapes";
import { SelectorTools } from "./selector-tools";
import { useSelector } from "./use-selector";

interface Props {
  form: SightingForm;
  /** The operator's default accuracy, for rows that pins add. */
  accuracy: GridAccuracy;
  /** The map before it was last cleared: it outlives this one. */
  kept: MapPart | null;
  onKeep(part: MapPart | null): void;
  onUpdate(change: (form: SightingForm) => SightingForm): void;
  onClose(): void;
  /** A unit's own format has neither a circle nor, unless it asks for it, effects; nor a quantity, unless it follows one. */
  without?: { circle?: true; effects?: true; quantity?: true };
}

/** Grids for a sighting from the map: pins, what became of them, or one circle for all. */
export function MapSelector(props: Props) {
  const { form, accuracy, kept, onKeep, onUpdate, onClose, without = {} } = props;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [pointer, setPointer] = useState<LatLng | null>(null);
  const [held, hold] = useState<HeldCircle | null>(null);
  const counted = without.quantity ? "number of rows" : "quantity";
  const { state, act } = useSelector({ form, accuracy, kept, onKeep, onUpdate, counted });
  const { mode, asking } = state;
  const [before] = useState({ part: mapPartOf(form), kept });
  /** What the map has done since it opened is taken back. */
  function leaveAsBefore() {
    onUpdate((now) => withMapPart(now, before.part));
    onKeep(before.kept);
    onClose();
  }
  const [view] = useState(() => {
    const [pin] = pinsOf(form);
    return openingView(pin, pin?.mgrsCoord.slice(5));
  });
  const [first] = form.gridRows;
  const { platformId } = form.vehicle;
  const area = useMemo(
    () => (first ? suggestedSearchArea(platformId, first) : null),
    [platformId, first],
  );
  const focus = useShapes(map, selectorShapes({ state, pointer, held, area }, { act, hold }));
  usePinKeys(state, act, (pin) => focus(`pin ${pin}`));

  const circle = mode === "com" ? circleOf(form) : null;
  const centre = mode === "com" ? centreOf(form) : null;
  const marks = mode === "com" ? [centre].filter((at) => at !== null) : pinsOf(form);
  const room = mode === "com" ? null : roomError(form);
  const pick = (at: MapPlace) => act({ pick: at, zoom: map?.getZoom() ?? 0 });
  const isFull = mode === "bda" || room !== null;
  const undo = undoable(state);

  return (
    <MapShell
      title="Map Selector"
      view={view}
      map={map}
      setMap={setMap}
      onShow={(made) => {
        if (pinsOf(form).length > 1) fitTo(made, pinsOf(form));
        const rim = rimOf(circle);
        if (rim.some((at) => !made.getBounds().contains(at))) fitTo(made, rim);
      }}
      onPick={pick}
      canPlace={!isFull}
      onPoint={setPointer}
      onUse={mode === "pins" && room === null ? pick : undefined}
      isMeasureKeyTaken={takesEffect(state)}
      points={[...marks, ...rimOf(circle), ...rimOf(area)]}
      undo={undo && { label: undo === "reset" ? "Undo map reset" : "Undo", run: () => act("undo") }}
      tools={
        <SelectorTools state={state} without={without} radius={circle?.radius ?? null} act={act} />
      }
      standing={
        <p className={styles.standing}>
          {mode === "com" ? "Centre of mass" : `${marks.length} of ${PINS_MAX} pins`}, {counted}{" "}
          {form.quantity}
        </p>
      }
      {...stepOf(state, counted)}
      keys={!without.effects && mode !== "com" && marks.length > 0 && <EffectKeys mode={mode} />}
      notice={state.notice}
      isWordy
      onClose={onClose}
      actions={
        <>
          <Button onClick={leaveAsBefore}>Cancel</Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Confirm
        open={asking === "enter"}
        title="Switch to Centre of Mass Mode?"
        confirm="Switch"
        onClose={() => act("cancel")}
        onConfirm={() => act("confirm")}
      >
        <p>All pins and grid rows are removed, and the quantity becomes 1. Alt Z undoes it.</p>
      </Confirm>
      <Confirm
        open={asking === "exit"}
        title="Exit Centre of Mass Mode?"
        confirm="Exit"
        onClose={() => act("cancel")}
        onConfirm={() => act("confirm")}
      >
        <p>
          The circle and all grid rows are removed, and the quantity becomes 1. Alt Z undoes it.
        </p>
      </Confirm>
    </MapShell>
  );
}

const KEYS: readonly Shortcut[] = [
  { keys: "1", label: "On the map, up to 8: choose a pin" },
  { keys: "P", label: "In BDA mode: the chosen pin is Present" },
  { keys: "M", label: "In BDA mode: the chosen pin is an M-Kill; otherwise measure" },
  { keys: "K", label: "In BDA mode: the chosen pin is a K-Kill" },
];

type Act = ReturnType<typeof useSelector>["act"];

/** 1 to 8 choose a pin, P M K say what became of it. */
function usePinKeys(state: Selecting, act: Act, focus: (pin: number) => void): void {
  useListedKeys(KEYS);
  useDialogShortcut(
    "1|2|3|4|5|6|7|8",
    (pressed) => {
      act({ choose: Number(pressed) });
      focus(Number(pressed));
    },
    state.mode !== "com",
  );
  useDialogShortcut(
    "p|P|m|M|k|K",
    (pressed) => {
      const effect = EFFECTS.find((each) => EFFECT_KEYS[each] === pressed.toUpperCase());
      if (effect) act({ effect });
    },
    takesEffect(state),
  );
}

/** The outermost places of a circle. */
function rimOf(circle: CentreOfMassCircle | SuggestedSearchArea | null): LatLng[] {
  if (!circle) return [];
  return "radius" in circle
    ? ring({ lat: circle.centerLat, lng: circle.centerLng }, circle.radius)
    : ring(circle, circle.radiusMeters);
}

/** The keys that set what became of the chosen pin, which they do in BDA mode alone. */
function EffectKeys({ mode }: { mode: SelectMode }) {
  return (
    <>
      {mode !== "bda" && "In BDA:"}
      {EFFECTS.map((effect) => (
        <span key={effect} className={styles.effectKey}>
          <Keys keys={EFFECT_KEYS[effect]} /> {EFFECT_LABELS[effect]}
        </span>
      ))}
    </>
  );
}

/** What the next click sets, and how, in words. */
function stepOf(
  { form, mode, start, chosen }: Selecting,
  counted: string,
): { step?: string; hint: string; more?: string } {
  if (mode === "bda") {
    const stays = "Pins stay where they are in this mode.";
    if (chosen !== null) return { step: `Chosen: pin ${chosen}`, hint: stays };
    const how = IS_TOUCHED ? "Tap a pin" : "Click a pin, or press its number";
    return { step: "BDA", hint: `${how}, then set its status.`, more: stays };
  }
  if (mode === "com") {
    if (circleOf(form))
      return { hint: "Drag the centre to move the circle; drag its edge, or type the radius." };
    const step = `Circle, ${start ? 2 : 1} of 2`;
    if (start)
      return {
        step,
        hint: "Now click the vehicle furthest from it: the circle is drawn between the two.",
      };
    const what = "Click the furthest apart vehicle to draw a circle";
    const hint = centreOf(form) ? `${what}. The circle replaces Grid 1 (marked C).` : `${what}.`;
    return { step, hint };
  }
  const { hint, ...step } = pinStep(form, counted, IS_TOUCHED ? "Tap" : "Click");
  if (roomError(form) !== null || pinsOf(form).length === 0) return { ...step, hint };
  const more = IS_TOUCHED
    ? "Drag a pin to move it; tap it for more."
    : "Drag a pin, or nudge it with the arrow keys; Delete removes it; 1 to 8 choose one.";
  return { ...step, hint, more };
}
