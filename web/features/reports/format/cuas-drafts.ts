import { typedQuantity } from "../../../domain/fields/number-field";
import { CUAS } from "../../../domain/formats/built-in";
import { keysOf, kindOf, quantityOf } from "../../../domain/formats/field-kinds";
import { type FormatForm, textOf } from "../../../domain/formats/format";
import { randomIdentifier } from "../../../domain/messages/reference";
import { forget, keepText, keptText } from "../../../lib/storage";
import { createDrafts, type Draft, type Drafts } from "../draft";
import { newDraft } from "../report-kind";

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
  const key = keptText(DRAFT_KEY);
  return key?.startsWith(identifier) ? key : identifier;
}

/**
 * The drafts of c-UAS reports. The entries of the last one are also kept under keys of their own, which take
 * precedence over the draft; a window without a draft continues with them.
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

const QUANTITY = CUAS.fields.all.find((field) => field.kind === "quantity");
/** The entries that are kept one by one; a typed quantity is kept under the quantity's own key. */
const NAMES = CUAS.fields.all.flatMap((field) =>
  field.kind === "quantity" ? [field.id] : keysOf(field),
);
const EMPTY = Object.assign({}, ...CUAS.fields.all.map((field) => kindOf(field).empty(field)));

/** Where an entry is kept in local storage, as plain text (specification 2 §2). */
const keyOf = (name: string) => `cuas-${name === "methodOfDetection" ? "method" : name}`;
const IDENTIFIER_KEY = "cuas-randomSixDigit";
/** The key of their draft, if it is not the identifier alone. */
const DRAFT_KEY = "cuas-draft";

const emptyText = (name: string) => String(EMPTY[name]);

function keepEntry(form: FormatForm, name: string): boolean {
  const text =
    name === QUANTITY?.id ? typedQuantity(quantityOf(form, QUANTITY)) : textOf(form, name);
  if (text !== emptyText(name)) return keepText(keyOf(name), text);
  forget(keyOf(name));
  return true;
}

/**
 * Keeps a form's entries, as far as they differ from an empty form's, and whose they are: the identifier, and the key
 * of the draft. Half of them would be worse than none: if the browser refuses one, none stay.
 */
function keepEntries(form: FormatForm, draftKey: string): void {
  const isKept =
    NAMES.every((name) => keepEntry(form, name)) && keepText(IDENTIFIER_KEY, form.randomSixDigit);
  if (!isKept) forgetEntries();
  else if (draftKey !== form.randomSixDigit) keepText(DRAFT_KEY, draftKey);
  else forget(DRAFT_KEY);
}

function forgetEntries(): void {
  for (const key of [...NAMES.map(keyOf), IDENTIFIER_KEY, DRAFT_KEY]) forget(key);
}

/**
 * The identifier of the report that the kept entries belong to; a new one where theirs
 * is gone, null when nothing is kept.
 */
function keptIdentifier(): string | null {
  const identifier = keptText(IDENTIFIER_KEY) ?? "";
  if (/^[0-9A-Z]{6}$/.test(identifier)) return identifier;
  return NAMES.some((name) => keptText(keyOf(name)) !== null) ? randomIdentifier() : null;
}

/** Every entry as it is kept; one that is not is an empty form's. */
function keptEntries(): Record<string, string> {
  return Object.fromEntries(NAMES.map((name) => [name, keptText(keyOf(name)) ?? emptyText(name)]));
}
