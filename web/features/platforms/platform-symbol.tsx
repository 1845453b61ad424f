import { useSignals } from "@preact/signals-react/runtime";
import { theme } from "../../lib/theme";
import { useSymbol } from "../../lib/use-symbol";
import styles from "./platform-facts.module.css";

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

function SymbolImage({ sidc, platformId }: { sidc: string; platformId: string }) {
  useSignals();
  const { source, failed } = useSymbol(sidc, theme.value);
  if (failed) return <p className={styles.note}>The symbol could not be drawn.</p>;
  if (source === null) return <div className={styles.symbolImage} />;
  return (
    <img
      className={styles.symbolImage}
      src={source}
      alt={`MIL-STD-2525 symbol of ${platformId}, hostile`}
    />
  );
}
