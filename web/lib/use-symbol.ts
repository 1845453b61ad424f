import { useEffect, useState } from "react";
import type { Theme } from "../domain/theme";
import { drawSymbol } from "./symbol";
import type { ShownImage } from "./use-image";

/** Height of the symbol's frame in CSS pixels, roughly: milsymbol's size is that of its inner octagon. */
const SIZE = 56;

/** The MIL-STD-2525 symbol of a code, 15 characters, in a theme's colours. */
export function useSymbol(sidc: string, look: Theme): ShownImage {
  const [drawn, setDrawn] = useState<ShownImage & { of: string }>();
  const of = `${sidc} ${look}`;

  useEffect(() => {
    let isWanted = true;
    const show = (source: string | null) => {
      if (isWanted) setDrawn({ of: `${sidc} ${look}`, source, failed: source === null });
    };
    drawSymbol(sidc, look, SIZE).then(
      ({ source }) => show(source),
      (error) => {
        console.warn("symbol:", error);
        show(null);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [sidc, look]);

  // Another theme's symbol is not left standing.
  return drawn?.of === of ? drawn : { source: null, failed: false };
}
