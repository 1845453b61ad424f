import type { Map as LeafletMap } from "leaflet";
import { Crosshair } from "lucide-react";
import { useRef, useState } from "react";
import { formatGrid, type GridReference } from "../../../domain/grid/grid";
import { type MapPlace, takenAt } from "../../../domain/map/map-grid";
import { type Picked, pickedFrom } from "../../../domain/map/picked-grid";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { BaseMap, centrePlace, keepExact, openingView, useHeldPin } from "../base";
import styles from "./picker.module.css";

interface Props {
  /** The grid as the form holds it. */
  value: GridReference;
  onUse(grid: GridReference): void;
  onClose(): void;
}

/** One grid from the map. The form has it only once the operator says so. */
export function GridPicker({ value, onUse, onClose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const ground = useRef<HTMLElement | null>(null);
  const [picked, setPicked] = useState<Picked | null>(() => pickedFrom(value));
  const [isRefused, setRefused] = useState(false);
  const [view] = useState(() => openingView(picked?.at, picked?.grid.coordinates));

  /** @returns whether there is a grid */
  function pick(at: MapPlace): boolean {
    const next = takenAt(at);
    setRefused(next === null);
    if (!next) return false;
    // The end of a measurement may be the pin itself, whose grid stays as it is.
    if (picked?.at.lat === at.lat && picked.at.lng === at.lng) return true;
    keepExact(at);
    setPicked(next);
    return true;
  }
  function remove() {
    setPicked(null);
    setRefused(false);
  }
  useHeldPin(map, picked, { mark: "●", name: "Pin" }, { move: pick, remove });

  return (
    <Dialog
      open
      whole
      title="Map Selector"
      onClose={onClose}
      takesEscape={isListOpen}
      firstFocus={ground}
      actions={
        <>
          <p className={styles.grid} role="status">
            {picked ? formatGrid(picked.grid.gzd, picked.grid.coordinates) : "No grid yet"}
          </p>
          <p className={isRefused ? styles.refused : styles.hint} role="status">
            {isRefused ? "MGRS covers 80° S to 84° N." : hintOf(picked)}
          </p>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            disabled={!picked}
            onClick={() => {
              if (picked) onUse(picked.grid);
              onClose();
            }}
          >
            Done
          </Button>
        </>
      }
    >
      <BaseMap
        label="Map Selector"
        view={view}
        className={styles.map}
        onMap={(made) => {
          setMap(made);
          ground.current = made.getContainer();
          return () => setMap(null);
        }}
        onPick={pick}
        onUse={pick}
        tools={
          <Button className={styles.place} onClick={() => map && pick(centrePlace(map))}>
            <Crosshair size={16} aria-hidden="true" />
            <span>
              Place<span className={styles.placeRest}> at centre</span>
            </span>
          </Button>
        }
      />
    </Dialog>
  );
}

function hintOf(picked: Picked | null): string {
  return picked
    ? "Drag the pin, or nudge it with the arrow keys (Shift: further). Delete removes it."
    : "Click the place, or move the map with the arrow keys and press Enter.";
}

/** Escape closes the search's open list first. */
function isListOpen(): boolean {
  return document.querySelector("[role=dialog] [role=combobox][aria-expanded=true]") !== null;
}
