/** What is made of the chapters' text: apart, because they are fetched before anything of them is shown. */

import type { Chapter, Section } from "./handbook";

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
