import { useSignals } from "@preact/signals-react/runtime";
import { Plus, Trash2 } from "lucide-react";
import { type Ref, useRef } from "react";
import { flushSync } from "react-dom";
import {
  type ConfusionRow,
  confusionRow,
  type Faults,
  FIELD_LABELS,
  type FieldName,
  type PlatformFields,
} from "../../../domain/admin/platform-form";
import {
  ACCURACY_CHOICES,
  CHARACTERISTICS,
  PLATFORM_CATEGORIES,
} from "../../../domain/platforms/platform";
import { theme } from "../../../lib/theme";
import { useSymbol } from "../../../lib/use-symbol";
import { Button, IconButton } from "../../../ui/button";
import { Check } from "../../../ui/check";
import { TextArea, TextField } from "../../../ui/field";
import { Select } from "../../../ui/select";
import signs from "../../../ui/sign.module.css";
import { TagField } from "../../../ui/tag-field";
import styles from "./platforms.module.css";

interface Props {
  fields: PlatformFields;
  faults: Faults;
  /** The id of one that is there already stays. */
  isNew: boolean;
  /** The first field that can be changed. */
  first: Ref<HTMLInputElement>;
  onChange(part: Partial<PlatformFields>): void;
}

const choicesOf = <T extends string>(words: readonly T[]) =>
  words.map((word) => ({ value: word, label: word }));
const CATEGORY_CHOICES = choicesOf(PLATFORM_CATEGORIES);

type TextName = {
  [Name in FieldName]: PlatformFields[Name] extends string
    ? string extends PlatformFields[Name]
      ? Name
      : never
    : never;
}[FieldName];

/** All fields of a platform's record. */
export function PlatformFieldset({ fields, faults, isNew, first, onChange }: Props) {
  const text = (name: TextName) => ({
    label: FIELD_LABELS[name],
    value: fields[name],
    error: faults.fields[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...text("platformId")}
          ref={isNew ? first : undefined}
          required
          readOnly={!isNew}
          className={isNew ? undefined : styles.fixed}
          hint={
            isNew ? "As sent in messages, e.g. BM-21" : "As sent in messages. Cannot be changed"
          }
        />
        <TextField
          {...text("aka")}
          ref={isNew ? undefined : first}
          hint="Sent in brackets after the ID, e.g. Grad"
        />
      </div>
      <div className={styles.three}>
        <TextField {...text("function")} required />
        <Select
          label={FIELD_LABELS.category}
          value={fields.category}
          choices={CATEGORY_CHOICES}
          error={faults.fields.category}
          onChange={(category) => onChange({ category })}
        />
        <TextField {...text("subCategory")} />
      </div>
      <TextArea
        {...text("description")}
        required
        rows={3}
        hint="Two or three sentences: what it is, and how to recognise it"
      />
      <TagField
        label={FIELD_LABELS.characteristics}
        choices={CHARACTERISTICS}
        chosen={fields.characteristics}
        error={faults.fields.characteristics}
        onChange={(characteristics) => onChange({ characteristics })}
      />
      <div className={styles.pair}>
        <TextArea {...text("cues")} rows={4} hint="Short phrases, one per line" />
        <TextArea {...text("otherNames")} rows={4} hint="Other search terms, one per line" />
      </div>
      <div className={styles.pair}>
        <Select
          label={FIELD_LABELS.gridUnit}
          value={fields.gridUnit}
          choices={ACCURACY_CHOICES}
          error={faults.fields.gridUnit}
          hint="Stands in its details. A report takes the operator's own."
          onChange={(gridUnit) => onChange({ gridUnit })}
        />
        <div className={styles.symbol}>
          <TextField
            {...text("sidcCode")}
            mono
            maxLength={40}
            fieldClass={styles.sidc}
            hint="MIL-STD-2525C, 15 characters"
          />
          <div className={styles.drawn}>
            {fields.sidcCode.trim().length === 15 && <DrawnSymbol sidc={fields.sidcCode.trim()} />}
          </div>
        </div>
      </div>
      <Check
        label={`${FIELD_LABELS.bothSides}: the operator may say that it is friendly`}
        checked={fields.bothSides}
        onChange={(bothSides) => onChange({ bothSides })}
      />
      <ConfusionRows
        rows={fields.confusedWith}
        faults={faults}
        onChange={(confusedWith) => onChange({ confusedWith })}
      />
    </>
  );
}

/** What stands on the map for it. */
function DrawnSymbol({ sidc }: { sidc: string }) {
  useSignals();
  const { source, failed } = useSymbol(sidc, theme.value);
  if (failed) return <p className="muted">No symbol has this code.</p>;
  return source && <img src={source} alt="Its MIL-STD-2525 symbol" />;
}

interface RowsProps {
  rows: readonly ConfusionRow[];
  faults: Faults;
  onChange(rows: readonly ConfusionRow[]): void;
}

/** What it is confused with, and what tells the two apart. */
function ConfusionRows({ rows, faults, onChange }: RowsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const fault = faults.fields.confusedWith;

  function addRow() {
    flushSync(() => onChange([...rows, confusionRow()]));
    const [first] = [...(group.current?.querySelectorAll("input") ?? [])].slice(-2);
    first?.focus();
  }

  function remove(row: ConfusionRow) {
    // The button that has the focus goes.
    add.current?.focus();
    onChange(rows.filter((other) => other !== row));
  }

  const put = (row: ConfusionRow, part: Partial<ConfusionRow>) =>
    onChange(rows.map((other) => (other === row ? { ...row, ...part } : other)));

  return (
    <fieldset ref={group} className={`${styles.confusions} stack`}>
      <legend className={styles.legend}>{FIELD_LABELS.confusedWith}</legend>
      {rows.map((row, at) => {
        const { platformId, tellApart } = faults.rows.get(row.key) ?? {};
        return (
          <div key={row.key} className={styles.row}>
            <TextField
              label={`Platform ${at + 1}`}
              value={row.platformId}
              error={platformId}
              onChange={(event) => put(row, { platformId: event.currentTarget.value })}
            />
            <TextField
              label={`What tells ${at + 1} apart`}
              value={row.tellApart}
              error={tellApart}
              onChange={(event) => put(row, { tellApart: event.currentTarget.value })}
            />
            <IconButton
              label={`Remove ${row.platformId.trim() || `row ${at + 1}`}`}
              className={styles.remove}
              onClick={() => remove(row)}
            >
              <Trash2 size={18} />
            </IconButton>
          </div>
        );
      })}
      <Button
        icon={Plus}
        ref={add}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? "confusions-fault" : undefined}
        onClick={addRow}
      >
        Add a look-alike
      </Button>
      {fault && (
        <p id="confusions-fault" className={signs.wrong}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}
