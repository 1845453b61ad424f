import type { Map as LeafletMap } from "leaflet";
import { Crosshair, RotateCcw, X } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { headingText } from "../../../domain/fields/heading";
import {
  endOf,
  type GmtiFields,
  type GmtiPhase,
  type Motion,
  motionOf,
  targetOf,
} from "../../../domain/map/gmti-map";
import { Button, IconButton } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { BaseMap, centrePlace, fitTo, openingView } from "../base";
import styles from "./gmti-map.module.css";
import { useGmtiMap } from "./use-gmti-map";
import { useArrow, useTargetPin } from "./use-target";

const HINTS: Record<GmtiPhase, { step: string; hint: string }> = {
  placement: {
    step: "1 of 3, placement",
    hint: "Click the target, or move the map's centre to it and press Enter.",
  },
  direction: {
    step: "2 of 3, direction",
    hint: "Click the point it is moving towards, 100 m for each km/h; or move the map's centre there and press Enter.",
  },
  complete: {
    step: "3 of 3, complete",
    hint: "If it is correct, return to the form. To change it, drag the pin or the arrow's head, or click again.",
  },
};

interface GmtiMapViewProps {
  value: GmtiFields;
  onChange(part: Partial<GmtiFields>): void;
  onClose(): void;
}

/** A GMTI's grid, heading and speed from the map: the target first, then where it is going. */
export function GmtiMapView({ value, onChange, onClose }: GmtiMapViewProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const ground = useRef<HTMLElement | null>(null);
  const [view] = useState(() => openingView(targetOf(value), value.coordinates));
  const state = useGmtiMap({ map, value, onChange });
  const { phase, notice, target, grid, label, motion } = state;
  const isComplete = phase === "complete";

  const name = `Target pin at ${label}. Arrow keys move it, with Shift ten times as far.`;
  useTargetPin(map, target, isComplete ? { ...state.targetMoves, name } : undefined, label);
  useArrow(map, target, motion, isComplete ? state.endMoves : undefined);

  function show(made: LeafletMap) {
    setMap(made);
    ground.current = made.getContainer();
    showWhole(made, value);
    return () => setMap(null);
  }

  const { step, hint } = HINTS[phase];
  return (
    <Dialog
      open
      whole
      title="GMTI Map View"
      onClose={onClose}
      firstFocus={ground}
      actions={
        <>
          <div className={styles.words}>
            <MotionReadout grid={grid} motion={motion} ground={ground} />
            <p className={styles.guide} aria-live="polite">
              <strong className={styles.step}>{step}</strong>{" "}
              <span className={notice ? styles.notice : ""}>{notice ?? hint}</span>
            </p>
          </div>
          <Button look="primary" disabled={!isComplete} onClick={onClose}>
            Back to form
          </Button>
          <IconButton label="Close" onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
    >
      <BaseMap
        label="GMTI map"
        view={view}
        className={styles.map}
        onMap={show}
        onPick={state.pick}
        onPoint={state.point}
        tools={
          <>
            <Button className={styles.tool} onClick={() => map && state.pick(centrePlace(map))}>
              <Crosshair size={16} aria-hidden="true" />
              <span>
                {phase === "placement" ? "Place" : "Aim"}
                <span className={styles.shortName}> at centre</span>
              </span>
            </Button>
            <Button look="quiet" className={styles.tool} onClick={state.reset}>
              <RotateCcw size={16} aria-hidden="true" />
              <span className={styles.shortName}>Reset</span>
            </Button>
          </>
        }
      />
    </Dialog>
  );
}

/** An arrow that reaches out of the opening view is brought into it. */
function showWhole(map: LeafletMap, value: GmtiFields): void {
  const from = targetOf(value);
  const motion = motionOf(value);
  if (!from || !motion) return;
  const end = endOf(from, motion);
  if (!map.getBounds().contains(end)) fitTo(map, [from, end]);
}

const NONE = "—";

interface Props {
  /** "" while there is none. */
  grid: string;
  motion: Motion | null;
  /** The map: while it is worked by keys, the figures are read aloud. */
  ground: RefObject<HTMLElement | null>;
}

/** The target's grid, heading and speed, as they would be sent. */
function MotionReadout({ grid, motion, ground }: Props) {
  const isSpoken = ground.current?.matches(":focus-visible") ?? false;
  return (
    <p className={styles.figures} aria-live={isSpoken ? "polite" : "off"}>
      <Figure name="Grid" value={grid || NONE} width="17ch" />
      <Figure name="HDG" value={motion ? headingText(String(motion.heading)) : NONE} width="3ch" />
      <Figure name="SPD" value={motion ? `${motion.speed} km/h` : NONE} width="8ch" />
    </p>
  );
}

function Figure({ name, value, width }: { name: string; value: string; width: string }) {
  return (
    <span>
      <span className={styles.name}>{name}</span>{" "}
      <span className={styles.value} style={{ minWidth: width }}>
        {value}
      </span>
    </span>
  );
}
