import { Chip } from "../../ui/chip";
import styles from "./settings.module.css";

interface Props {
  facts: Record<string, string>;
  /** Shown as badges. */
  badges?: boolean;
}

/** The known values by name. */
export function Facts({ facts, badges = false }: Props) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{badges ? <Chip>{value}</Chip> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
