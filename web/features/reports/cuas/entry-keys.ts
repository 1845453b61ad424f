import { randomIdentifier } from "../../../domain/identifier";
import { typedQuantity } from "../../../domain/number-field";
import { type CuasEntries, type CuasForm, NO_CUAS_ENTRIES } from "../../../domain/reports/cuas";
import { forget, keepText, keptText } from "../../../lib/storage";

/** Where each entry is kept in local storage, as plain text (specification 2 §2). */
const ENTRY_KEYS: Record<keyof CuasEntries, string> = {
  methodOfDetection: "cuas-method",
  gzd: "cuas-gzd",
  coordinates: "cuas-coordinates",
  uasType: "cuas-uasType",
  quantity: "cuas-quantity",
  payloadVisible: "cuas-payloadVisible",
  payloadType: "cuas-payloadType",
  height: "cuas-height",
  heading: "cuas-heading",
  otherObservations: "cuas-otherObservations",
  otherFreeText: "cuas-otherFreeText",
  actionTaken: "cuas-actionTaken",
};
const IDENTIFIER_KEY = "cuas-randomSixDigit";
/** The key of their draft, where it is not the identifier alone. */
const DRAFT_KEY = "cuas-draft";

// A record's own names, which Object.keys types as any text.
const NAMES = Object.keys(ENTRY_KEYS) as (keyof CuasEntries)[];

const emptyText = (name: keyof CuasEntries) => String(NO_CUAS_ENTRIES[name]);

function keepEntry(form: CuasForm, name: keyof CuasEntries): boolean {
  const text = name === "quantity" ? typedQuantity(form) : String(form[name]);
  if (text !== emptyText(name)) return keepText(ENTRY_KEYS[name], text);
  forget(ENTRY_KEYS[name]);
  return true;
}

/**
 * Keeps a form's entries, as far as they differ from an empty form's, and whose they
 * are: the identifier, and the key of the draft. Half of them would be worse than none: where the browser refuses one, none stay.
 */
export function keepEntries(form: CuasForm, draftKey: string): void {
  const isKept =
    NAMES.every((name) => keepEntry(form, name)) && keepText(IDENTIFIER_KEY, form.randomSixDigit);
  if (!isKept) forgetEntries();
  else if (draftKey !== form.randomSixDigit) keepText(DRAFT_KEY, draftKey);
  else forget(DRAFT_KEY);
}

export function forgetEntries(): void {
  for (const key of [...Object.values(ENTRY_KEYS), IDENTIFIER_KEY, DRAFT_KEY]) forget(key);
}

/**
 * The identifier of the report that the kept entries belong to; a new one where theirs
 * is gone, null when nothing is kept.
 */
export function keptIdentifier(): string | null {
  const identifier = keptText(IDENTIFIER_KEY) ?? "";
  if (/^[0-9A-Z]{6}$/.test(identifier)) return identifier;
  return NAMES.some((name) => keptText(ENTRY_KEYS[name]) !== null) ? randomIdentifier() : null;
}

/** The key of the draft that the kept entries belong to, null where it is their identifier. */
export function keptDraftKey(): string | null {
  return keptText(DRAFT_KEY);
}

/** Every entry as it is kept; one that is not is an empty form's. */
export function keptEntries(): Record<string, string> {
  return Object.fromEntries(
    NAMES.map((name) => [name, keptText(ENTRY_KEYS[name]) ?? emptyText(name)]),
  );
}
