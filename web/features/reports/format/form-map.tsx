import type { ReactNode } from "react";
import type { Position } from "../../../domain/reports/observed";
import { useLatePart } from "../../../ui/late";
import { maps } from "../../map";
import { useMapsAhead } from "../map-dialog";
import styles from "./form-map.module.css";

interface Props {
  /** What the map lacks; "" for nothing. */
  caption: string;
  /** The picture in words. */
  pictured: string;
  children(part: NonNullable<typeof maps.part.value>): ReactNode;
}

/** A map of what stands in the form; a picture, not a control. */
export function MapPanel({ caption, pictured, children }: Props) {
  const part = useLatePart(maps, false);
  const isFailed = useMapsAhead();
  return (
    <section className={`${styles.panel} stack`}>
      <div className={styles.map}>
        {part ? (
          children(part)
        ) : (
          <p className={styles.waiting}>
            {isFailed ? "The map cannot be loaded." : "Loading the map…"}
          </p>
        )}
      </div>
      {caption !== "" && <p className={`${styles.caption} quiet`}>{caption}</p>}
      <p className="visually-hidden">{pictured}</p>
    </section>
  );
}

/** The places that stand in the form, on a map beside it. */
export function FormMap({ positions }: { positions: readonly Position[] }) {
  const grids = positions.map(({ name, grid }) => `${name} ${grid}`.trim());
  const isEmpty = grids.length === 0;
  return (
    <MapPanel
      caption={isEmpty ? "No grid yet" : ""}
      pictured={isEmpty ? "" : `The map shows ${grids.join(", ")}.`}
    >
      {({ ObservedMap }) => <ObservedMap positions={positions} />}
    </MapPanel>
  );
}
