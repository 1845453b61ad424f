import { nextFreeTargetNumber } from "../../../domain/fields/target-number";
import type { FormatDefinition } from "../../../domain/formats/definition";
import { type FormatForm, textOf } from "../../../domain/formats/format";
import { findByTargetNumber, lastCountedNumber } from "../../../domain/log/log";
import { oncePer } from "../../../domain/once";
import { logEntries } from "../../../lib/report-log";
import { changeProfile, operator } from "../../../lib/session";
import { createDrafts } from "../draft";
import type { ReportKind } from "../report-kind";
import { cuasDrafts } from "./cuas-drafts";

/** A kind of report whose form and message are a document's. */
export interface FormatKind extends ReportKind<FormatForm> {
  definition: FormatDefinition;
}

function formatKind(definition: FormatDefinition): FormatKind {
  const { format, read, identifier, fresh, asNewReport: renewed, numberKey } = definition;
  return {
    definition,
    drafts: createDrafts(format.id, read, identifier),
    fresh: () => numbered(definition, fresh(operator()), ""),
    ...(numberKey !== null && {
      renewed: (form, by) => numbered(definition, renewed(form, by), textOf(form, numberKey)),
    }),
  };
}

/**
 * A new report under the next free target number after the operator's last; if that cannot be counted on from (A1),
 * after the newest of the operator's own that can.
 * @param otherwise the number to count on from if there is none of these
 */
function numbered(definition: FormatDefinition, form: FormatForm, otherwise: string): FormatForm {
  const { type, numberKey, lastNumber } = definition;
  if (numberKey === null) return form;
  const entries = logEntries.value ?? [];
  const by = operator();
  const last = lastCountedNumber(entries, type, lastNumber(by), by.callSign) || otherwise;
  const isUsed = (number: string) =>
    findByTargetNumber(entries, type, number, form.randomSixDigit) !== undefined;
  return { ...form, [numberKey]: nextFreeTargetNumber(last, isUsed) };
}

/** What built-in formats have beyond their definitions, by id. */
const BUILT_IN_EXTRAS: Record<string, Partial<FormatKind>> = {
  hlr: {
    // The next report's number counts on from this one.
    onLogged: (form) => changeProfile({ lastHlrTargetNumber: textOf(form, "targetNumber") }),
  },
  cuas: { drafts: cuasDrafts },
};

/** The kind of report of a format, with its drafts: one and the same for a definition. */
export const kindOfFormat = oncePer(
  (definition: FormatDefinition): FormatKind => ({
    ...formatKind(definition),
    ...BUILT_IN_EXTRAS[definition.format.id],
  }),
);
