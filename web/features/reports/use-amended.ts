import { useSignals } from "@preact/signals-react/runtime";
import { useMemo } from "react";
import type { LogEntry } from "../../domain/log";
import { referenceOf } from "../../domain/reference";
import type { ReportDefinition, ReportForm, ReportType } from "../../domain/reports/report";
import { profile } from "../../lib/session";
import { useLogEntries } from "../../lib/use-log";

/** The log's entry of the very form that has this identifier. */
function loggedAs(
  entries: readonly LogEntry[],
  type: ReportType,
  identifier: string,
): LogEntry | undefined {
  return entries.find(
    ({ reportType, isTestData, formData }) =>
      reportType === type &&
      !isTestData &&
      (formData.randomSixDigit ?? formData.randomNumber) === identifier,
  );
}

/** The reference under which this very report stands in the log, so that a copy amends it; null when it does not. */
export function useAmended<Form extends ReportForm>(
  { type, identifier: identify, stored }: ReportDefinition<Form>,
  form: Form,
): string | null {
  useSignals();
  const entries = useLogEntries();
  const identifier = identify(form);
  const entry = useMemo(() => loggedAs(entries, type, identifier), [entries, type, identifier]);
  if (!entry) return null;
  const userCallSign = profile.value?.callSign ?? "";
  const logged = referenceOf(type, entry.formData, userCallSign);
  return logged === referenceOf(type, stored(form, ""), userCallSign) ? logged : null;
}
