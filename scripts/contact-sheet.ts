/**
 * Lays out every recognition silhouette on one contact sheet, large and at
 * 96 pixels, to be looked at: `bun scripts/contact-sheet.ts [id …]`.
 * Writes build/contact-sheet.html, one picture of the whole and one of every
 * dozen platforms, and has the browser's parser judge each drawing.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { PALETTES } from "../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../data/platforms/silhouettes/render";
import { SPECS } from "../data/platforms/silhouettes/specs";
import { BROWSER_ARGS, findBrowser } from "./find-browser";
import { fromRoot } from "./paths";

const BUILD = fromRoot("build");
/** Pixels for a centimetre of the real thing, on the large drawings. */
const SCALE = 0.42;
const PAGE = 12;

/** The height and width of an SVG's view box, in centimetres. */
function extent(svg: string): { w: number; h: number } {
  const [, , w = 0, h = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  return { w, h };
}

function figure(id: string): string {
  const drawn = renderSilhouette(id, { palette: PALETTES.day });
  if (!drawn) return "";
  const { w, h } = extent(drawn.svg);
  const sized = (width: number, svg: string) =>
    svg.replace(
      "<svg ",
      `<svg width="${Math.round(width)}" height="${Math.round((width * h) / w)}" `,
    );
  const themed = (["dark", "night", "thermal"] as const).map((name) => {
    const other = renderSilhouette(id, { palette: PALETTES[name] });
    return other ? sized(96, other.svg) : "";
  });
  return `<figure><div class="large">${sized(w * SCALE, drawn.svg)}</div><figcaption><b>${id}</b> ${drawn.svg.length} B</figcaption>
<div class="small">${sized(96, drawn.svg)}${themed.join("")}</div><p>${drawn.alt}</p></figure>`;
}

function page(ids: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Silhouettes</title><style>
body{font:13px/1.3 sans-serif;margin:12px;display:flex;flex-wrap:wrap;gap:14px;align-items:flex-end;background:#fff}
figure{margin:0;max-width:680px}p{margin:2px 0;max-width:520px;color:#555;font-size:10px}.small{display:flex;gap:8px;align-items:end}
</style>${ids.map(figure).join("\n")}`;
}

/** The ids whose drawing a real XML parser, the browser's, refuses. */
async function malformed(tab: Page, ids: readonly string[]): Promise<string[]> {
  const drawings = ids.map((id) => ({ id, svg: renderSilhouette(id)?.svg ?? "" }));
  return tab.evaluate(
    (list) =>
      list
        .filter(({ svg }) =>
          new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror"),
        )
        .map(({ id }) => id),
    drawings,
  );
}

async function pictures(ids: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  const tab = await browser.newPage({ viewport: { width: 1480, height: 900 } });
  const refused = await malformed(tab, ids);
  if (refused.length > 0) throw new Error(`not well-formed XML: ${refused.join(", ")}`);
  const shoot = async (list: readonly string[], file: string) => {
    await tab.setContent(page(list));
    await tab.screenshot({ path: join(BUILD, file), fullPage: true });
  };
  for (let i = 0; i < ids.length; i += PAGE) {
    await shoot(
      ids.slice(i, i + PAGE),
      `contact-sheet-${String(i / PAGE + 1).padStart(2, "0")}.png`,
    );
  }
  await shoot(ids, "contact-sheet.png");
  await browser.close();
}

const wanted = process.argv.slice(2);
const ids = wanted.length > 0 ? wanted : Object.keys(SPECS);
await mkdir(BUILD, { recursive: true });
await Bun.write(join(BUILD, "contact-sheet.html"), page(ids));
await pictures(ids);
console.log(`${ids.length} silhouettes on ${join(BUILD, "contact-sheet.html")}`);
