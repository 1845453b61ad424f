import type { Position } from "../../../domain/reports/observed";
import { useLatePart } from "../../../ui/late";
import { maps } from "../../map";
import styles from "./gmti-map-panel.module.css";

/** The places that stand in the form, on a map beside it; a picture, not a control. */
export function FormMap({ positions }: { positions: readonly Position[] }) {
  const part = useLatePart(maps, false);
  const grids = positions.map(({ name, grid }) => `${name} ${grid}`.trim());
  return (
    <section className={styles.panel}>
      <div className={styles.map}>{part && <part.ObservedMap positions={positions} />}</div>
      {grids.length > 0 ? (
        <p className="visually-hidden">The map shows {grids.join(", ")}.</p>
      ) : (
        <p className={styles.alone}>No grid yet</p>
      )}
    </section>
  );
}
