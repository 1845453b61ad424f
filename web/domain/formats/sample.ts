/** A format by example: what its author is shown before it is offered. */

import { joinMessage } from "../messages/message";
import { EMPTY_PROFILE } from "../sign-in/profile";
import type { FormatDefinition } from "./definition";
import { kindOf } from "./field-kinds";
import type { FormatForm } from "./format";

/** Who reports in the examples, and when. */
export const SAMPLE_OPERATOR = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };
export const SAMPLE_DTG = "201230ZNov26";
const IDENTIFIER = "7K3QZ9";

/** An empty report of the examples' operator. */
export const sampleFresh = ({ fresh }: FormatDefinition): FormatForm => ({
  ...fresh(SAMPLE_OPERATOR),
  randomSixDigit: IDENTIFIER,
});

/** A message in which every field that is shown says something. */
export function sampleMessage(definition: FormatDefinition): string {
  const { fields, lines } = definition;
  let form = sampleFresh(definition);
  for (const field of fields.all) {
    if (!fields.isShown(form, field)) continue;
    const kind = kindOf(field);
    const entries = kind.typed(field, kind.sample(field), (why) => {
      throw new Error(`The sample of ${field.id} is no entry: ${why}`);
    });
    form = { ...form, ...entries };
  }
  return joinMessage(lines(form, SAMPLE_DTG));
}
