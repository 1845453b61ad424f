import { useState } from "react";
import type { GridReference } from "../../domain/grid/grid";
import { useShortcut } from "../../lib/shortcuts";
import { loadPicker } from "../map";
import { MapDialog, useMapAhead } from "./map-dialog";
import { OpenMapButton } from "./open-map-button";

interface Props {
  value: GridReference;
  onChange(value: GridReference): void;
  /** Alt M opens the map of this one. */
  hasKey: boolean;
}

/** The button that fills a form's one grid from the map. */
export function GridFromMap({ value, onChange, hasKey }: Props) {
  const [isOpen, setOpen] = useState(false);
  useShortcut("Alt M", "Open map", () => setOpen(true), hasKey);
  useMapAhead(loadPicker);
  return (
    <>
      <OpenMapButton hasKey={hasKey} onOpen={() => setOpen(true)} />
      {isOpen && (
        <MapDialog title="Map Selector" load={loadPicker} onClose={() => setOpen(false)}>
          {({ GridPicker }) => (
            <GridPicker value={value} onUse={onChange} onClose={() => setOpen(false)} />
          )}
        </MapDialog>
      )}
    </>
  );
}
