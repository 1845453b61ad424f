import { Circle, type Map as LeafletMap } from "leaflet";
import { Undo2 } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { ring } from "../../../domain/map/sphere-lines";
import {
  type SuggestedSearchArea,
  suggestedSearchArea,
} from "../../../domain/platforms/linked-platforms";
import type { GridAccuracy } from "../../../domain/platforms/platform";
import type { SightingForm } from "../../../domain/reports/sighting";
import {
  type CentreOfMassCircle,
  PINS_MAX,
  type Pin,
  pinsOf,
} from "../../../domain/reports/sighting-map";
import { useDialogShortcut } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import { Confirm, Dialog } from "../../../ui/dialog";
import { BaseMap, centrePlace, fitTo, openingView } from "../base";
import { type PinHandlers, PinMarker } from "./pin-marker";
import styles from "./selector.module.css";
import { SelectorTools } from "./selector-tools";
import { useCentre, useCircle, useCirclePreview } from "./use-circle";
import { type MapUndo, useSelector } from "./use-selector";

interface Props {
  form: SightingForm;
  /** The operator's default accuracy, for rows that pins add. */
  accuracy: GridAccuracy;
  undo: MapUndo;
  onUpdate(change: (form: SightingForm) => SightingForm): void;
  onClose(): void;
  /** A unit's own format has neither a circle nor, unless it asks for it, effects; nor a quantity, unless it follows one. */
  without?: { circle?: true; effects?: true; quantity?: true };
}

