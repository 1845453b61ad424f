import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import { entriesToReplace, entryKey } from "../../domain/log/log";
import type { ReportDefinition, ReportForm } from "../../domain/reports/report";
import { useLogEntries } from "../../lib/report-log";
import { operator } from "../../lib/session";
import { referenceText } from "./report-kind";

/** The reference of the log's entry whose place a copy of the form would take; null if it would take none. */
export function useExistingReport<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
): string | null {
  useSignals();
  const entries = useLogEntries();
  const { callSign } = operator();
  const key = entryKey(
    { reportType: definition.type, formData: definition.stored(form, "") },
    callSign,
  );
  const isInLog = useMemo(
    () => entriesToReplace(entries, key, callSign).length > 0,
    [entries, key, callSign],
  );
  return isInLog ? referenceText(definition, form) : null;
}
