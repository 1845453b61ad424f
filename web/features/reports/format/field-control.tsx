import { useSignals } from "@preact/signals-react/runtime";
import { useId } from "react";
import { quantityTyped } from "../../../domain/fields/number-field";
import { SHORT_TEXT_LIMIT } from "../../../domain/fields/text-field";
import {
  choicesOf,
  gridOf,
  heightKey,
  numberRule,
  otherOf,
  quantityEntries,
  quantityOf,
  quantityRule,
  sentNumber,
  textLimit,
} from "../../../domain/formats/field-kinds";
import { type FieldOf, type FormatField, OTHER, textOf } from "../../../domain/formats/format";
import { takesHeight, withGrid, withHeight } from "../../../domain/formats/heights";
import { type GridReference, gridToLatLng, spaceProgressively } from "../../../domain/grid/grid";
import { lookUpElevation } from "../../../lib/elevation";
import { operator } from "../../../lib/session";
import { ChoiceButtons } from "../../../ui/choice-buttons";
import { TextArea, TextField } from "../../../ui/field";
import { NumberField } from "../../../ui/number-field";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { Stepper } from "../../../ui/stepper";
import { GridGroup } from "../grid-fields";
import { GridFromMap } from "../map-dialog";
import { DtgField } from "./dtg-field";
import styles from "./format.module.css";
import type { FormatEntry } from "./format-entry";
import { HeadingField } from "./heading-field";
import { TargetNumberField } from "./target-number-field";

interface Props<Field extends FormatField = FormatField> {
  field: Field;
  entry: FormatEntry;
  /** It stands in one line with the other fields of its row. */
  isInRow?: true;
}

