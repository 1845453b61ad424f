import type { Map as LeafletMap } from "leaflet";
import { Crosshair, MapPin, Maximize, Undo2 } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { GridReference } from "../../../domain/grid/grid";
import {
  FIRE_POINTS,
  type FireAct,
  type FirePins,
  type FirePoint,
  firePins,
  firePlaced,
  fireStep,
} from "../../../domain/map/fire-pins";
import { type Fire, type HlrView, hlrView } from "../../../domain/map/hlr-view";
import type { MapPlace } from "../../../domain/map/map-grid";
import { useDialogShortcut } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import {
  BaseMap,
  centrePlace,
  fitTo,
  keepExact,
  openingView,
  type PinLook,
  useHeldPin,
} from "../base";
import styles from "./hlr-map.module.css";
import { useFire } from "./use-fire";
import { ViewerFacts } from "./viewer-facts";

interface Props {
  fire: Fire;
  /** The form's words for the two. */
  labels: Record<FirePoint, string>;
  /** Takes the points that were placed, or taken away, on the map. */
  onPlace(points: Partial<Record<FirePoint, GridReference>>): void;
  onClose(): void;
}

const NO_GRID: GridReference = { gzd: "", coordinates: "" };

/**
 * Where fire came from and where it fell. What the form has whole is there to check by eye, and nothing can be changed;
 * what it lacks is placed: one click for the POO, one for the POI.
 */
export function HlrViewer({ fire, labels, onPlace, onClose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const ground = useRef<HTMLElement | null>(null);
  /** The pins in hand; null while the map is only looked at. */
  const [pins, setPins] = useState<FirePins | null>(() => {
    const opening = firePins(fire, null);
    return opening.next && opening;
  });
  const [pointed, setPointed] = useState<MapPlace | null>(null);
  const shown = useMemo(
    () => (pins ? firePlaced(pins, fire, pointed) : fire),
    [pins, fire, pointed],
  );
  const view = useMemo(() => hlrView(shown), [shown]);
  const points = pointsOf(view);
  const [opening] = useState(() => openingView(points[0]));
  useFire(map, view, pins !== null);

  function act(what: FireAct): FirePins | null {
    const after = pins && fireStep(pins, what);
    setPins(after);
    setPointed(null);
    return after;
  }
  function pick(at: MapPlace) {
    if (act({ pick: at }) !== pins) keepExact(at);
  }
  usePoint(map, "poo", pins, act);
  usePoint(map, "poi", pins, act);
  const canUndo = Boolean(pins?.before);
  useDialogShortcut("Alt Z", () => act("undo"), canUndo);

  function show(made: LeafletMap) {
    setMap(made);
    ground.current = made.getContainer();
    if (points.length > 1) fitTo(made, points);
    return () => setMap(null);
  }
  function takeOver() {
    const start = firePins(fire, null);
    onPlace(
      Object.fromEntries(
        FIRE_POINTS.filter((point) => pins?.[point]?.at !== start[point]?.at).map((point) => [
          point,
          pins?.[point]?.grid ?? NO_GRID,
        ]),
      ),
    );
    onClose();
  }

  return (
    <Dialog
      open
      whole
      title="HLR map"
      onClose={onClose}
      firstFocus={ground}
      actions={
        pins && (
          <>
            <p className={pins.refusal ? styles.refused : styles.hint} role="status">
              {pins.next && <strong className={styles.step}>{STEPS[pins.next]}</strong>}{" "}
              {pins.refusal || HINTS[pins.next ?? "none"]}
            </p>
            {canUndo && (
              <Button
                look="quiet"
                keys="Alt Z"
                aria-keyshortcuts="Alt+Z"
                onClick={() => act("undo")}
              >
                <Undo2 size={16} aria-hidden="true" />
                <span className={styles.shortName}>Undo</span>
              </Button>
            )}
            <Button onClick={onClose}>Cancel</Button>
            <Button look="primary" disabled={!canUndo} onClick={takeOver}>
              Done
            </Button>
          </>
        )
      }
    >
      <ViewerFacts fire={shown} view={view} />
      <BaseMap
        label="HLR map"
        view={opening}
        className={styles.map}
        onMap={show}
        {...(pins?.next && { onPick: pick, onPoint: setPointed, onUse: pick })}
        tools={
          <>
            {FIRE_POINTS.map((point) => (
              <Button
                key={point}
                look={pins?.next === point ? "plain" : "quiet"}
                className={styles.tool}
                aria-pressed={pins?.next === point}
                onClick={() => (pins ? act({ choose: point }) : setPins(firePins(fire, point)))}
              >
                <MapPin size={16} aria-hidden="true" />
                Place {labels[point]}
              </Button>
            ))}
            {pins?.next && (
              <Button
                look="quiet"
                className={styles.tool}
                onClick={() => map && pick(centrePlace(map))}
              >
                <Crosshair size={16} aria-hidden="true" />
                <span className={styles.shortName}>At centre</span>
              </Button>
            )}
            {points.length > 0 && (
              <Button
                look="quiet"
                className={styles.tool}
                onClick={() => map && showAll(map, points)}
              >
                <Maximize size={16} aria-hidden="true" />
                <span className={styles.shortName}>Fit</span>
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}

const STEPS = { poo: "1 POO:", poi: "2 POI:" };

const HINTS = {
  poo: "click where the fire came from, or move the map with the arrow keys and press Enter.",
  poi: "click where it fell, or move the map with the arrow keys and press Enter.",
  none: "Drag a pin, or nudge it with the arrow keys (Shift: further). Delete removes it. Done takes both into the form.",
};

/** The pin of one point, in hand. */
function usePoint(
  map: LeafletMap | null,
  point: FirePoint,
  pins: FirePins | null,
  act: (what: FireAct) => FirePins | null,
): void {
  const name = point.toUpperCase();
  const look: PinLook = {
    mark: name,
    name: `Pin ${name}`,
    tone: point === "poo" ? "alert" : "pin",
    className: styles.pin,
  };
  useHeldPin(map, pins?.[point] ?? null, look, {
    move(at) {
      const isMoved = act({ move: point, to: at })?.[point] !== pins?.[point];
      if (isMoved) keepExact(at);
      return isMoved;
    },
    remove: () => act({ remove: point }),
  });
}

function pointsOf({ poo, poi }: HlrView): LatLng[] {
  return [poo, poi].filter((point) => point !== null);
}

/** Both points; one alone as any other grid is shown. */
function showAll(map: LeafletMap, points: readonly LatLng[]): void {
  const { center, zoom } = openingView(points[0]);
  if (points.length > 1) fitTo(map, points);
  else map.setView(center, zoom, { animate: false });
}
