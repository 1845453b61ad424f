import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import type { Theme } from "../../domain/theme";
import { pagePart } from "../../lib/page-part";
import { theme } from "../../lib/theme";
import styles from "./platform-detail.module.css";

interface Props {
  /** Null for a platform that is not known: it has no symbol. */
  sidc: string | null;
  platformId: string;
}

/** The platform's MIL-STD-2525 symbol with its code. */
export function PlatformSymbol({ sidc, platformId }: Props) {
  useSignals();
  if (sidc === null) return <p className={styles.note}>No symbol: platform unknown</p>;
  return (
    <div className={styles.symbol}>
      <SymbolImage sidc={sidc} look={theme.value} platformId={platformId} />
      <code className={styles.sidc}>{sidc}</code>
    </div>
  );
}

type Drawn = { code: string; source: string } | { code: string; source: null } | null;

interface ImageProps {
  sidc: string;
  look: Theme;
  platformId: string;
}

function SymbolImage({ sidc, look, platformId }: ImageProps) {
  const [drawn, setDrawn] = useState<Drawn>(null);
  const code = `${sidc} ${look}`;

  useEffect(() => {
    let wanted = true;
    const ink = getComputedStyle(document.documentElement).getPropertyValue("--text").trim();
    drawSymbol(sidc, look, ink).then(
      (source) => wanted && setDrawn({ code, source }),
      (error) => {
        console.warn("symbol:", error);
        if (wanted) setDrawn({ code, source: null });
      },
    );
    return () => {
      wanted = false;
    };
  }, [sidc, look, code]);

  // Another theme's symbol is not left standing.
  if (drawn?.code !== code) return <div className={styles.symbolImage} />;
  if (drawn.source === null) return <p className={styles.note}>The symbol could not be drawn.</p>;
  return (
    <img
      className={styles.symbolImage}
      src={drawn.source}
      alt={`MIL-STD-2525 symbol of ${platformId}, hostile`}
    />
  );
}

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
async function drawSymbol(sidc: string, theme: Theme, ink: string): Promise<string> {
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
