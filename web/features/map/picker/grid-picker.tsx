import type { Map as LeafletMap } from "leaflet";
import { useState } from "react";
import { formatGrid, type GridReference } from "../../../domain/grid/grid";
import type { MapPlace } from "../../../domain/map/map-grid";
import { type PickAct, picking, pickStep } from "../../../domain/map/pick";
import { IS_TOUCHED } from "../../../lib/touch";
import { Button } from "../../../ui/button";
import { keepExact, labelOf, MapShell, makePinIcon, openingView, useShapes } from "../base";

const HINTS = IS_TOUCHED
  ? { none: "Tap the place.", picked: "Drag the pin to move it." }
  : {
      none: "Click the place, or move the map with the arrow keys and press Enter.",
      picked: "Drag the pin, or nudge it with the arrow keys (Shift: further). Delete removes it.",
    };

interface Props {
  /** The grid as the form holds it. */
  value: GridReference;
  onUse(grid: GridReference): void;
  onClose(): void;
}

/** One grid from the map. The form has it only once the operator says so. */
export function GridPicker({ value, onUse, onClose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [state, setState] = useState(() => picking(value));
  const { picked, refusal } = state;
  const [view] = useState(() => openingView(picked?.at, picked?.grid.coordinates));

  function act(what: PickAct): void {
    const next = pickStep(state, what);
    setState(next);
    if (typeof what === "object" && next.picked !== picked) keepExact(what.pick);
  }
  const onPick = (at: MapPlace) => act({ pick: at });
  const pin = picked && {
    key: "pin",
    at: picked.at,
    icon: () => makePinIcon("●"),
    name: `Pin, ${labelOf(picked.grid)}`,
    label: labelOf(picked.grid),
    onMove: onPick,
    onRemove: () => act("remove"),
  };
  useShapes(map, pin ? [pin] : []);

  return (
    <MapShell
      title="Map Selector"
      view={view}
      map={map}
      setMap={setMap}
      onPick={onPick}
      onUse={onPick}
      points={picked ? [picked.at] : []}
      undo={state.before && { run: () => act("undo") }}
      standing={
        <p role="status">
          {picked ? formatGrid(picked.grid.gzd, picked.grid.coordinates) : "No grid yet"}
        </p>
      }
      hint={picked ? HINTS.picked : HINTS.none}
      notice={refusal}
      isRefused
      onClose={onClose}
      actions={
        <>
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
    />
  );
}
