import { useMemo } from "react";
import { fireOf } from "../../../domain/formats/definition";
import type { Entries, RangeTool } from "../../../domain/formats/format";
import { withGrid } from "../../../domain/formats/heights";
import type { GridReference } from "../../../domain/grid/grid";
import { FIRE_POINTS, type FirePoint, fireKm } from "../../../domain/map/fire";
import { WEAPON_RANGES, type WeaponType } from "../../../domain/platforms/weapon-ranges";
import { MapButton } from "../map-dialog";
import { useNote } from "../notes";
import styles from "./format.module.css";
import type { FormatEntry } from "./format-entry";

interface Props {
  tool: RangeTool;
  entry: FormatEntry;
}

/**
 * The way to the map that shows where fire came from, where it fell, and how far the weapon reaches, and on which what
 * is missing of them is placed.
 */
export function HlrMap({ tool, entry }: Props) {
  const { definition, form, change } = entry;
  const fire = useMemo(() => fireOf(tool, definition.fields, form), [tool, definition, form]);
  const { poo, poi } = tool;
  return (
    <MapButton title="HLR map">
      {({ HlrViewer }, close) => (
        <HlrViewer
          fire={fire}
          labels={{
            poo: definition.fields.get(poo).label,
            poi: definition.fields.get(poi).label,
          }}
          onPlace={(points) => change(withPoints(entry, { poo, poi }, points))}
          onClose={close}
        />
      )}
    </MapButton>
  );
}

/** What changes with the points that were placed. */
function withPoints(
  { definition: { fields }, form }: FormatEntry,
  ids: Record<FirePoint, string>,
  points: Partial<Record<FirePoint, GridReference>>,
): Entries {
  return Object.assign(
    {},
    ...FIRE_POINTS.map((point) => {
      const field = fields.get(ids[point]);
      const grid = points[point];
      return grid && field.kind === "grid" && withGrid(fields, form, field, grid);
    }),
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
        {weaponType !== "" && ` ${weaponType}: ${rangeText(weaponType)}.`}
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
