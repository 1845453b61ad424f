import type { GridRow } from "../../../domain/reports/grid-row";
import { rowsInUse, type SightingForm, usesCentreOfMass } from "../../../domain/reports/sighting";
import { Check } from "../../../ui/check";
import { Panel } from "../../../ui/panel";
import { GridRowFields } from "./grid-row-fields";
import styles from "./sighting.module.css";

interface Props {
  form: SightingForm;
  onChange(part: Partial<SightingForm>): void;
}

/** The grid rows: one for each vehicle, or the one of the centre of mass. */
export function Where({ form, onChange }: Props) {
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
    <Panel title="Where" action={mass}>
      <div className={styles.rows}>
        {rowsInUse(form).map((row) => (
          <GridRowFields key={row.id} row={row} onChange={changeRow} />
        ))}
      </div>
    </Panel>
  );
}
