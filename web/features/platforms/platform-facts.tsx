import { useSignals } from "@preact/signals-react/runtime";
import type { ReactNode } from "react";
import { BOTH_SIDES, sideMark, TELL_THE_SIDE } from "../../domain/platforms/affiliation";
import type { Platform } from "../../domain/platforms/platform";
import { theme } from "../../lib/theme";
import { useSymbol } from "../../lib/use-symbol";
import { Chip } from "../../ui/chip";
import { Facts } from "../../ui/facts";
import panels from "../../ui/panel.module.css";
import styles from "./platform-facts.module.css";

/** What a platform is, beside how it looks: its class, its tags and its symbol. */
export function PlatformFacts({ platform }: { platform: Platform }) {
  const { characteristics } = platform;
  const side = sideMark(platform);
  const facts = {
    Category: platform.category || null,
    Function: platform.function || null,
    "Sub-category": platform.subCategory || null,
    "Default accuracy": platform.gridUnit || null,
    Affiliation: side === BOTH_SIDES ? `${side}: ${TELL_THE_SIDE}` : side || null,
  };
  return (
    <div className={styles.all}>
      <DetailSection title="Symbol">
        <PlatformSymbol {...platform} />
      </DetailSection>
      <DetailSection title="What it is">
        <Facts className={styles.facts} facts={facts} />
      </DetailSection>
      {characteristics.length > 0 && (
        <DetailSection title="Characteristics">
          <ul className={`${styles.chips} row`}>
            {characteristics.map((text) => (
              <li key={text}>
                <Chip>{text}</Chip>
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </div>
  );
}

/** A titled part of the details. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${styles.section} stack`}>
      <h3 className={panels.heading}>{title}</h3>
      {children}
    </section>
  );
}

/** The platform's MIL-STD-2525 symbol with its code; one that is not known has none. */
function PlatformSymbol({ sidcCode: sidc, platformId }: Platform) {
  if (sidc === null) return <p className="muted">No symbol: platform unknown</p>;
  return (
    <div className={`${styles.symbol} row`}>
      <SymbolImage sidc={sidc} platformId={platformId} />
      <code className={styles.sidc}>{sidc}</code>
    </div>
  );
}

function SymbolImage({ sidc, platformId }: { sidc: string; platformId: string }) {
  useSignals();
  const { source, failed } = useSymbol(sidc, theme.value);
  if (failed) return <p className="muted">The symbol could not be drawn.</p>;
  if (source === null) return <div className={styles.symbolImage} />;
  return (
    <img
      className={styles.symbolImage}
      src={source}
      alt={`MIL-STD-2525 symbol of ${platformId}, hostile`}
    />
  );
}
