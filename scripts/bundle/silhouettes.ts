/**
 * Draws the silhouettes that the server hands out. Run by itself it draws them again where they have changed: `bun
 * scripts/bundle/silhouettes.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PLATFORMS } from "../../data/platforms";
import { marksOf } from "../../data/platforms/silhouettes/marks";
import { PALETTES } from "../../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../../data/platforms/silhouettes/render";
import { DRAWING_TYPE, type DrawingFiles, MARKS_TYPE } from "../../server/assets";
import type { DrawingView } from "../../web/domain/platforms/drawing-marks";
import type { DrawingTheme } from "../../web/domain/theme";
import { fromRoot, ROOT, SILHOUETTES_FOLDER } from "../paths";
import { packFile } from "./compress";
import { buildOnce, hashInputs } from "./stamp";

const MANIFEST = "manifest.json";

/**
 * Draws them into `build/silhouettes`, unless they lie there as they would be drawn.
 * @returns whether it did
 */
export function buildSilhouettes(): Promise<boolean> {
  const inputs = hashInputs({
    root: ROOT,
    patterns: [
      "data/platforms/**",
      "scripts/bundle/**",
      "web/domain/platforms/drawing-marks.ts",
      "web/domain/theme.ts",
    ],
  });
  const manifest = join(SILHOUETTES_FOLDER, MANIFEST);
  const draw = async () => drawSilhouettes(SILHOUETTES_FOLDER);
  return buildOnce(fromRoot("build", "silhouettes.stamp"), inputs, manifest, draw);
}

/**
 * Draws every platform from each view in the colours of each theme, and what lights its parts, each
 * into a file that a hash of its content names, packed, and lists them in `manifest.json`.
 * @param output the folder, emptied first
 */
export function drawSilhouettes(output: string): void {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const drawings = PLATFORMS.flatMap((platform): DrawingFiles[] => {
    const { platformId } = platform;
    const marks = marksOf(platform);
    const shown = renderSilhouette(platformId, { palette: PALETTES.dark });
    if (marks === null || shown === null) return [];
    const file = (view: DrawingView, theme: DrawingTheme) =>
      writeDrawing(
        output,
        renderSilhouette(platformId, { view, palette: PALETTES[theme] })?.svg ?? "",
      );
    const views = marks.views.map(({ view }) => {
      const [day, dark] = [file(view, "day"), file(view, "dark")];
      const [night, thermal] = [file(view, "night"), file(view, "thermal")];
      return [view, { day, dark, night, thermal }] as const;
    });
    const written = JSON.stringify(marks);
    const version = versionOf(JSON.stringify(views) + written);
    const marksFile = writeNamed(output, "json", written);
    return [{ platformId, version, alt: shown.alt, views, marks: marksFile }];
  });
  writeFileSync(join(output, MANIFEST), JSON.stringify(drawings));
}

/** Names a platform's drawings in all their colours, with what lights them. */
function versionOf(content: string): string {
  const hash = new Bun.CryptoHasher("sha256").update(content);
  return hash.digest("base64url").slice(0, 10);
}

/** @returns the hash that names it */
function writeDrawing(folder: string, svg: string): string {
  const { tag, isPacked } = writeNamed(folder, "svg", svg);
  if (!isPacked) throw new Error(`The drawing ${tag} cannot be packed.`);
  return tag;
}

/** Writes a file that a hash of its content names; packed, where that makes it smaller. */
function writeNamed(folder: string, extension: "svg" | "json", content: string) {
  const tag = new Bun.CryptoHasher("sha256").update(content).digest("base64url").slice(0, 22);
  const file = join(folder, `${tag}.${extension}`);
  writeFileSync(file, content);
  return { tag, isPacked: packFile(file, extension === "svg" ? DRAWING_TYPE : MARKS_TYPE) };
}

if (import.meta.main) await buildSilhouettes();