/** A field of any kind; nothing if it is not asked for. */
export function FieldControl({ field, entry, isInRow }: Props) {
  const { fields, form, change } = entry;
  const isShown = fields.isShown(form, field);
  if (!isShown && !(field.kind === "number" && field.otherwise !== undefined)) return null;
  const set = (value: string) => change({ [field.id]: value });
  switch (field.kind) {
    case "text":
      return <Text field={field} entry={entry} />;
    case "remarks":
      return (
        <TextArea
          label={field.label}
          value={textOf(form, field.id)}
          limit={textLimit(field)}
          hint={field.hint}
          plain
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case "number":
      return <NumberControl field={field} entry={entry} />;
    case "quantity": {
      const value = quantityOf(form, field);
      const rule = quantityRule(field);
      return (
        <Stepper
          label={field.label}
          value={value}
          rule={rule}
          onChange={(typed) => {
            const { quantity, wrongQuantity } = quantityTyped(typed, rule, value.quantity);
            change(quantityEntries(field, { quantity, wrongQuantity }));
          }}
        />
      );
    }
    case "heading":
      return <HeadingField label={field.label} value={textOf(form, field.id)} onChange={set} />;
    case "choice":
      return <Choice field={field} entry={entry} isInRow={isInRow} />;
    case "grid":
      return <Grid field={field} entry={entry} />;
    case "dtg":
      return (
        <DtgField
          label={field.label}
          value={textOf(form, field.id)}
          isNowByDefault={field.default === "now"}
          hint={field.hint}
          onChange={set}
        />
      );
    case "target-number":
      return <Target field={field} entry={entry} />;
    case "platform":
      return entry.large && <entry.large.PlatformField field={field} entry={entry} />;
    case "rows":
      return (
        entry.large && (
          <entry.large.RowsField
            field={field}
            entry={entry}
            control={(each, row) => <FieldControl key={each.id} field={each} entry={row} isInRow />}
          />
        )
      );
    case "distance":
    case "count":
      return null;
  }
}

const LONG = 20;

function Text({ field, entry: { form, change } }: Props<FieldOf<"text" | "remarks">>) {
  const listId = useId();
  const limit = textLimit(field);
  return (
    <>
      <TextField
        label={field.label}
        mono={limit <= LONG}
        plain
        value={textOf(form, field.id)}
        limit={limit}
        hint={field.hint}
        list={field.suggestions && listId}
        fieldClass={
          limit <= LONG ? styles.short : limit > SHORT_TEXT_LIMIT ? styles.long : styles.text
        }
        onChange={(event) => change({ [field.id]: event.currentTarget.value })}
      />
      {field.suggestions && (
        <datalist id={listId}>
          {field.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}

function NumberControl({ field, entry: { fields, form, change } }: Props<FieldOf<"number">>) {
  const typed = textOf(form, field.id);
  const isShown = fields.isShown(form, field);
  const sent = field.sent?.unit && sentNumber(typed, field);
  const saysMore = field.sent?.unit !== undefined || field.otherwise !== undefined;
  const isRough = field.heightOf !== undefined && form[heightKey(field)] === "overview";
  const own = isRough ? "approximate" : sent ? `= ${sent} ${field.sent?.unit}` : field.hint;
  const hint = isShown ? own : field.otherwise;
  return (
    <NumberField
      label={field.label}
      rule={numberRule(field)}
      inputMode={field.decimals ? "decimal" : undefined}
      plain={!saysMore}
      value={typed}
      disabled={!isShown}
      hint={hint}
      fieldClass={styles.figure}
      onChange={(value) =>
        change({
          [field.id]: value,
          ...(field.heightOf !== undefined && { [heightKey(field)]: undefined }),
        })
      }
    />
  );
}

/** The most choices in a row. */
const ROW_MOST = 6;
const NOT_STATED = { value: "", label: "Not stated" };

function Choice({ field, entry: { form, change }, isInRow }: Props<FieldOf<"choice">>) {
  const { label, required } = field;
  const value = textOf(form, field.id);
  const choices = choicesOf(field);
  const other = otherOf(field);
  const choose = (chosen: string) => change({ [field.id]: chosen });
  const as = isInRow ? "list" : (field.as ?? (choices.length > ROW_MOST ? "list" : "row"));
  return (
    <>
      {as === "buttons" && (
        <ChoiceButtons label={label} value={value} choices={choices} onChange={choose} />
      )}
      {as === "row" && (
        <Segmented
          label={label}
          value={value}
          // The first of them takes a choice back.
          choices={required === true ? choices : [NOT_STATED, ...choices]}
          onChange={choose}
        />
      )}
      {as === "list" && (
        <Select
          label={label}
          value={value}
          choices={choices}
          plain
          fieldClass={listClass(choices)}
          {...(required === true ? {} : { clearable: true })}
          onChange={choose}
        />
      )}
      {other && value === OTHER && (
        <TextField
          label={other.label}
          plain
          value={textOf(form, other.key)}
          limit={SHORT_TEXT_LIMIT}
          fieldClass={styles.text}
          onChange={(event) => change({ [other.key]: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function listClass(choices: readonly { label: string }[]): string | undefined {
  const longest = Math.max(...choices.map(({ label }) => label.length));
  if (longest <= "Northwest".length) return styles.narrowList;
  return longest <= LONG ? styles.list : styles.wideList;
}

/** What a document cannot express about a built-in form's grids. */
const GRIDS: Record<string, { space?: (digits: string) => string; placeholder?: string }> = {
  hlr: { space: spaceProgressively },
  cuas: { placeholder: "12345 67890" },
};

function Grid({ field, entry: { definition, form, change, update } }: Props<FieldOf<"grid">>) {
  const { format, fields } = definition;
  const places = fields.all.filter(({ kind }) => kind === "grid" || kind === "rows");
  const grids = fields.all.filter(({ kind }) => kind === "grid");
  const hasOwnMap = format.tools?.some(
    (tool) => tool.tool === "hlr-viewer" || tool.tool === "gmti-map",
  );
  const value = gridOf(form, field);
  const set = (grid: GridReference) => change(withGrid(fields, form, field, grid));
  async function fillFromMap(grid: GridReference) {
    set(grid);
    const at = gridToLatLng(grid.gzd, grid.coordinates);
    if (!at || !takesHeight(fields, form, field)) return;
    const height = await lookUpElevation(at);
    if (height) update((now) => withHeight(fields, now, field, grid, height));
  }
  return (
    <div>
      {(field.hint !== undefined || grids.length > 1) && (
        <p className={`${styles.name} muted`} aria-hidden="true">
          <strong>{field.label}</strong> {field.hint}
        </p>
      )}
      <GridGroup name={field.label} value={value} {...GRIDS[format.id]} onChange={set} />
      {!hasOwnMap && (
        <GridFromMap value={value} hasKey={field === places[0]} onChange={fillFromMap} />
      )}
    </div>
  );
}

function Target({ field, entry: { definition, form, isSent, change } }: Props) {
  useSignals();
  const number = textOf(form, field.id);
  const last = definition.lastNumber(operator());
  return (
    <TargetNumberField
      label={field.label}
      value={number}
      isCurrent={isSent && (last === null || number === last)}
      onChange={(next) => change({ [field.id]: next })}
    />
  );
}
