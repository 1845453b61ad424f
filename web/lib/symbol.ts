import type { Theme } from "../domain/theme";
import { pagePart } from "./page-part";

// Large, and of use only where symbols are looked at.
const loadMilsymbol = pagePart(() => import("milsymbol"));

export interface SymbolDrawing {
  /** The address of an SVG, to be shown by an image element. */
  source: string;
  /** In CSS pixels. */
  size: { width: number; height: number };
  /** Where in it the symbol's own place is. */
  anchor: { x: number; y: number };
}

/**
 * Draws a MIL-STD-2525C symbol in a theme's colours.
 * @param sidc symbol identification code, 15 characters
 * @param size of the symbol's inner octagon in CSS pixels, as milsymbol counts
 * @throws if the code has no symbol, or the drawing library cannot be loaded
 */
export async function drawSymbol(sidc: string, theme: Theme, size: number): Promise<SymbolDrawing> {
  const { default: milsymbol } = await loadMilsymbol();
  const ink = getComputedStyle(document.documentElement).getPropertyValue("--text").trim();
  const symbol = new milsymbol.Symbol(sidc, { size, ...LOOKS[theme](ink) });
  if (!symbol.isValid()) throw new Error(`No symbol has the code ${sidc}`);
  return {
    source: `data:image/svg+xml,${encodeURIComponent(symbol.asSVG())}`,
    size: symbol.getSize(),
    anchor: symbol.getAnchor(),
  };
}

const LOOKS: Record<Theme, (ink: string) => object> = {
  day: () => ({ colorMode: "Light" }),
  // A black frame does not show on a dark ground without a bright line around it.
  dark: (ink) => ({ colorMode: "Light", outlineColor: ink, outlineWidth: 3 }),
  // Of one hue, its lines are all there is to see.
  night: (ink) => ({ monoColor: ink, strokeWidth: 6 }),
};
