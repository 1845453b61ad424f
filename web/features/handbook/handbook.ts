import { signal } from "@preact/signals-react";
import { isRecord, storedText } from "../../domain/parse-unknown";

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
  const chapters = readChapters(await answer.json());
  if (chapters.length === 0) throw new Error("The handbook: another answer");
  handbook.value = chapters;
}

function readChapters(value: unknown): Chapter[] {
  return (Array.isArray(value) ? value : []).filter(isRecord).map((chapter) => ({
    id: storedText(chapter.id),
    title: storedText(chapter.title),
    html: storedText(chapter.html),
    sections: (Array.isArray(chapter.sections) ? chapter.sections : [])
      .filter(isRecord)
      .map(({ id, title, text }) => ({
        id: storedText(id),
        title: storedText(title),
        text: storedText(text),
      })),
  }));
}

/** A chapter's text for paper: its links lead within what is printed, and a link to another chapter is its words alone. */
export function printedHtml({ id, html }: Chapter, printed: readonly Chapter[]): string {
  const isPrinted = (other: string) => printed.some((chapter) => chapter.id === other);
  return html
    .replace(/<(h[2-6]) id="/g, `<$1 id="${id}.`)
    .replace("<h1>", `<h1 id="${id}">`)
    .replace(
      /<a href="\/help\/([a-z-]+)(?:#([a-z0-9-]+))?">(.*?)<\/a>/g,
      (_, to: string, place: string | undefined, words: string) =>
        isPrinted(to) ? `<a href="#${to}${place ? `.${place}` : ""}">${words}</a>` : words,
    );
}

/** A section that a search has found. */
export interface Found {
  chapter: Chapter;
  section: Section;
  /** The words around the first of those that were looked for, in three parts: before, it, after. */
  passage: readonly [string, string, string];
}

/** How much of a passage is shown before and after the word. */
const AROUND = 60;
const MOST = 20;
/** Shorter queries find nothing. */
export const SHORTEST_QUERY = 2;

/** The words of a query, in lower case. */
export const wordsOf = (query: string): string[] =>
  query.toLowerCase().split(/\s+/).filter(Boolean);

/** The sections that hold every word of a query, those with one in their heading first. */
export function searchHandbook(chapters: readonly Chapter[], query: string): Found[] {
  const words = wordsOf(query);
  const [first] = words;
  if (!first || query.trim().length < SHORTEST_QUERY) return [];
  const found = chapters.flatMap((chapter) =>
    chapter.sections.flatMap((section) => {
      const text = `${chapter.title} ${section.title} ${section.text}`.toLowerCase();
      if (!words.every((word) => text.includes(word))) return [];
      const isHeading = words.some((word) => section.title.toLowerCase().includes(word));
      const hit = { chapter, section, passage: passageOf(section.text, words) };
      return [{ hit, rank: isHeading ? 0 : 1 }];
    }),
  );
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ hit }) => hit);
}

function passageOf(text: string, words: readonly string[]): Found["passage"] {
  const places = words
    .map((word) => ({ at: text.toLowerCase().indexOf(word), length: word.length }))
    .filter(({ at }) => at >= 0);
  const { at, length } = places.sort((a, b) => a.at - b.at)[0] ?? { at: 0, length: 0 };
  const from = Math.max(0, at - AROUND);
  const to = at + length + AROUND;
  return [
    `${from > 0 ? "…" : ""}${text.slice(from, at)}`,
    text.slice(at, at + length),
    `${text.slice(at + length, to)}${to < text.length ? "…" : ""}`,
  ];
}
