import { signal } from "@preact/signals-react";
import type { Theme } from "../../../domain/theme";
import { drawSymbol, type SymbolDrawing } from "../../../lib/symbol";

/** By theme, size and code; null while it is drawn. */
const drawings = new Map<string, SymbolDrawing | null>();

/** Changes once symbols that were asked for have come. */
export const symbolsDrawn = signal(0);

let isSaid = false;

/**
 * The symbol of a code in a theme's colours; null before it is drawn.
 * @param size in milsymbol's units: the frame is about half as large again
 */
export function symbolOf(code: string, theme: Theme, size = 24): SymbolDrawing | null {
  const key = `${theme} ${size} ${code}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  drawings.set(key, null);
  drawSymbol(code, theme, size).then(
    (drawing) => {
      drawings.set(key, drawing);
      sayOnce();
    },
    (error: unknown) => {
      console.warn("symbol:", error);
      // The server may be there again when it is next looked for.
      drawings.delete(key);
    },
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
