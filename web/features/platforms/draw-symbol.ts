import type { Theme } from "../../domain/theme";
import { pagePart } from "../../lib/page-part";

// Large, and of use only where details are looked at.
const loadMilsymbol = pagePart(() => import("milsymbol"));

/** Height of the symbol's frame in CSS pixels, roughly: milsymbol's size is that of its inner octagon. */
const SIZE = 56;

/**
 * Draws a MIL-STD-2525C symbol.
 * @param sidc symbol identification code, 15 characters
 * @param ink the theme's colour for a symbol in one colour, as by night
 * @returns the address of an SVG, to be shown by an image element
 * @throws when the code stands for no symbol, or the drawing library cannot be loaded
 */
export async function drawSymbol(sidc: string, theme: Theme, ink: string): Promise<string> {
  const { default: milsymbol } = await loadMilsymbol();
  const symbol = new milsymbol.Symbol(sidc, { size: SIZE, ...LOOKS[theme](ink) });
  if (!symbol.isValid()) throw new Error(`No symbol has the code ${sidc}`);
  return `data:image/svg+xml,${encodeURIComponent(symbol.asSVG())}`;
}

const LOOKS: Record<Theme, (ink: string) => object> = {
  day: () => ({ colorMode: "Light" }),
  // A black frame does not show on a dark ground without a bright line around it.
  dark: (ink) => ({ colorMode: "Light", outlineColor: ink, outlineWidth: 3 }),
  night: (ink) => ({ monoColor: ink }),
};
