import { signal } from "@preact/signals-react";
import type { Theme } from "../../../domain/theme";
import { drawSymbol, type SymbolDrawing } from "../../../lib/symbol";

/** In milsymbol's units; the frame is about half as large again. */
const SYMBOL_PX = 24;

/** By theme and code; null while it is drawn, and for a code without a symbol. */
const drawings = new Map<string, SymbolDrawing | null>();

/** Changes once symbols that were asked for have come. */
export const symbolsDrawn = signal(0);

let isSaid = false;

/** The symbol of a code in a theme's colours, for the map and for the list; null before it is drawn. */
export function symbolOf(code: string, theme: Theme): SymbolDrawing | null {
  const key = `${theme} ${code}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  drawings.set(key, null);
  drawSymbol(code, theme, SYMBOL_PX).then(
    (drawing) => {
      drawings.set(key, drawing);
      sayOnce();
    },
    (error: unknown) => console.warn("symbol:", error),
  );
  return null;
}

/** Symbols come many at a time: they are shown together. */
function sayOnce(): void {
  if (isSaid) return;
  isSaid = true;
  requestAnimationFrame(() => {
    isSaid = false;
    symbolsDrawn.value += 1;
  });
}
