import { signal } from "@preact/signals-react";
import { parseJson } from "../domain/stored";

/** What the browser could not keep, in words for the operator; null while all is well. */
export const storageTrouble = signal<string | null>(null);

const FULL = "This browser's storage is full.";
const BLOCKED = "This browser keeps nothing: its storage is blocked.";
const CONSEQUENCE = "Go on working, but what you type will not survive a reload.";

/** Says once, and until it works again, that something could not be kept. */
export function reportStorageTrouble(error: unknown): void {
  const full = error instanceof DOMException && error.name === "QuotaExceededError";
  storageTrouble.value = `${full ? FULL : BLOCKED} ${CONSEQUENCE}`;
  console.warn("storage:", error instanceof Error ? error.message : error);
}

function area(kind: "local" | "session"): Storage {
  return kind === "local" ? localStorage : sessionStorage;
}

/** Keeps a value as JSON. False when the browser refuses; the trouble is then shown. */
export function keep(key: string, value: unknown, kind: "local" | "session" = "local"): boolean {
  try {
    area(kind).setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    reportStorageTrouble(error);
    return false;
  }
}

/** The kept value, undefined when there is none or it cannot be read. */
export function kept(key: string, kind: "local" | "session" = "local"): unknown {
  try {
    const text = area(kind).getItem(key);
    return text === null ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}

export function forget(key: string, kind: "local" | "session" = "local"): void {
  try {
    area(kind).removeItem(key);
  } catch {
    // Storage that is blocked holds nothing to forget.
  }
}

/** Forgets every key with the given beginning. */
export function forgetAll(prefix: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix)) localStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}
