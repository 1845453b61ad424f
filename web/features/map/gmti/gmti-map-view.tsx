import type { Map as LeafletMap } from "leaflet";
import { RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { headingText } from "../../../domain/fields/heading";
import { formatGrid } from "../../../domain/grid/grid";
import { type GmtiFields, type Motion, motionOf, targetOf } from "../../../domain/map/gmti-fields";
import {
  type AimAct,
  type Aiming,
  endOf,
  type GmtiPhase,
  gmtiStep,
  type Held,
  POINTING_ZOOM,
  phaseOf,
  shownOf,
} from "../../../domain/map/gmti-map";
import type { MapPlace } from "../../../domain/map/map-grid";
import { IS_TOUCHED } from "../../../lib/touch";
import { Button, IconButton } from "../../../ui/button";
import {
  fitTo,
  gridText,
  keepExact,
  labelOf,
  MapShell,
  openingView,
  showAt,
  Tool,
  ToolName,
  useShapes,
} from "../base";
import styles from "./gmti-map.module.css";
import { gmtiShapes } from "./gmti-shapes";

const HINTS: Record<GmtiPhase, { step: string; hint: string; more?: string }> = {
  placement: {
    step: "1 of 3, placement",
    hint: IS_TOUCHED
      ? "Tap the target."
      : "Click the target, or move the map's centre to it and press Enter.",
  },
  direction: {
    step: "2 of 3, direction",
    hint: `${IS_TOUCHED ? "Tap" : "Click"} the point it is moving towards, 100 m for each km/h.`,
    more: IS_TOUCHED ? "" : "Or move the map's centre there and press Enter.",
  },
  complete: {
    step: "3 of 3, complete",
    hint: "If it is correct, return to the form.",
    more: `To change it, drag the pin or the arrow's head, or ${IS_TOUCHED ? "tap" : "click"} again.`,
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
  const [view] = useState(() => openingView(targetOf(value), value.coordinates));
  const [past, setPast] = useState<Omit<Aiming, "form">>({ refusal: "", before: null });
  const [held, hold] = useState<Held | null>(null);
  const phase = phaseOf(value);
  const isComplete = phase === "complete";
  const { target, motion } = shownOf(value, held);
  const { gzd, coordinates } = value;
  const isHeld = held !== null && "target" in held;
  const zoom = () => map?.getZoom() ?? 0;

  function act(what: AimAct): void {
    const next = gmtiStep({ ...past, form: value }, what);
    hold(null);
    setPast(next);
    if (next.form === value) return;
    onChange(next.form);
    const at =
      typeof what === "object" && ("pick" in what ? what.pick : "target" in what && what.target);
    const placed = targetOf(next.form);
    if (at && next.form.coordinates !== coordinates) keepExact(at);
    if (phase === "placement" && map && placed && zoom() < POINTING_ZOOM) {
      showAt(map, placed, POINTING_ZOOM);
    }
  }
  function point(end: MapPlace): void {
    if (phase === "direction") hold({ end, zoom: zoom() });
  }
  const hands = {
    target: {
      onHold: (at: MapPlace) => hold({ target: at }),
      onMove: (at: MapPlace) => act({ target: at }),
    },
    end: {
      onHold: (at: MapPlace) => hold({ end: at, zoom: zoom() }),
      onMove: (at: MapPlace) => act({ end: at, zoom: zoom() }),
    },
  };
  const label = target ? labelOf({ gzd, coordinates }) : "";
  useShapes(map, gmtiShapes(target, motion, { label, hands: isComplete ? hands : undefined }));

  const grid = isHeld ? gridText(held.target) : target ? formatGrid(gzd, coordinates) : "";
  return (
    <MapShell
      title="GMTI Map View"
      label="GMTI map"
      view={view}
      map={map}
      setMap={setMap}
      onShow={(made) => showWhole(made, value)}
      onPick={(at) => act({ pick: at, zoom: zoom() })}
      onPoint={point}
      centre={phase === "placement" ? "Place" : "Aim"}
      points={[target, target && motion && endOf(target, motion)].filter((at) => at !== null)}
      undo={past.before && { run: () => act("undo") }}
      tools={
        <Tool title="Reset" onClick={() => act("reset")}>
          <RotateCcw size={16} aria-hidden="true" />
          <ToolName>Reset</ToolName>
        </Tool>
      }
      standing={<MotionReadout grid={grid} motion={motion} map={map} />}
      {...HINTS[phase]}
      notice={past.refusal}
      isRefused
      isWordy
      onClose={onClose}
      actions={
        <>
          <Button look="primary" disabled={!isComplete} onClick={onClose}>
            Back to form
          </Button>
          <IconButton label="Close" onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </>
      }
    />
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
  /** While it is worked by keys, the figures are read aloud. */
  map: LeafletMap | null;
}

/** The target's grid, heading and speed, as they would be sent. */
function MotionReadout({ grid, motion, map }: Props) {
  const isSpoken = map?.getContainer().matches(":focus-visible") ?? false;
  return (
    <p className={`${styles.figures} row`} aria-live={isSpoken ? "polite" : "off"}>
      <span className={styles.onPin}>
        <Figure name="Grid" value={grid || NONE} width="17ch" />
      </span>
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