/** Grids for a sighting from the map: pins, what became of them, or one circle for all. */
export function MapSelector({ form, accuracy, undo, onUpdate, onClose, without = {} }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const ground = useRef<HTMLElement | null>(null);
  const [pointer, setPointer] = useState<LatLng | null>(null);
  const counted = without.quantity ? "number of rows" : "quantity";
  const selector = useSelector({ map, form, accuracy, undo, onUpdate, counted });
  const { mode, pins, circle, centre, start, asking, notice } = selector;
  useDialogShortcut("Alt Z", selector.undo, selector.undoable !== null);
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

  usePins(map, pins, mode === "bda", selector);
  useCircle(map, circle, selector);
  useCentre(map, centre);
  useCirclePreview(map, start, pointer);
  useLinkedArea(map, area);

  const middle = circle ? { lat: circle.centerLat, lng: circle.centerLng } : centre;
  const points = [...(middle ? [middle] : pins), ...rimOf(circle), ...rimOf(area)];
  function show(made: LeafletMap) {
    setMap(made);
    ground.current = made.getContainer();
    if (pinsOf(form).length > 1) fitTo(made, pinsOf(form));
    const rim = rimOf(circle);
    if (rim.some((at) => !made.getBounds().contains(at))) fitTo(made, rim);
    return () => setMap(null);
  }
  /** Escape closes an open popup first. */
  function takesEscape(): boolean {
    const isOpen = document.querySelector(".leaflet-popup") !== null;
    if (isOpen) map?.closePopup();
    return isOpen;
  }

  return (
    <Dialog
      open
      whole
      title="Map Selector"
      onClose={onClose}
      takesEscape={takesEscape}
      firstFocus={ground}
      actions={
        <>
          <p className={styles.count}>
            {mode === "com" ? "Centre of mass" : `${pins.length} of ${PINS_MAX} pins`}, {counted}{" "}
            {form.quantity}
          </p>
          <div className={styles.words}>
            <p className={`${styles.hint} ${notice ? "visually-hidden" : ""}`} role="status">
              {hintOf(selector)}
            </p>
            {/* Exists before it has text, so that the text is announced. */}
            <p role="status">{notice}</p>
          </div>
          {selector.undoable && (
            <Button look="quiet" keys="Alt Z" aria-keyshortcuts="Alt+Z" onClick={selector.undo}>
              <Undo2 size={16} aria-hidden="true" />
              <span className={styles.toolName}>
                {selector.undoable === "reset" ? "Undo map reset" : "Undo"}
              </span>
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <BaseMap
        label="Map Selector"
        view={view}
        className={styles.map}
        onMap={show}
        onPick={selector.pick}
        onPoint={setPointer}
        onUse={mode === "pins" && selector.full === null ? selector.pick : undefined}
        tools={
          <SelectorTools
            mode={mode}
            without={without}
            isLocked={selector.isLocked}
            isFull={selector.full !== null}
            radius={circle?.radius ?? null}
            onCentreOfMass={selector.toggleCentreOfMass}
            onBda={selector.toggleBda}
            onAddPin={() => map && selector.pick(centrePlace(map))}
            onRadius={selector.setRadius}
            onFit={() => map && fitTo(map, points)}
            onReset={selector.reset}
          />
        }
      />
      <Confirm
        open={asking === "enter"}
        title="Switch to Centre of Mass Mode?"
        confirm="Switch"
        onClose={selector.stopAsking}
        onConfirm={selector.confirm}
      >
        <p>All pins and grid rows are removed, and the quantity becomes 1. Alt Z undoes it.</p>
      </Confirm>
      <Confirm
        open={asking === "exit"}
        title="Exit Centre of Mass Mode?"
        confirm="Exit"
        onClose={selector.stopAsking}
        onConfirm={selector.confirm}
      >
        <p>
          The circle and all grid rows are removed, and the quantity becomes 1. Alt Z undoes it.
        </p>
      </Confirm>
    </Dialog>
  );
}

/** The outermost places of a circle. */
function rimOf(circle: CentreOfMassCircle | SuggestedSearchArea | null): LatLng[] {
  if (!circle) return [];
  return "radius" in circle
    ? ring({ lat: circle.centerLat, lng: circle.centerLng }, circle.radius)
    : ring(circle, circle.radiusMeters);
}

type State = Pick<ReturnType<typeof useSelector>, "mode" | "start" | "circle" | "centre" | "full">;

const IS_TOUCHED = matchMedia("(hover: none)").matches;

/** What to do next, in words. */
function hintOf({ mode, start, circle, centre, full }: State): string {
  if (mode === "bda")
    return "Select a pin, then set its status. Pins stay where they are in this mode.";
  if (mode === "com") {
    if (circle) return "Drag the centre to move the circle; drag its edge, or type the radius.";
    if (start)
      return "Now click the vehicle furthest from it: the circle is drawn between the two.";
    const what = "Click the furthest apart vehicle to draw a circle";
    return centre ? `${what}. The circle replaces Grid 1 (marked C).` : `${what}.`;
  }
  if (full !== null) return full;
  return IS_TOUCHED
    ? "Tap where a vehicle is; drag a pin to move it, tap it to delete it."
    : "Click where a vehicle is. Drag a pin, or nudge it with the arrow keys; Delete removes it.";
}

/** Keeps the markers on the map in step with the pins. */
function usePins(
  map: LeafletMap | null,
  pins: readonly Pin[],
  isBda: boolean,
  handlers: PinHandlers,
): void {
  const markers = useRef(new Map<number, PinMarker>());
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    if (!map) return;
    const wanted = new Set(pins.map((pin) => pin.id));
    for (const [id, marker] of markers.current) {
      if (wanted.has(id)) continue;
      marker.remove();
      markers.current.delete(id);
    }
    for (const pin of pins) {
      const marker = markers.current.get(pin.id) ?? new PinMarker(map, pin, () => latest.current);
      markers.current.set(pin.id, marker);
      marker.show(pin, isBda);
    }
  }, [map, pins, isBda]);

  useEffect(() => {
    const standing = markers.current;
    return () => {
      if (!map) return;
      for (const marker of standing.values()) marker.remove();
      standing.clear();
    };
  }, [map]);
}

/** Where to look for the platform that belongs to the one that was seen. */
function useLinkedArea(map: LeafletMap | null, area: SuggestedSearchArea | null): void {
  const { lat, lng, radiusMeters, linkedTargetName } = area ?? {};
  useEffect(() => {
    if (!map || lat === undefined || lng === undefined || radiusMeters === undefined) return;
    const drawn = new Circle([lat, lng], {
      radius: radiusMeters,
      className: styles.linked,
      interactive: false,
    }).addTo(map);
    drawn.bindTooltip(`${linkedTargetName}: search within ${radiusMeters} m`, {
      permanent: true,
      // Under the pin: beside it, it would reach beyond a phone's screen.
      direction: "bottom",
      offset: [0, 6],
      className: styles.linkedName,
    });
    return () => void drawn.remove();
  }, [map, lat, lng, radiusMeters, linkedTargetName]);
}
