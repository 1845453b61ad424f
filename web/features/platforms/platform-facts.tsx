import type { ReactNode } from "react";
import { BOTH_SIDES, sideMark, TELL_THE_SIDE } from "../../domain/platforms/affiliation";
import type { Platform } from "../../domain/platforms/platform";
import { Chip } from "../../ui/chip";
import styles from "./platform-facts.module.css";
import { PlatformSymbol } from "./platform-symbol";

/** What a platform is, beside how it looks: its class, its tags and its symbol. */
export function PlatformFacts({ platform }: { platform: Platform }) {
  const { platformId, characteristics, sidcCode } = platform;
  const side = sideMark(platform);
  const facts = [
    ["Category", platform.category],
    ["Function", platform.function],
    ["Sub-category", platform.subCategory],
    ["Default accuracy", platform.gridUnit],
    ["Affiliation", side === BOTH_SIDES ? `${side}: ${TELL_THE_SIDE}` : side],
  ] as const;
  return (
    <div className={styles.all}>
      <DetailSection title="Symbol">
        <PlatformSymbol sidc={sidcCode} platformId={platformId} />
      </DetailSection>
      <DetailSection title="What it is">
        <dl className={styles.facts}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name} className={styles.fact}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </DetailSection>
      {characteristics.length > 0 && (
        <DetailSection title="Characteristics">
          <ul className={styles.chips}>
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
    <section className={styles.section}>
      <h3 className={styles.heading}>{title}</h3>
      {children}
    </section>
  );
}
