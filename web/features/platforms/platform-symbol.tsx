import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import type { Theme } from "../../domain/theme";
import { drawSymbol } from "../../lib/symbol";
import { theme } from "../../lib/theme";
import styles from "./platform-facts.module.css";

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

/** Height of the symbol's frame in CSS pixels, roughly: milsymbol's size is that of its inner octagon. */
const SIZE = 56;

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
    drawSymbol(sidc, look, SIZE).then(
      ({ source }) => wanted && setDrawn({ code, source }),
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
