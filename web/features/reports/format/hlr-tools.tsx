import { Crosshair } from "lucide-react";
import { useMemo, useState } from "react";
import { fireOf } from "../../../domain/formats/definition";
import { gridOf } from "../../../domain/formats/field-kinds";
import type { GridFormatField, RangeTool } from "../../../domain/formats/format";
import { withGrid } from "../../../domain/formats/heights";
import { fireKm } from "../../../domain/map/hlr-view";
import { WEAPON_RANGES, type WeaponType } from "../../../domain/platforms/weapon-ranges";
import { useShortcut } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import { MapDialog, OpenMapButton, useMapsAhead } from "../map-dialog";
import { useNote } from "../notes";
import type { FormatEntry } from "./field-control";
import styles from "./format.module.css";

interface Props {
  tool: RangeTool;
  entry: FormatEntry;
}

/**
 * The way to the map that shows where fire came from, where it fell, and how far the weapon reaches; and from there to
 * the map that a point is placed on.
 */
export function HlrMap({ tool, entry }: Props) {
  const { definition, form, change } = entry;
  const fire = useMemo(() => fireOf(tool, definition.fields, form), [tool, definition, form]);
  const [isOpen, setOpen] = useState(false);
  const [placed, setPlaced] = useState<GridFormatField | null>(null);
  useShortcut("Alt M", "Open map", () => setOpen(true));
  useMapsAhead();
  const points = [tool.poo, tool.poi]
    .map((id) => definition.fields.get(id))
    .filter((field) => field.kind === "grid");
  return (
    <>
      <OpenMapButton onOpen={() => setOpen(true)} />
      {isOpen && (
        <MapDialog title="HLR map" onClose={() => setOpen(false)}>
          {({ HlrViewer, GridPicker }) =>
            placed ? (
              <GridPicker
                value={gridOf(form, placed)}
                onUse={(grid) => change(withGrid(definition.fields, form, placed, grid))}
                onClose={() => setPlaced(null)}
              />
            ) : (
              <HlrViewer
                fire={fire}
                tools={points.map((field) => (
                  <Button key={field.id} look="quiet" onClick={() => setPlaced(field)}>
                    <Crosshair size={16} aria-hidden="true" />
                    Place {field.label}
                  </Button>
                ))}
                onClose={() => setOpen(false)}
              />
            )
          }
        </MapDialog>
      )}
    </>
  );
}

/** How far it is, how far the weapon reaches, and the alert where the two do not fit. */
export function RangeAlert({ tool, entry: { definition, form } }: Props) {
  const fire = fireOf(tool, definition.fields, form);
  const { weaponType } = fire;
  const km = fireKm(fire);
  const alert = useNote("range", definition.fields.get(tool.weapon).label);
  return (
    <>
      <p className={styles.range}>
        {km === null ? "" : `POO to POI: ${km.toFixed(1)} km.`}
        {weaponType !== "" && ` ${weaponType} reach ${rangeText(weaponType)}.`}
      </p>
      <p className={styles.alert} role="alert">
        {alert}
      </p>
    </>
  );
}

function rangeText(weapon: WeaponType): string {
  const { min, max } = WEAPON_RANGES[weapon];
  return `${min} to ${max} km`;
}
