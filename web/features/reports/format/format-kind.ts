import { HLR } from "../../../domain/formats/built-in";
import type { FormatDefinition } from "../../../domain/formats/definition";
import { type FormatForm, textOf } from "../../../domain/formats/format";
import { hlrNumbered, lastCountedNumber } from "../../../domain/log";
import { nextFreeTargetNumber } from "../../../domain/target-number";
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
  const { format, read, identifier, fresh } = definition;
  return {
    definition,
    drafts: createDrafts(format.id, read, identifier),
    fresh: () => fresh(operator()),
  };
}

/**
 * A new HLR under the next free number after the operator's last; where that cannot be
 * counted on from (A1), after the newest of the operator's own that can.
 * @param otherwise the number to count on from where there is none of these
 */
function numbered(form: FormatForm, otherwise: string): FormatForm {
  const entries = logEntries.value ?? [];
  const { lastHlrTargetNumber, callSign } = operator();
  const last = lastCountedNumber(entries, lastHlrTargetNumber, callSign) || otherwise;
  const isUsed = (number: string) =>
    hlrNumbered(entries, number, form.randomSixDigit) !== undefined;
  return { ...form, targetNumber: nextFreeTargetNumber(last, isUsed) };
}

/** What is particular to built-in formats beside their definitions, by their ids. */
const OWN: Record<string, Partial<FormatKind>> = {
  hlr: {
    fresh: () => numbered(HLR.fresh(operator()), ""),
    renewed: (form, by) => numbered(HLR.renewed(form, by), textOf(form, "targetNumber")),
    // The next report's number counts on from this one.
    onLogged: (form) => changeProfile({ lastHlrTargetNumber: textOf(form, "targetNumber") }),
  },
  cuas: { drafts: cuasDrafts },
};

const kinds = new WeakMap<FormatDefinition, FormatKind>();

/** The kind of report of a format, with its drafts: one and the same for a definition. */
export function kindOfFormat(definition: FormatDefinition): FormatKind {
  const kind = kinds.get(definition) ?? {
    ...formatKind(definition),
    ...OWN[definition.format.id],
  };
  kinds.set(definition, kind);
  return kind;
}
