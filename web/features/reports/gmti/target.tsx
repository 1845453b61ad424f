import type { ReactNode } from "react";
import { quantityTyped } from "../../../domain/number-field";
import { type GmtiForm, TARGET_TYPES } from "../../../domain/reports/gmti";
import { QUANTITY } from "../../../domain/reports/sighting";
import { SHORT_TEXT_LIMIT, TARGET_ID_LIMIT } from "../../../domain/text-field";
import { TextField } from "../../../ui/field";
import { Panel } from "../../../ui/panel";
import { Segmented } from "../../../ui/segmented";
import { Stepper } from "../../../ui/stepper";
import common from "../report-screen.module.css";
import styles from "./gmti.module.css";

const TYPE_CHOICES = TARGET_TYPES.map((value) => ({ value, label: value }));

interface Props {
  form: GmtiForm;
  onChange(part: Partial<GmtiForm>): void;
  reset: ReactNode;
}

/** What is moving, and how many of it. */
export function Target({ form, onChange, reset }: Props) {
  return (
    <Panel title="Target" action={reset}>
      <div className={common.line}>
        <TextField
          label="Target ID"
          mono
          plain
          value={form.targetId}
          limit={TARGET_ID_LIMIT}
          fieldClass={styles.id}
          onChange={(event) => onChange({ targetId: event.currentTarget.value })}
        />
        <Stepper
          label="Quantity"
          value={form}
          rule={QUANTITY}
          onChange={(typed) => onChange(quantityTyped(typed, QUANTITY, form.quantity))}
        />
        <Segmented
          label="Target Type"
          value={form.targetType}
          choices={TYPE_CHOICES}
          onChange={(targetType) => onChange({ targetType })}
        />
        {form.targetType === "Other" && (
          <TextField
            label="Specify target type"
            plain
            value={form.otherDescription}
            limit={SHORT_TEXT_LIMIT}
            fieldClass={styles.other}
            onChange={(event) => onChange({ otherDescription: event.currentTarget.value })}
          />
        )}
      </div>
    </Panel>
  );
}
