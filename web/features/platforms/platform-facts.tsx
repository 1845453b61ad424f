import type { Vehicle } from "../../lib/platforms";
import { Chip } from "../../ui/chip";
import { DetailSection } from "./detail-section";
import styles from "./platform-detail.module.css";
import { PlatformSymbol } from "./platform-symbol";

/** What a platform is, beside how it looks: its class, its tags and its symbol. */
export function PlatformFacts({ vehicle }: { vehicle: Vehicle }) {
  const { platformId, characteristics, sidcCode } = vehicle;
  const facts = [
    ["Category", vehicle.category],
    ["Function", vehicle.function],
    ["Class", vehicle.subCategory],
    ["Grid unit", vehicle.gridUnit],
  ] as const;
  return (
    <div className={styles.column}>
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
