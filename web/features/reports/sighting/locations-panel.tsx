import type { GridRow } from "../../../domain/reports/grid-row";
import { rowsInUse, type SightingForm, usesCentreOfMass } from "../../../domain/reports/sighting";
import { operator } from "../../../lib/session";
import { Check } from "../../../ui/check";
import { Panel } from "../../../ui/panel";
import { GridRowsTools, useGridRows } from "../grid-rows";
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
  const rows = useGridRows({
    form,
    accuracy: operator().gridAccuracy,
    update: (change) => onUpdate((now) => withMapQuantity(now, change(now))),
  });
  function changeRow(changed: GridRow) {
    const gridRows = form.gridRows.map((row) => (row.id === changed.id ? changed : row));
    onChange({ gridRows });
  }
  return (
    <Panel>
      <div className={`${styles.rows} stack`}>
        {rowsInUse(form).map((row) => (
          <GridRowFields
            key={row.id}
            row={row}
            onChange={changeRow}
            several={rows.several(row.id)}
          />
        ))}
      </div>
      <GridRowsTools rows={rows}>
        {form.quantity > 1 && (
          <Check
            label="Centre of mass"
            checked={usesCentreOfMass(form)}
            locked={
              form.motion === "moving" ? 'Cannot untick when "Moving" is selected.' : undefined
            }
            onChange={(centreOfMass) => onChange({ centreOfMass })}
          />
        )}
      </GridRowsTools>
    </Panel>
  );
}
