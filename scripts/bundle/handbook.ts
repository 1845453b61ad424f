/** The operator's handbook: Markdown in `web/handbook/`, made into what the page shows at `/help`. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Marked, type Token, type Tokens } from "marked";
import type { Chapter, Section } from "../../web/features/handbook/handbook";
import { fromRoot } from "../paths";

const SOURCE = fromRoot("web", "handbook");
const PICTURES = join(SOURCE, "pictures");
const OUTPUT = fromRoot("build", "handbook", "handbook.json");

/** Keys as the handbook writes them: `Ctrl+K`, `F1`, `Enter`. */
const KEYS =
  /^(?:(?:Ctrl|Alt|Shift)\+)?(?:[A-Z/?]|F\d{1,2}|Enter|Escape|Tab|Space|Delete|Home|End|Arrow (?:up|down|left|right))$/;

/** The pictures by their names. */
export const pictureFiles = (): string[] =>
  readdirSync(PICTURES).filter((name) => /\.(webp|png)$/.test(name));

/** Writes the handbook, and gives its files by the paths that they answer to. */
export function makeHandbook(): Record<string, string> {
  mkdirSync(dirname(OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, JSON.stringify(readHandbook()));
  const pictures = pictureFiles().map(
    (name) => [`handbook/${name}`, join(PICTURES, name)] as const,
  );
  return { "handbook.json": OUTPUT, ...Object.fromEntries(pictures) };
}

/**
 * The chapters in their files' order.
 * @throws if one has no heading of its own, holds HTML, or names a link or a picture that is not there
 */
export function readHandbook(): Chapter[] {
  const files = readdirSync(SOURCE)
    .filter((name) => name.endsWith(".md"))
    .sort();
  const chapters = files.map((name) =>
    readChapter(idOf(name), readFileSync(join(SOURCE, name), "utf8")),
  );
  for (const { id, html } of chapters) {
    for (const [, to = "", place] of html.matchAll(/href="\/help\/([a-z-]+)(?:#([a-z0-9-]+))?"/g)) {
      const chapter = chapters.find((each) => each.id === to);
      const isThere = chapter?.sections.some((section) => section.id === place);
      if (!chapter || (place && !isThere)) throw new Error(`${id}: no place ${to}#${place ?? ""}.`);
    }
  }
  return chapters;
}

/** `04-the-line.md` is `the-line`. */
const idOf = (name: string) => basename(name, ".md").replace(/^\d+-/, "");

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** @param text the chapter's Markdown, which begins with its title */
export function readChapter(id: string, text: string): Chapter {
  const sections: Section[] = [];
  let title = "";
  let heading = "";
  const marked = new Marked({ gfm: true });
  marked.use({
    walkTokens(token: Token) {
      if (token.type === "html") throw new Error(`${id}: HTML is not taken: ${token.raw}`);
    },
    renderer: {
      heading({ tokens, depth, text: words }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        heading = plain(inner);
        if (depth === 1) {
          title = plain(inner);
          return `<h1>${inner}</h1>`;
        }
        return `<h${depth} id="${slugOf(words)}" tabindex="-1">${inner}</h${depth}>`;
      },
      codespan({ text: words }: Tokens.Codespan) {
        const escaped = escapeHtml(words);
        if (!KEYS.test(words)) return `<code>${escaped}</code>`;
        return `<kbd>${words.split("+").map(escapeHtml).join("</kbd>+<kbd>")}</kbd>`;
      },
      image({ href, text: words }: Tokens.Image) {
        const name = href.replace(/^pictures\//, "");
        if (!pictureFiles().includes(name)) throw new Error(`${id}: no picture ${name}.`);
        if (words === "")
          throw new Error(`${id}: ${name} says nothing to those who cannot see it.`);
        return `<span data-picture><img src="/handbook/${name}" alt="${escapeHtml(words)}"></span>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const [file = "", place] = href.split("#");
        if (!file.endsWith(".md")) throw new Error(`${id}: ${href} leads out of the handbook.`);
        return `<a href="/help/${idOf(file)}${place ? `#${place}` : ""}">${inner}</a>`;
      },
      table(token: Tokens.Table) {
        const cell = (of: Tokens.TableCell, as: string) =>
          `<${as}>${this.parser.parseInline(of.tokens)}</${as}>`;
        const head = token.header.map((each) => cell(each, "th")).join("");
        const rows = token.rows.map(
          (row) => `<tr>${row.map((each) => cell(each, "td")).join("")}</tr>`,
        );
        return `<div data-table tabindex="0" role="region" aria-label="Table: ${escapeHtml(heading)}"><table aria-label="${escapeHtml(heading)}"><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table></div>`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  if (title === "") throw new Error(`${id}: a chapter begins with its title.`);
  const parts = html.split(/(?=<h2 )/);
  for (const [at, part] of parts.entries()) {
    const [, place = "", words = ""] = /^<h2 id="([^"]+)"[^>]*>(.*?)<\/h2>/.exec(part) ?? [];
    if (at > 0 && place === "") continue;
    sections.push({ id: place, title: place ? plain(words) : title, text: plain(part) });
  }
  return { id, title, html, sections };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The readable text of HTML. */
function plain(html: string): string {
  return html
    .replace(/<h[12][^>]*>.*?<\/h[12]>/, (heading) => (html === heading ? heading : `${heading} `))
    .replace(/<\/?(?:kbd|code|strong|em|a)\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, " ")
    .trim();
}
