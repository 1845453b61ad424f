import { computed, signal } from "@preact/signals-react";
import { parseJson } from "../domain/parse-unknown";

/** Forgotten at sign-out, with the rest of the session, whatever of the page has been loaded by then. */
export const LAST_GRID_KEY = "sightline-last-grid";
export const EXACT_KEY = "sightline-exact-grids";

/** The browser's two kinds of storage fail separately: one for details and drafts, one for the log. */
export type StorageArea = "page" | "log";

const errors = signal<Partial<Record<StorageArea, string>>>({});

const FULL = "This browser's storage is full.";
const BLOCKED = "This browser blocks storage, so nothing can be saved.";
const BROKEN = "This browser's storage has failed. Sightline keeps trying to open it again.";
/** What a reload then loses. */
const LOST: Record<StorageArea, readonly string[]> = {
  log: ["log"],
  page: ["details", "drafts"],
};
const LIST = new Intl.ListFormat("en-GB");

/** What the browser cannot keep, in words for the operator, what is lost first; null while all is well. */
export const storageError = computed(() => {
  const areas = (["log", "page"] as const).filter((area) => errors.value[area]);
  const [first] = areas;
  if (!first) return null;
  const what = LIST.format(areas.flatMap((area) => LOST[area]));
  return `Lost on reload: your ${what}. ${errors.value[first]} You can carry on.`;
});

/** Shows why something could not be stored, until it works again. */
export function reportStorageError(where: StorageArea, error: unknown): void {
  // Only peeked at: an effect that keeps something would otherwise run again for its own failure, without end.
  errors.value = { ...errors.peek(), [where]: reasonOf(where, error) };
  console.warn("storage:", error instanceof Error ? error.message : error);
}

function reasonOf(where: StorageArea, error: unknown): string {
  // Without the storage's objects, or without their methods, the browser has none to give.
  if (!(error instanceof DOMException)) return BLOCKED;
  if (error.name === "QuotaExceededError") return FULL;
  // Chromium names a refusal of the log's storage only by its text.
  const isRefused = error.name === "SecurityError" || /denied permission/.test(error.message);
  return where === "page" || isRefused ? BLOCKED : BROKEN;
}

/** Something could be kept again. */
export function storageWorks(where: StorageArea): void {
  if (errors.peek()[where] === undefined) return;
  const { [where]: _, ...rest } = errors.peek();
  errors.value = rest;
}

/** Of all windows, or of this one alone. */
type Kind = "local" | "session";

function area(kind: Kind): Storage {
  return kind === "local" ? localStorage : sessionStorage;
}

/** Keeps a text as it is. False when the browser refuses; the trouble is then shown. */
export function keepText(key: string, text: string, kind: Kind = "local"): boolean {
  try {
    area(kind).setItem(key, text);
    storageWorks("page");
    return true;
  } catch (error) {
    reportStorageError("page", error);
    return false;
  }
}

/** The text kept under a key, null when there is none. */
export function keptText(key: string, kind: Kind = "local"): string | null {
  try {
    return area(kind).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value as JSON. False when the browser refuses; the trouble is then shown. */
export function keep(key: string, value: unknown, kind: Kind = "local"): boolean {
  return keepText(key, JSON.stringify(value), kind);
}

/** The kept value, undefined when there is none or it cannot be read. */
export function kept(key: string, kind: Kind = "local"): unknown {
  const text = keptText(key, kind);
  return text === null ? undefined : parseJson(text);
}

/** Whether something is kept under a key, readable or not. */
export function isKept(key: string, kind: Kind = "local"): boolean {
  return keptText(key, kind) !== null;
}

export function forget(key: string, kind: Kind = "local"): void {
  try {
    area(kind).removeItem(key);
  } catch {
    // Storage that is blocked holds nothing to forget.
  }
}

/** The keys with the given beginning. */
export function keptKeys(prefix: string, kind: Kind = "local"): string[] {
  try {
    return Object.keys(area(kind)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets every key with the given beginning. */
export function forgetAll(prefix: string, kind: Kind = "local"): void {
  for (const key of keptKeys(prefix, kind)) forget(key, kind);
}
