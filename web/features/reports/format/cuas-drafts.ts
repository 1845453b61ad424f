import { CUAS } from "../../../domain/formats/built-in";
import type { FormatForm } from "../../../domain/formats/format";
import { createDrafts, type Draft, type Drafts } from "../draft";
import { newDraft } from "../report-kind";
import {
  forgetEntries,
  keepEntries,
  keptDraftKey,
  keptEntries,
  keptIdentifier,
} from "./cuas-entry-keys";

const drafts = createDrafts("cuas", CUAS.read, CUAS.identifier);

/** The draft with the kept entries; changed by them, it is another report than the one sent. */
function withKeptEntries(draft: Draft<FormatForm> | null, identifier: string) {
  const form = CUAS.read({ ...draft?.form, ...keptEntries(), randomSixDigit: identifier });
  if (!form) return draft;
  if (!draft) return newDraft(form);
  const isSame = JSON.stringify(form) === JSON.stringify(draft.form);
  return { ...draft, form, sent: draft.sent && isSame };
}

/** The key of the draft that the kept entries belong to. */
function keptKey(identifier: string): string {
  const key = keptDraftKey();
  return key?.startsWith(identifier) ? key : identifier;
}

/**
 * The drafts of c-UAS reports. The entries of the one that was worked on last also stand
 * under keys of their own, which count for more than what is kept with the draft; a
 * window that has no draft yet goes on with theirs.
 */
export const cuasDrafts: Drafts<FormatForm> = {
  ...drafts,
  keep(draft) {
    // The draft itself last: what is said of the storage then holds for it.
    keepEntries(draft.form, drafts.keyOf(draft));
    drafts.keep(draft);
  },
  forget(key) {
    const identifier = keptIdentifier();
    if (identifier !== null && keptKey(identifier) === key) forgetEntries();
    drafts.forget(key);
  },
  current() {
    const own = drafts.current();
    const identifier = keptIdentifier();
    if (identifier === null) return own;
    const key = keptKey(identifier);
    // Where another window has kept the entries of its draft since, they are not this one's.
    if (own && drafts.keyOf(own) !== key) return own;
    const draft = withKeptEntries(own ?? drafts.load(key), identifier);
    const isOver = draft !== null && (draft.sent || draft.isTestData);
    return own || !isOver ? draft : null;
  },
};
