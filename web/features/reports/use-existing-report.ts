import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import { entriesToReplace, entryKey } from "../../domain/log/log";
import { rowText } from "../../domain/log/row-text";
import { dtgIn, splitMessage } from "../../domain/messages/message";
import { changesOf, timeOfCopy } from "../../domain/reports/changes";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { minute } from "../../lib/clock";
import { useLogEntries } from "../../lib/report-log";
import { operator } from "../../lib/session";
import type { Replaced } from "./block-state";
import { currentDtg } from "./copy-report";
import { referenceText } from "./report-kind";

/**
 * The log's entry whose place a copy of the form would take; null if it would take none.
 * @param dtg the form's; undefined for the moment of the copy
 */
export function useExistingReport<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  dtg: string | undefined,
): (Replaced & { entryId: string }) | null {
  useSignals();
  const entries = useLogEntries();
  const { callSign } = operator();
  const key = entryKey(
    { reportType: definition.type, formData: definition.stored(form, "") },
    callSign,
  );
  const [entry] = useMemo(() => entriesToReplace(entries, key, callSign), [entries, key, callSign]);
  if (!entry) return null;
  const before = definition.read(entry.formData);
  const { time } = rowText(entry, minute.value);
  const now = currentDtg(new Date(minute.value));
  const changes =
    before &&
    changesOf(
      [["Time", before.currentDTG], ...definition.values(before)],
      [["Time", timeOfCopy(before.currentDTG, dtg, now)], ...definition.values(form)],
    );
  return {
    entryId: entry.id,
    reference: referenceText(definition, form),
    time,
    dtg: dtgIn(splitMessage(entry.fullMessage) ?? [])?.text ?? null,
    changes: changes?.length === 0 ? ["nothing changed yet"] : (changes ?? []),
  };
}
