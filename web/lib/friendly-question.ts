import { signal } from "@preact/signals-react";
import { entriesToReplace, entryKey } from "../domain/log/log";
import { isFriendly } from "../domain/platforms/affiliation";
import type { Platform } from "../domain/platforms/platform";
import type { ReportDefinition, ReportForm } from "../domain/reports/report";
import { platformList, symbolsIn } from "./platforms";
import { logEntries } from "./report-log";
import { onForgotten, operator } from "./session";

export interface FriendlyQuestion {
  platformId: string;
  /** The types of others that it is confused with. */
  lookAlikes: readonly string[];
  /** Closes the question; true to report the friendly type. */
  answer(isMeant: boolean): void;
}

/** The open question; null while none is. */
export const friendlyQuestion = signal<FriendlyQuestion | null>(null);

onForgotten(() => friendlyQuestion.value?.answer(false));

/**
 * Whether a report may be copied: the operator is asked about a friendly type, once for each report. A report that is
 * in the log with this platform has been asked about.
 */
export async function isMeant<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
): Promise<boolean> {
  const platform = friendlyPlatform(definition, form);
  if (!platform || isInLog(definition, form, platform)) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { platformId, confusedWith } = platform;
  const sidcOf = symbolsIn(platformList.value);
  const lookAlikes = confusedWith
    .map((other) => other.platformId)
    .filter((other) => !isFriendly(sidcOf(other)));
  friendlyQuestion.value = {
    platformId,
    lookAlikes,
    answer(isMeant) {
      friendlyQuestion.value = null;
      resolve(isMeant);
    },
  };
  return promise;
}

function friendlyPlatform<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
): Platform | null {
  const list = platformList.value;
  if (list.state !== "ready") return null;
  const seen = definition.noted(form).platformId;
  const record = list.platforms.find(({ platformId }) => platformId === seen);
  return record && isFriendly(record.sidcCode) ? record : null;
}

function isInLog<Form extends ReportForm>(
  definition: ReportDefinition<Form>,
  form: Form,
  { platformId }: Platform,
): boolean {
  const { callSign } = operator();
  const report = { reportType: definition.type, formData: definition.stored(form, "") };
  const key = entryKey(report, callSign);
  return entriesToReplace(logEntries.value ?? [], key, callSign).some(({ formData }) => {
    const before = definition.read(formData);
    return before !== null && definition.noted(before).platformId === platformId;
  });
}
