/**
 * Draws the silhouettes that the server hands out. Run by itself it draws them anew where they have
 * changed: `bun scripts/bundle/silhouettes.ts`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PLATFORMS } from "../../data/platforms";
import { PALETTES } from "../../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../../data/platforms/silhouettes/render";
import { DRAWING_TYPE, type DrawingFiles } from "../../server/assets";
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
    patterns: ["data/platforms/**", "scripts/bundle/**", "web/domain/theme.ts"],
  });
  const manifest = join(SILHOUETTES_FOLDER, MANIFEST);
  const draw = async () => drawSilhouettes(SILHOUETTES_FOLDER);
  return buildOnce(fromRoot("build", "silhouettes.stamp"), inputs, manifest, draw);
}

/**
 * Draws every platform in the colours of each theme, each drawing into a file that a hash of its
 * content names, packed, and lists them in `manifest.json`.
 * @param output the folder, emptied first
 */
export function drawSilhouettes(output: string): void {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const drawings = PLATFORMS.flatMap(({ platformId }): DrawingFiles[] => {
    const shown = renderSilhouette(platformId, { palette: PALETTES.dark });
    if (shown === null) return [];
    const file = (theme: DrawingTheme) =>
      writeDrawing(output, renderSilhouette(platformId, { palette: PALETTES[theme] })?.svg ?? "");
    const themes = {
      ...{ day: file("day"), dark: file("dark"), night: file("night") },
      thermal: file("thermal"),
    };
    return [{ platformId, version: versionOf(shown.svg), alt: shown.alt, themes }];
  });
  writeFileSync(join(output, MANIFEST), JSON.stringify(drawings));
}

/** Names a drawing in all its colours. */
function versionOf(svg: string): string {
  const hash = new Bun.CryptoHasher("sha256").update(JSON.stringify(PALETTES)).update(svg);
  return hash.digest("base64url").slice(0, 10);
}

/** @returns the hash that names it */
function writeDrawing(folder: string, svg: string): string {
  const tag = new Bun.CryptoHasher("sha256").update(svg).digest("base64url").slice(0, 22);
  const file = join(folder, `${tag}.svg`);
  writeFileSync(file, svg);
  if (!packFile(file, DRAWING_TYPE)) throw new Error(`${file} cannot be packed.`);
  return tag;
}

if (import.meta.main) await buildSilhouettes();
