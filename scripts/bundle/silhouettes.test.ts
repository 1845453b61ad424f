import { afterAll, beforeAll, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { PLATFORMS } from "../../data/platforms";
import { marksOf } from "../../data/platforms/silhouettes/marks";
import { PALETTES } from "../../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../../data/platforms/silhouettes/render";
import { loadDrawings } from "../../server/assets";
import { contentOf, type Form } from "../../server/http/content-encoding";
import { temporaryFolder } from "../../server/testing/app";
import { DRAWING_THEMES } from "../../web/domain/theme";
import { drawSilhouettes } from "./silhouettes";

const bytes = async (form: Form | undefined) =>
  Buffer.from(await new Response(form && contentOf(form)).arrayBuffer());

const folder = temporaryFolder();
/** Compressed as small as they get, which takes seconds, and on a busy machine more than the runner's five. */
const DRAWING_MS = 60_000;
beforeAll(() => drawSilhouettes(folder.path), DRAWING_MS);
afterAll(() => folder[Symbol.dispose]());

test("what the server loads is what is drawn, to the byte and in every encoding", async () => {
  const drawings = loadDrawings(folder.path);
  expect([...drawings.keys()]).toEqual(PLATFORMS.map(({ platformId }) => platformId));
  for (const platform of PLATFORMS) {
    const marks = await bytes(drawings.get(platform.platformId)?.marks.identity);
    expect(JSON.parse(marks.toString())).toEqual(marksOf(platform));
  }
  for (const [platformId, { alt, views }] of drawings) {
    for (const [view, bodies] of views) {
      for (const theme of DRAWING_THEMES) {
        const drawn = renderSilhouette(platformId, { view, palette: PALETTES[theme] });
        if (view === "side") expect(drawn?.alt).toBe(alt);
        const { type, identity, compressed } = bodies[theme];
        expect(type).toBe("image/svg+xml");
        const plain = await bytes(identity);
        expect(plain.toString()).toBe(drawn?.svg ?? "nothing");
        expect(brotliDecompressSync(await bytes(compressed.br)).equals(plain)).toBeTrue();
        expect(gunzipSync(await bytes(compressed.gzip)).equals(plain)).toBeTrue();
      }
    }
  }
});

test(
  "each has an address and an ETag of its own, which another run gives it again",
  () => {
    const names = (drawings: ReturnType<typeof loadDrawings>) =>
      [...drawings.values()].map(({ version, views }) => ({
        version,
        tags: [...views.values()].flatMap((bodies) =>
          DRAWING_THEMES.map((theme) => bodies[theme].tag),
        ),
      }));
    const first = names(loadDrawings(folder.path));
    expect(new Set(first.map(({ version }) => version)).size).toBe(first.length);
    const tags = first.flatMap((each) => each.tags);
    expect(new Set(tags).size).toBe(tags.length);
    const files = readdirSync(folder.path).sort();
    drawSilhouettes(folder.path);
    expect(names(loadDrawings(folder.path))).toEqual(first);
    expect(readdirSync(folder.path).sort()).toEqual(files);
  },
  DRAWING_MS,
);

test("where none are drawn yet there are none", () => {
  expect(loadDrawings(join("nowhere", "silhouettes")).size).toBe(0);
});
