/** A format by example: what its author is shown before it is offered. */

import { joinMessage } from "../messages/message";
import { namedPlatform } from "../reports/reported-platform";
import { EMPTY_PROFILE } from "../sign-in/profile";
import type { FormatDefinition } from "./definition";
import { emptyRow, kindOf } from "./field-kinds";
import type { Entries, FormatForm } from "./format";
import type { FormatFields } from "./format-fields";

/** Who reports in the examples, and when. */
export const SAMPLE_OPERATOR = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };
export const SAMPLE_DTG = "201230ZNov26";
export const SAMPLE_PLATFORM = namedPlatform(false, "BM-21", "Grad");
const IDENTIFIER = "7K3QZ9";

/** An empty report of the examples' operator. */
export const sampleFresh = ({ fresh }: FormatDefinition): FormatForm => ({
  ...fresh(SAMPLE_OPERATOR),
  randomSixDigit: IDENTIFIER,
});

/** A message in which every field that is shown says something. */
export function sampleMessage(definition: FormatDefinition): string {
  const form = sampleFresh(definition);
  return joinMessage(definition.lines(filled(definition.fields, form), SAMPLE_DTG));
}

/** Entries in which every field that is shown says something, and one row of rows. */
function filled<Form extends Entries>(fields: FormatFields, empty: Form): Form {
  let form = empty;
  for (const field of fields.all) {
    if (!fields.isShown(form, field)) continue;
    const kind = kindOf(field);
    const entries =
      field.kind === "rows"
        ? { [field.id]: [filled(fields.rowsOf(field).fields, emptyRow(field))] }
        : kind.typed(field, kind.sample(field), (why) => {
            throw new Error(`The sample of ${field.id} is no entry: ${why}`);
          });
    form = { ...form, ...entries };
  }
  return form;
}
