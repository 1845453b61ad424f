/**
 * Lays out every recognition silhouette from all its views on one contact sheet,
 * large and at 96 pixels, to be looked at: `bun scripts/contact-sheet.ts [id …]`.
 * Writes build/contact-sheet.html, one picture of the whole and one of every
 * dozen platforms.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { PALETTES, type Palette, painted } from "../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../data/platforms/silhouettes/render";
import { SPECS } from "../data/platforms/silhouettes/specs";
import { DRAWING_VIEWS } from "../web/domain/platforms/drawing-marks";
import { DRAWING_THEMES } from "../web/domain/theme";
import { BROWSER_ARGS, findBrowser } from "./find-browser";
import { fromRoot } from "./paths";

const BUILD = fromRoot("build");
/** Pixels for a centimetre of the real thing, on the large drawings. */
const SCALE = 0.34;
const PAGE = 12;

/** The height and width of an SVG's view box, in centimetres. */
function extent(svg: string): { w: number; h: number } {
  const [, , w = 0, h = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number);
  return { w, h };
}

function sized(width: number, svg: string): string {
  const { w, h } = extent(svg);
  return svg.replace(
    "<svg ",
    `<svg width="${Math.round(width)}" height="${Math.round((width * h) / w)}" `,
  );
}

function drawingsOf(id: string, palette: Palette = PALETTES.day): string[] {
  return DRAWING_VIEWS.flatMap((view) => {
    const drawn = renderSilhouette(id, view);
    return drawn === null ? [] : [painted(drawn.svg, palette)];
  });
}

/** A platform's drawings at one scale, and each at a card's size in all colours. */
function figure(id: string): string {
  const large = drawingsOf(id);
  const small = DRAWING_THEMES.flatMap((theme) => drawingsOf(id, PALETTES[theme]));
  return `<figure>${large.map((svg) => `<div>${sized(extent(svg).w * SCALE, svg)}</div>`).join("")}
<figcaption><b>${id}</b> ${large.map((svg) => `${svg.length} B`).join(", ")}</figcaption>
<div class="small">${small.map((svg) => sized(96, svg)).join("")}</div><p>${renderSilhouette(id)?.alt ?? ""}</p></figure>`;
}

function page(ids: readonly string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Silhouettes</title><style>
body{font:13px/1.3 sans-serif;margin:12px;display:flex;flex-wrap:wrap;gap:14px;align-items:flex-end;background:#fff}
figure{margin:0;max-width:680px}p{margin:2px 0;max-width:520px;color:#555;font-size:10px}.small{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
</style>${ids.map(figure).join("\n")}`;
}

async function pictures(tab: Page, ids: readonly string[]): Promise<void> {
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
}

const wanted = process.argv.slice(2);
const ids = wanted.length > 0 ? wanted : Object.keys(SPECS);
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
const tab = await browser.newPage({ viewport: { width: 1480, height: 900 } });
await mkdir(BUILD, { recursive: true });
await Bun.write(join(BUILD, "contact-sheet.html"), page(ids));
await pictures(tab, ids);
console.log(`${ids.length} silhouettes on ${join(BUILD, "contact-sheet.html")}`);
await browser.close();
