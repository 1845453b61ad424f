import { Undo2 } from "lucide-react";
import { useState } from "react";
import { formatGrid, type GridReference } from "../../../domain/grid/grid";
import type { GridRow } from "../../../domain/reports/grid-row";
import {
  QUANTITY,
  rowsError,
  rowsInUse,
  type SightingForm,
  usesCentreOfMass,
  withGrids,
} from "../../../domain/reports/sighting";
import {
  holdsAnything,
  type MapPart,
  mapPartOf,
  withMapPart,
} from "../../../domain/reports/sighting-map";
import { operator } from "../../../lib/session";
import { useShortcut } from "../../../lib/shortcuts";
import { Button } from "../../../ui/button";
import { Check } from "../../../ui/check";
import { Panel } from "../../../ui/panel";
import { MapDialog, OpenMapButton, useMapsAhead } from "../map-dialog";
import { GridRowFields } from "./grid-row-fields";
import styles from "./sighting.module.css";

interface Props {
  form: SightingForm;
  onChange(part: Partial<SightingForm>): void;
  onUpdate(change: (form: SightingForm) => SightingForm): void;
}

/** A quantity set by the map replaces an invalid typed one. */
function withMapQuantity(before: SightingForm, after: SightingForm): SightingForm {
  const isSet = after.quantity !== before.quantity;
  return isSet ? { ...after, wrongQuantity: undefined } : after;
}

/** The grid rows: one for each vehicle, or the one of the centre of mass. */
export function LocationsPanel({ form, onChange, onUpdate }: Props) {
  const [isMapOpen, setMapOpen] = useState(false);
  useShortcut("Alt M", "Open map", () => setMapOpen(true));
  useMapsAhead();
  const undo = useMapUndo(form, onUpdate);

  /** Grids of the last paste for which there was no row, and the report that they were pasted into. */
  const [left, setLeft] = useState<{ report: string; grids: readonly GridReference[] } | null>(
    null,
  );

  function placeGrids(id: number, grids: readonly GridReference[]) {
    const placed = withGrids(form, id, grids, operator().gridAccuracy);
    onChange(placed.form);
    setLeft({ report: form.randomNumber, grids: placed.left });
  }
  function changeRow(changed: GridRow) {
    const gridRows = form.gridRows.map((row) => (row.id === changed.id ? changed : row));
    onChange({ gridRows });
  }
  const mass = form.quantity > 1 && (
    <Check
      label="Centre of mass"
      checked={usesCentreOfMass(form)}
      locked={form.motion === "moving" ? 'Cannot untick when "Moving" is selected.' : undefined}
      onChange={(centreOfMass) => onChange({ centreOfMass })}
    />
  );
  return (
    <Panel title="Location">
      <div className={styles.rows}>
        {rowsInUse(form).map((row) => (
          <GridRowFields
            key={row.id}
            row={row}
            onChange={changeRow}
            several={{
              error: (count) => rowsError(form, row.id, count),
              fillRows: (grids) => placeGrids(row.id, grids),
            }}
          />
        ))}
      </div>
      {/* After the grids: Tab goes from one grid to the next, and then here. */}
      <div className={styles.tools}>
        <OpenMapButton onOpen={() => setMapOpen(true)} />
        {mass}
        {undo.isOffered && (
          <Button look="quiet" keys="Alt Z" aria-keyshortcuts="Alt+Z" onClick={undo.run}>
            <Undo2 size={16} aria-hidden="true" />
            Undo map reset
          </Button>
        )}
      </div>
      <p role="status" className={styles.left}>
        {left?.report === form.randomNumber && leftText(left.grids)}
      </p>
      {isMapOpen && (
        <MapDialog title="Map Selector" onClose={() => setMapOpen(false)}>
          {({ MapSelector }) => (
            <MapSelector
              form={form}
              accuracy={operator().gridAccuracy}
              undo={undo}
              onUpdate={(change) => onUpdate((now) => withMapQuantity(now, change(now)))}
              onClose={() => setMapOpen(false)}
            />
          )}
        </MapDialog>
      )}
    </Panel>
  );
}

/** Names the grids that found no row. */
function leftText(grids: readonly GridReference[]): string {
  if (grids.length === 0) return "";
  const names = grids.map(({ gzd, coordinates }) => formatGrid(gzd, coordinates)).join(", ");
  return `A report takes ${QUANTITY.max} grids. Left out: ${names}.`;
}

/**
 * A report's state before its map was cleared, which can be restored on the map and, once that is closed, on the
 * form. It replaces what was entered since, which is then kept in turn.
 */
function useMapUndo(
  form: SightingForm,
  onUpdate: (change: (form: SightingForm) => SightingForm) => void,
) {
  /** With the report's own number: one report's content never gets into another. */
  const [earlier, setEarlier] = useState<{ report: string; part: MapPart } | null>(null);
  const isOffered = earlier?.report === form.randomNumber;

  /** A cleared map would only cover up the one that is worth bringing back. */
  function keep(): void {
    if (form.quantity === 1 && !holdsAnything(form)) return;
    setEarlier({ report: form.randomNumber, part: mapPartOf(form) });
  }

  function run(): MapPart | null {
    if (!earlier || !isOffered) return null;
    const { part } = earlier;
    setEarlier(null);
    keep();
    onUpdate((now) => withMapPart(now, part));
    return part;
  }

  useShortcut("Alt Z", "Undo map reset", run, isOffered);
  return { isOffered, keep, run, forget: () => setEarlier(null) };
}
