import { lazy, Suspense, useState } from "react";
import type { GridReference } from "../../domain/grid";
import { useShortcut } from "../../lib/shortcuts";
import { OpenMapButton } from "./open-map-button";

const GridPicker = lazy(async () => {
  const { GridPicker: component } = await import("../map/picker");
  return { default: component };
});

interface Props {
  value: GridReference;
  onChange(value: GridReference): void;
}

/** The button that fills a form's one grid from the map. */
export function GridFromMap({ value, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  useShortcut("Alt M", "Open map", () => setOpen(true));
  return (
    <>
      <OpenMapButton onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <GridPicker value={value} onUse={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
