import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useLatePart } from "./late";
import { windows } from "./windows";

const REMOVE_AFTER_MS = 1500;

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "plain" | "destructive";
  action?: { label: string; run(): void };
}

export type ShownToast = ToastMessage & { id: number; open: boolean };

/** The one visible toast; a new one replaces it. */
const shown = signal<ShownToast | null>(null);
let lastId = 0;

/** @returns takes it away, once it is no longer so */
export function showToast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  shown.value = { ...message, id, open: true };
  return () => dismiss(id);
}

/** Says that something was not done. */
export const showFailure = (title: string, description?: string) =>
  showToast({ title, description, tone: "destructive" });

/** Takes the toast away at once: what it says, and what it can undo, belongs to the operator who is signing out. */
export function hideToast(): void {
  shown.value = null;
}

function dismiss(id: number): void {
  if (shown.value?.id !== id) return;
  shown.value = { ...shown.value, open: false };
  setTimeout(() => {
    if (shown.value?.id === id) shown.value = null;
  }, REMOVE_AFTER_MS);
}

/** Shows the toasts; mounted once, in the app. */
export function Toasts() {
  useSignals();
  const part = useLatePart(windows, shown.value !== null);
  return part && <part.ToastWindow toast={shown.value} onDismiss={dismiss} />;
}
