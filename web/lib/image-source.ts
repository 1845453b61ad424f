import type { DrawingView } from "../domain/platforms/drawing-marks";
import type { Platform } from "../domain/platforms/platform";
import type { DrawingTheme } from "../domain/theme";

const DRAWINGS = "/images/platforms/";

/** Whether an image is one of our silhouettes, which come in the colours of each theme; a photograph does not. */
export function isDrawing(url: string | null): boolean {
  return url?.startsWith(DRAWINGS) ?? false;
}

/** The address of an image in a theme's colours and from a view, where it comes in them. */
export function imageSource(url: string, theme: DrawingTheme, view: DrawingView = "side"): string {
  if (!isDrawing(url)) return url;
  const seen = view === "side" ? "" : `view=${view}&`;
  return `${url}${url.includes("?") ? "&" : "?"}${seen}theme=${theme}`;
}

/** The address of what lights a drawing's parts, beside the drawing. */
export function marksSource(url: string): string {
  return url.replace(/\.svg(?=\?|$)/, ".json");
}

/** A description of a platform's image; never empty. */
export function imageAlt({
  platformId,
  imageAlt,
}: Pick<Platform, "platformId" | "imageAlt">): string {
  return imageAlt || `${platformId} seen from the side`;
}
