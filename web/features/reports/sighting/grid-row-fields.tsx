import { GRID_ACCURACIES } from "../../../domain/platform";
import {
  cleanAltitude,
  cleanNumber,
  DISPERSAL_LENGTH,
  EFFECT_LABELS,
  EFFECTS,
  type GridRow,
} from "../../../domain/reports/grid-row";
import { TextField } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { GridFields, type SeveralGrids } from "../grid-fields";
import styles from "./sighting.module.css";

const ACCURACY_CHOICES = GRID_ACCURACIES.map((value) => ({ value, label: value }));
const EFFECT_CHOICES = EFFECTS.map((value) => ({ value, label: EFFECT_LABELS[value] }));

interface Props {
  row: GridRow;
  onChange(row: GridRow): void;
  /** What becomes of several grids pasted into this row. */
  several: SeveralGrids;
}

/** One position: its grid, how well it is known, and what became of what stood there. */
export function GridRowFields({ row, onChange, several }: Props) {
  const change = (part: Partial<GridRow>) => onChange({ ...row, ...part });
  return (
    <fieldset className={styles.row} aria-label={`Grid ${row.id}`}>
      <span className={styles.number} aria-hidden="true">
        {row.id}
      </span>
      <GridFields
        value={row}
        onChange={({ gzd, coordinates }) => change({ gzd, coordinates })}
        several={several}
      />
      <Select
        label="Grid accuracy"
        value={row.gridAccuracy}
        choices={ACCURACY_CHOICES}
        fieldClass={styles.accuracy}
        onChange={(gridAccuracy) => change({ gridAccuracy })}
      />
      <TextField
        label="Altitude (ft)"
        mono
        value={row.altitude}
        inputMode="numeric"
        fieldClass={styles.altitude}
        hint={row.altitudeRough ? "approximate" : null}
        onChange={(event) =>
          change({
            altitude: cleanAltitude(event.currentTarget.value),
            altitudeRough: false,
            altitudeLookedUp: false,
          })
        }
      />
      {row.id === 1 ? (
        <TextField
          label="Dispersal (m)"
          mono
          value={row.dispersal}
          inputMode="numeric"
          fieldClass={styles.dispersal}
          onChange={(event) =>
            change({ dispersal: cleanNumber(event.currentTarget.value, DISPERSAL_LENGTH) })
          }
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
