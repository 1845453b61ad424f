import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { PLATFORMS } from "../../data/platforms";
import { marksOf } from "../../data/platforms/silhouettes/marks";
import { alikeBeside } from "../../data/platforms/silhouettes/outlines";
import { PALETTES, painted } from "../../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../../data/platforms/silhouettes/render";
import { loadDrawings } from "../../server/assets";
import { contentOf, type EncodedBody } from "../../server/http/content-encoding";
import { temporaryFolder } from "../../server/testing/app";
import { DRAWING_VIEWS } from "../../web/domain/platforms/drawing-marks";
import { DRAWING_THEMES } from "../../web/domain/theme";
import { type Packing, packFile } from "./compress";
import { writePlatforms } from "./platforms";

const textOf = async (body: EncodedBody | undefined) =>
  body ? new Response(contentOf(body.identity)).text() : null;

const folder = temporaryFolder();
let drawn: ReturnType<typeof writePlatforms>;
/** A busy machine draws all of them for longer than a hook has as a rule. */
const DRAWING_MS = 60_000;
beforeAll(() => {
  drawn = writePlatforms(folder.path, "quick");
}, DRAWING_MS);
afterAll(() => folder[Symbol.dispose]());

test(
  "what the server loads is what is drawn, in the colours of each theme",
  async () => {
    const drawings = loadDrawings(folder.path);
    const made = Object.values(drawn);
    expect([...drawings.keys()]).toEqual(PLATFORMS.map(({ platformId }) => platformId));
    const tags = new Set<string>();
    let pictures = 0;
    for (const [at, { platformId }] of PLATFORMS.entries()) {
      const drawing = drawings.get(platformId);
      const { marks, views } = made[at] ?? { views: {} };
      expect(drawing?.alt).toBe(marks?.views[0]?.alt ?? "none");
      expect(JSON.parse((await textOf(drawing?.marks())) ?? "")).toEqual(marks);
      for (const view of DRAWING_VIEWS) {
        const svg = views[view];
        for (const theme of DRAWING_THEMES) {
          const body = drawing?.picture(view, theme);
          expect(await textOf(body)).toBe(svg ? painted(svg, PALETTES[theme]) : null);
          if (body) tags.add(body.tag);
          if (body) pictures += 1;
        }
      }
    }
    expect([tags.size, pictures > 2000]).toEqual([pictures, true]);
  },
  DRAWING_MS,
);

test("what is drawn is each platform's, from all its views", () => {
  const alike = alikeBeside(PLATFORMS);
  for (const [at, platform] of PLATFORMS.entries()) {
    // A few stand for all: each is drawn by the same code.
    if (at % 30 > 0) continue;
    const { platformId } = platform;
    const views = DRAWING_VIEWS.flatMap((view) => {
      const svg = renderSilhouette(platformId, view)?.svg;
      return svg ? [[view, svg] as const] : [];
    });
    expect(Object.values(drawn)[at]).toEqual({
      views: Object.fromEntries(views),
      marks: marksOf(platform, alike.get(platformId)) ?? expect.unreachable("no drawing"),
    });
  }
});

test("the same again gives the same files, and draws nothing that is known", () => {
  const files = () =>
    readdirSync(folder.path).map((name) => [name, readFileSync(join(folder.path, name), "base64")]);
  const before = files();
  expect(new Set([...loadDrawings(folder.path).values()].map(({ version }) => version)).size).toBe(
    PLATFORMS.length,
  );
  const [first = ""] = Object.keys(drawn);
  const { [first]: unknown, ...known } = drawn;
  const again = writePlatforms(folder.path, "quick", known);
  expect(files()).toEqual(before);
  expect(Object.keys(again)).toEqual(Object.keys(drawn));
  for (const made of Object.keys(known)) expect(again[made]).toBe(known[made]);
  expect(again[first]).not.toBe(unknown);
});

test("a release packs smaller, and the same inside", () => {
  using other = temporaryFolder();
  const pack = (packing: Packing) => {
    const file = join(other.path, packing);
    writeFileSync(file, JSON.stringify(PLATFORMS));
    expect(packFile(file, "application/json", packing)).toBeTrue();
    return readFileSync(`${file}.br`);
  };
  const [quick, smallest] = [pack("quick"), pack("smallest")];
  expect(smallest.length).toBeLessThan(quick.length);
  expect(brotliDecompressSync(smallest).equals(brotliDecompressSync(quick))).toBeTrue();
});

test("where none are drawn yet there are none", () => {
  expect(loadDrawings(join("nowhere", "platforms")).size).toBe(0);
});
