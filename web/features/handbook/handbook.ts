import { signal } from "@preact/signals-react";

/** A part of a chapter under its own heading; the first part is under the chapter's. */
export interface Section {
  /** "" for the first. */
  id: string;
  title: string;
  text: string;
}

export interface Chapter {
  id: string;
  title: string;
  /** Made at build by scripts/bundle/handbook.ts, which takes no HTML from the Markdown. */
  html: string;
  sections: readonly Section[];
}

/** The chapters in their order; null until they have been fetched. */
export const handbook = signal<readonly Chapter[] | null>(null);

let loading: Promise<void> | null = null;

/** Fetches the handbook once, however many ask meanwhile. @throws if the server does not send it */
export function loadHandbook(): Promise<void> {
  loading ??= load().finally(() => {
    loading = null;
  });
  return loading;
}

async function load(): Promise<void> {
  if (handbook.value) return;
  const answer = await fetch("/handbook.json");
  if (!answer.ok) throw new Error(`The handbook: ${answer.status}`);
  const chapters: unknown = await answer.json();
  if (!Array.isArray(chapters) || chapters.length === 0)
    throw new Error("The handbook: another answer");
  handbook.value = chapters;
}
