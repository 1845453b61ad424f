/**
 * Draws the platforms for the server, and packs their records. Run by itself it draws again those whose drawing has
 * changed: `bun scripts/bundle/platforms.ts`.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PLATFORMS, UNKNOWN_PLATFORM } from "../../data/platforms";
import { featuresOf } from "../../data/platforms/silhouettes/features";
import { marksOf } from "../../data/platforms/silhouettes/marks";
import { alikeBeside } from "../../data/platforms/silhouettes/outlines";
import { PALETTES } from "../../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../../data/platforms/silhouettes/render";
import { SPECS } from "../../data/platforms/silhouettes/specs";
import { type Drawings, type DrawnPlatform, PLATFORM_FILES } from "../../server/assets";
import { parseJson } from "../../web/domain/parse-unknown";
import type { PlatformRecord } from "../../web/domain/platforms/platform";
import { fromRoot, PLATFORMS_FOLDER, ROOT } from "../paths";
import { type Packing, packFile } from "./compress";
import { buildOnce, hashInputs } from "./stamp";

/** The drawings of the build before, each under the hash of what it is made of. */
type Drawn = Record<string, DrawnPlatform>;

type Alike = ReturnType<typeof alikeBeside>;

const DRAWN = fromRoot("build", "drawings.json");
const JSON_TYPE = "application/json";

/**
 * Puts them into `build/platforms`, unless they lie there as they would be written.
 * @returns whether it did
 */
export function buildPlatforms(packing: Packing): Promise<boolean> {
  // Which look alike follows from these.
  const made = [...inputsOfDrawings(), JSON.stringify([PALETTES, PLATFORMS]), packing];
  const inputs = hashInputs({ root: ROOT, patterns: ["scripts/bundle/*.ts"], also: made });
  const manifest = join(PLATFORMS_FOLDER, `${PLATFORM_FILES.manifest}.br`);
  return buildOnce(fromRoot("build", "platforms.stamp"), inputs, manifest, async () => {
    const known = existsSync(DRAWN) ? parseJson(readFileSync(DRAWN, "utf8")) : null;
    const drawn = writePlatforms(PLATFORMS_FOLDER, packing, (known ?? {}) as Drawn); // this very step wrote it
    writeFileSync(`${DRAWN}.new`, JSON.stringify(drawn));
    renameSync(`${DRAWN}.new`, DRAWN);
  });
}

/**
 * Writes the records of all platforms, the drawings of each from all its views with what lights their parts, and the
 * list of what is drawn.
 * @param output the folder, emptied first
 * @param known drawings that need not be made again where they are made of the same
 * @returns all drawings by what they are made of
 */
export function writePlatforms(output: string, packing: Packing, known: Drawn = {}): Drawn {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const alike = alikeBeside(PLATFORMS);
  const inputs = inputsOfDrawings(alike);
  const drawn = PLATFORMS.flatMap((platform, at) => {
    const made = inputs[at] ?? "";
    const drawing = Object.hasOwn(known, made)
      ? known[made]
      : draw(platform, alike.get(platform.platformId));
    return drawing ? [{ made, platformId: platform.platformId, drawing }] : [];
  });
  const listed = drawn.map(({ platformId, drawing }): Drawings[number] => ({
    platformId,
    version: versionOf(drawing),
    alt: drawing.marks.views[0]?.alt ?? "",
    features: featuresOf(platformId) ?? {},
  }));
  const drawings = Object.fromEntries(
    drawn.map(({ platformId, drawing }) => [platformId, drawing]),
  );
  writePacked(join(output, PLATFORM_FILES.records), [...PLATFORMS, UNKNOWN_PLATFORM], packing);
  writePacked(join(output, PLATFORM_FILES.drawings), drawings, packing);
  writePacked(join(output, PLATFORM_FILES.manifest), listed, packing);
  return Object.fromEntries(drawn.map(({ made, drawing }) => [made, drawing]));
}

/** @returns null where the platform has no drawing */
function draw(platform: PlatformRecord, alike?: readonly string[]): DrawnPlatform | null {
  const marks = marksOf(platform, alike);
  if (marks === null) return null;
  const views = marks.views.map(({ view }) => {
    const svg = renderSilhouette(platform.platformId, view)?.svg ?? "";
    return [view, svg] as const;
  });
  return { views: Object.fromEntries(views), marks };
}

/** For each platform a hash over what its drawings are made of: its specification, its cues and its look-alikes' specifications, and the code that draws. */
function inputsOfDrawings(beside: Alike = new Map()): string[] {
  const silhouettes = "data/platforms/silhouettes";
  const code = hashInputs({
    root: ROOT,
    patterns: [`${silhouettes}/*.ts`, `${silhouettes}/{parts,plan,shapes}/**`],
  });
  return PLATFORMS.map(({ platformId, cues, confusedWith }) => {
    const confused = confusedWith.map((other) => other.platformId);
    const alike = [confused, beside.get(platformId) ?? []].map((ids) =>
      ids.map((id) => [id, SPECS[id]]),
    );
    return sha256(JSON.stringify([code, platformId, cues, SPECS[platformId], alike]));
  });
}

/** Names a platform's drawings in all their colours, with what lights them. */
const versionOf = (drawing: DrawnPlatform) =>
  sha256(JSON.stringify([drawing, PALETTES])).slice(0, 10);

const sha256 = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("base64url");

function writePacked(file: string, content: unknown, packing: Packing): void {
  writeFileSync(file, JSON.stringify(content));
  if (!packFile(file, JSON_TYPE, packing)) throw new Error(`${file} cannot be packed.`);
}

if (import.meta.main) await buildPlatforms("quick");
