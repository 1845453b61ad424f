import { Plus, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import {
  emptyRow,
  gridOf,
  keptRows,
  rowsInUse,
  rowsMost,
} from "../../../domain/formats/field-kinds";
import type { Entries } from "../../../domain/formats/format";
import type { RowInUse } from "../../../domain/formats/format-fields";
import { effectFieldOf } from "../../../domain/formats/format-observed";
import { withGrid } from "../../../domain/formats/heights";
import { asSighting, withSighting } from "../../../domain/formats/rows-map";
import { Button, IconButton } from "../../../ui/button";
import { GridFields, type SeveralGrids } from "../grid-fields";
import { GridRowsTools, useGridRows } from "../grid-rows";
import styles from "./format.module.css";
import type { FormatEntry, LargeFields } from "./format-entry";

type Props = ComponentProps<LargeFields["RowsField"]>;

/** So many fields of a row stand in one line. */
const ONE_LINE = 5;

/** The rows of a field: typed, pasted, or placed on the map. */
export function RowsField({ field, entry, control }: Props) {
  const { definition, form, change, update } = entry;
  const { fields } = definition;
  const rows = useGridRows({
    form: asSighting(fields, form, field),
    accuracy: "Cat 1",
    update: (edit) =>
      update((now) => withSighting(fields, now, field, edit(asSighting(fields, now, field)))),
  });
  const used = fields.rowsIn(form, field);
  const isCounted = field.follows !== undefined;
  const put = (next: readonly Entries[]) => {
    // What a smaller quantity hides stays behind the rows.
    const hidden = isCounted ? keptRows(form, field).slice(used.length) : [];
    change({ [field.id]: [...next, ...hidden] });
  };
  const all = rowsInUse(form, field);
  const isFirst = fields.all.find(({ kind }) => kind === "rows" || kind === "grid") === field;
  return (
    <div className={`${styles.positions} stack`}>
      {field.hint !== undefined && <p className={`${styles.name} muted`}>{field.hint}</p>}
      {used.map((row) => (
        <Row
          key={row.number}
          field={field}
          entry={entry}
          control={control}
          row={row}
          several={rows.several(row.number)}
          onChange={(changed) => put(all.with(row.number - 1, changed))}
          onRemove={
            isCounted || used.length === 1
              ? undefined
              : () => put(all.filter((_, at) => at !== row.number - 1))
          }
        />
      ))}
      <GridRowsTools
        rows={rows}
        hasKey={isFirst}
        without={{
          circle: true,
          ...(!effectFieldOf(field) && { effects: true }),
          ...(!isCounted && { quantity: true }),
        }}
      >
        {!isCounted && (
          <Button
            look="quiet"
            disabled={used.length >= rowsMost(field)}
            onClick={() => put([...all, emptyRow(field)])}
          >
            <Plus size={16} aria-hidden="true" />
            Add a row
          </Button>
        )}
      </GridRowsTools>
    </div>
  );
}

interface RowProps extends Props {
  row: RowInUse;
  several: SeveralGrids;
  onChange(row: Entries): void;
  /** Undefined for a row that stays. */
  onRemove: (() => void) | undefined;
}

/** One row, whose fields are a form of their own. */
function Row({ field, entry, control, row, several, onChange, onRemove }: RowProps) {
  const { fields, row: entries, number, name } = row;
  const own: FormatEntry = {
    ...entry,
    fields,
    // The kinds of a row ask for no more of a form than its entries.
    form: { ...entry.form, ...entries },
    change: (part) => onChange({ ...entries, ...part }),
  };
  return (
    <fieldset
      className={styles.position}
      aria-label={name}
      data-wraps={field.fields.length > ONE_LINE || undefined}
    >
      <span className={styles.rowNumber} aria-hidden="true">
        {number}
      </span>
      {field.fields.map((each) =>
        each.kind === "grid" ? (
          <GridFields
            key={each.id}
            name={name}
            value={gridOf(entries, each)}
            several={several}
            onChange={(grid) => onChange({ ...entries, ...withGrid(fields, entries, each, grid) })}
          />
        ) : (
          control(each, own)
        ),
      )}
      {onRemove && (
        <IconButton label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </fieldset>
  );
}
