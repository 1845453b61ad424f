import { isRecord } from "../../domain/stored";
import { DRAFT_PREFIX } from "../../lib/session";
import { forget, keep, kept } from "../../lib/storage";

/** A report in the making, as the browser keeps it across a reload. */
export interface Draft<Form> {
  form: Form;
  /** It has been copied: it may be copied again, but it waits for nothing. */
  sent: boolean;
  /** It came from the log as test data and cannot be copied. */
  isTestData: boolean;
}

function draftKey(kind: string): string {
  return `${DRAFT_PREFIX}${kind}`;
}

export function keepDraft<Form>(kind: string, draft: Draft<Form>): void {
  keep(draftKey(kind), draft);
}

/** The kept draft, or null when there is none that can be read. */
export function keptDraft<Form>(
  kind: string,
  read: (stored: unknown) => Form | null,
): Draft<Form> | null {
  const stored = kept(draftKey(kind));
  if (!isRecord(stored)) return null;
  const form = read(stored.form);
  return form && { form, sent: stored.sent === true, isTestData: stored.isTestData === true };
}

export function forgetDraft(kind: string): void {
  forget(draftKey(kind));
}
