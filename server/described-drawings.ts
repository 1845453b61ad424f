import { PLATFORMS } from "../data/platforms";
import { PALETTES } from "../data/platforms/silhouettes/palettes";
import { renderSilhouette } from "../data/platforms/silhouettes/render";

/**
 * What each platform's drawing shows, and a short hash that names it in all its
 * colours. Called while the executable is built (a macro): drawing them all takes
 * some 60 ms, which no start has to wait for.
 */
export function describeDrawings(): Record<string, { version: string; alt: string }> {
  const colours = JSON.stringify(PALETTES);
  const described: Record<string, { version: string; alt: string }> = {};
  for (const { platformId } of PLATFORMS) {
    const drawing = renderSilhouette(platformId, { palette: PALETTES.dark });
    if (drawing === null) continue;
    const hash = new Bun.CryptoHasher("sha256").update(colours).update(drawing.svg);
    described[platformId] = { version: hash.digest("base64url").slice(0, 10), alt: drawing.alt };
  }
  return described;
}
