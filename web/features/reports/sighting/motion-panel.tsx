import { useSignals } from "@preact/signals-react/runtime";
import { DIRECTIONS } from "../../../domain/fields/heading";
import { SPEED } from "../../../domain/reports/grid-row";
import {
  ENVIRONMENT_CHOICES,
  MOTION_CHOICES,
  QUANTITY,
  type SightingForm,
  withMotion,
  withQuantity,
} from "../../../domain/reports/sighting";
import { profile } from "../../../lib/session";
import { NumberField } from "../../../ui/number-field";
import { Panel } from "../../../ui/panel";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { Stepper } from "../../../ui/stepper";
import styles from "./sighting.module.css";

const DIRECTION_CHOICES = DIRECTIONS.map((value) => ({ value, label: value }));

interface Props {
  form: SightingForm;
  onChange(form: SightingForm): void;
}

/** How many, moving or not, in what surroundings. */
export function MotionPanel({ form, onChange }: Props) {
  useSignals();
  const accuracy = profile.value?.gridAccuracy ?? "Cat 1";
  const moving = form.motion === "moving";
  return (
    <Panel>
      <div className={styles.line}>
        <Stepper
          label="Quantity"
          value={form}
          rule={QUANTITY}
          onChange={(typed) => onChange(withQuantity(form, typed, accuracy))}
        />
        <Segmented
          label="Motion"
          value={form.motion}
          choices={MOTION_CHOICES}
          onChange={(motion) => onChange(withMotion(form, motion))}
        />
        {/* There in either case, so that nothing moves when it begins to move. */}
        <Select
          label="Direction"
          value={moving ? form.direction : ""}
          choices={DIRECTION_CHOICES}
          placeholder={moving ? undefined : "Moving only"}
          plain
          disabled={!moving}
          fieldClass={styles.direction}
          onChange={(direction) => onChange({ ...form, direction })}
        />
        <NumberField
          label="Speed (km/h)"
          rule={SPEED}
          value={moving ? form.speed : ""}
          plain
          disabled={!moving}
          fieldClass={styles.speed}
          onChange={(speed) => onChange({ ...form, speed })}
        />
        <Segmented
          label="Environment"
          value={form.environment}
          choices={ENVIRONMENT_CHOICES}
          onChange={(environment) => onChange({ ...form, environment })}
        />
      </div>
    </Panel>
  );
}
