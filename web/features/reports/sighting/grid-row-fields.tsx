import { ACCURACY_CHOICES } from "../../../domain/platforms/platform";
import {
  ALTITUDE,
  DISPERSAL,
  EFFECT_LABELS,
  EFFECTS,
  type GridRow,
  withGrid,
} from "../../../domain/reports/grid-row";
import { NumberField } from "../../../ui/number-field";
import { Select } from "../../../ui/select";
import { GridFields, type SeveralGrids } from "../grid-fields";
import styles from "./sighting.module.css";

const EFFECT_CHOICES = EFFECTS.map((value) => ({ value, label: EFFECT_LABELS[value] }));

interface Props {
  row: GridRow;
  onChange(row: GridRow): void;
  /** What becomes of several grids pasted into this row. */
  several: SeveralGrids;
}

/** One position: its grid, its accuracy, and the effect there. */
export function GridRowFields({ row, onChange, several }: Props) {
  const change = (part: Partial<GridRow>) => onChange({ ...row, ...part });
  const name = `Grid ${row.id}`;
  return (
    <fieldset className={styles.row} aria-label={name}>
      <span className={styles.number} aria-hidden="true">
        {row.id}
      </span>
      <GridFields
        name={name}
        value={row}
        onChange={(grid) => onChange(withGrid(row, grid))}
        several={several}
      />
      <Select
        label="Grid accuracy"
        value={row.gridAccuracy}
        choices={ACCURACY_CHOICES}
        fieldClass={styles.accuracy}
        onChange={(gridAccuracy) => change({ gridAccuracy })}
      />
      <NumberField
        label="Altitude (ft)"
        rule={ALTITUDE}
        value={row.altitude}
        fieldClass={styles.altitude}
        hint={row.altitudeRough ? "approximate" : null}
        onChange={(altitude) => change({ altitude, altitudeRough: false, altitudeLookedUp: false })}
      />
      {row.id === 1 ? (
        <NumberField
          label="Dispersal (m)"
          rule={DISPERSAL}
          value={row.dispersal}
          fieldClass={styles.dispersal}
          onChange={(dispersal) => change({ dispersal })}
        />
      ) : (
        <span className={styles.gap} />
      )}
      <Select
        label="Effect"
        value={row.effect}
        choices={EFFECT_CHOICES}
        fieldClass={styles.effect}
        onChange={(effect) => change({ effect })}
      />
    </fieldset>
  );
}
