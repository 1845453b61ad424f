/** A format's report in one line, as far as it is unambiguous. */

import { formatDefinitionOf } from "../formats/built-in";
import { quantityRule, rowsMost } from "../formats/field-kinds";
import type { Format } from "../formats/format";
import { EMPTY_PROFILE } from "../sign-in/profile";
import { entriesOf, type LineReader, type LineRules } from "./line-reader";
import { MARKS } from "./marks";

export function formatLine(format: Format): LineRules {
  const fields = format.panels.flatMap((panel) => panel.fields);
  return {
    fields,
    unclear: (_, unit) => (unit === "" ? MARKS.unclear("add a label or unit") : null),
    settle(line) {
      settleRows(line, fields);
      const definition = formatDefinitionOf(format);
      const form = { ...definition.fresh(EMPTY_PROFILE), ...line.entries };
      for (const field of line.filled.keys()) {
        if (!definition.fields.isShown(form, field))
          line.refuse(field, MARKS.notAsked(field.label));
      }
    },
  };
}

/** A quantity that was not said is the number of grids; one that was leaves no room for more. */
function settleRows(line: LineReader, fields: LineRules["fields"]): void {
  const { entries, rows } = line;
  const field = fields.find(({ kind }) => kind === "rows");
  if (field?.kind !== "rows" || rows.length === 0) return;
  const quantity = fields.find(({ id }) => id === field.follows);
  if (quantity?.kind === "quantity") {
    const { max } = quantityRule(quantity);
    const said = line.filled.has(quantity) ? Number(entries[quantity.id]) : null;
    const count = Math.min(said ?? Math.min(rows.length, max), rowsMost(field));
    line.limitRows(count, MARKS.countIs(quantity.label, said ?? count));
    if (said === null) Object.assign(entries, entriesOf(quantity, count));
  }
  entries[field.id] = rows.map((row) => row.entries);
}
