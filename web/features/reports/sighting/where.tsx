import { lazy, Suspense, useState } from "react";
import type { GridRow } from "../../../domain/reports/grid-row";
import { rowsInUse, type SightingForm, usesCentreOfMass } from "../../../domain/reports/sighting";
import { operator } from "../../../lib/session";
import { useShortcut } from "../../../lib/shortcuts";
import { Check } from "../../../ui/check";
import { Panel } from "../../../ui/panel";
import { OpenMapButton } from "../open-map-button";
import { GridRowFields } from "./grid-row-fields";
import styles from "./sighting.module.css";

const MapSelector = lazy(async () => {
  const { MapSelector: component } = await import("../../map/selector");
  return { default: component };
});

interface Props {
  form: SightingForm;
  onChange(part: Partial<SightingForm>): void;
  onUpdate(change: (form: SightingForm) => SightingForm): void;
}

/** A quantity that the map sets takes the place of what was typed as one and is none. */
function withMapQuantity(before: SightingForm, after: SightingForm): SightingForm {
  const isSet = after.quantity !== before.quantity;
  return isSet ? { ...after, wrongQuantity: undefined } : after;
}

/** The grid rows: one for each vehicle, or the one of the centre of mass. */
export function Where({ form, onChange, onUpdate }: Props) {
  const [isMapOpen, setMapOpen] = useState(false);
  useShortcut("Alt M", "Open map", () => setMapOpen(true));

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
    <Panel
      title="Where"
      action={
        <div className={styles.tools}>
          {mass}
          <OpenMapButton onOpen={() => setMapOpen(true)} />
        </div>
      }
    >
      <div className={styles.rows}>
        {rowsInUse(form).map((row) => (
          <GridRowFields key={row.id} row={row} onChange={changeRow} />
        ))}
      </div>
      {isMapOpen && (
        <Suspense>
          <MapSelector
            form={form}
            accuracy={operator().gridAccuracy}
            onUpdate={(change) => onUpdate((now) => withMapQuantity(now, change(now)))}
            onClose={() => setMapOpen(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}
