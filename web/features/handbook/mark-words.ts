/**
 * Puts a `mark` element around each occurrence of the words in one section of a chapter. A word that runs across
 * tags, as `Ctrl+K` does, has a mark in each of them.
 * @param sectionId "" is the part above the first heading
 * @returns the first mark
 */
export function markWords(
  chapter: Element,
  sectionId: string,
  words: readonly string[],
): HTMLElement | null {
  const texts = textsOfSection(chapter, sectionId);
  const found = findAll(texts.map(({ data }) => data.toLowerCase()).join(""), words);
  let start = 0;
  for (const text of texts) {
    const end = start + text.length;
    const here = found.filter(({ from, to }) => from < end && to > start);
    // Backwards, because marking splits the text behind it.
    for (const { from, to } of here.reverse()) {
      const range = document.createRange();
      range.setStart(text, Math.max(from, start) - start);
      range.setEnd(text, Math.min(to, end) - start);
      range.surroundContents(document.createElement("mark"));
    }
    start = end;
  }
  return chapter.querySelector("mark");
}

/** The text nodes from a section's heading to the next one. */
function textsOfSection(chapter: Element, sectionId: string): Text[] {
  const texts: Text[] = [];
  let current = "";
  for (const block of chapter.children) {
    if (block.tagName === "H2") current = block.id;
    if (current !== sectionId) continue;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  }
  return texts;
}

interface Span {
  from: number;
  to: number;
}

/** The positions of the words, in order; overlapping ones are merged. */
function findAll(text: string, words: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const word of words) {
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length))
      spans.push({ from, to: from + word.length });
  }
  spans.sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}
