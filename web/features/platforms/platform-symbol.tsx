import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { theme } from "../../lib/theme";
import styles from "./platform-detail.module.css";
import { drawSymbol } from "./symbol";

interface Props {
  /** Null for a platform that is not known: it has no symbol. */
  sidc: string | null;
  platformId: string;
}

/** The platform's MIL-STD-2525 symbol with its code. */
export function PlatformSymbol({ sidc, platformId }: Props) {
  if (sidc === null) return <p className={styles.note}>No symbol: platform unknown</p>;
  return (
    <div className={styles.symbol}>
      <SymbolImage sidc={sidc} platformId={platformId} />
      <code className={styles.sidc}>{sidc}</code>
    </div>
  );
}

type Drawn = { code: string; source: string } | { code: string; source: null } | null;

function SymbolImage({ sidc, platformId }: Props & { sidc: string }) {
  useSignals();
  const [drawn, setDrawn] = useState<Drawn>(null);
  const present = theme.value;
  const code = `${sidc} ${present}`;

  useEffect(() => {
    let wanted = true;
    const ink = getComputedStyle(document.documentElement).getPropertyValue("--text").trim();
    drawSymbol(sidc, present, ink).then(
      (source) => wanted && setDrawn({ code, source }),
      (error) => {
        console.warn("symbol:", error);
        if (wanted) setDrawn({ code, source: null });
      },
    );
    return () => {
      wanted = false;
    };
  }, [sidc, present, code]);

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
