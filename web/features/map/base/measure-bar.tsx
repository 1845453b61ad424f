import type { MapPlace } from "../../../domain/map/map-grid";
import { degreesText, lengthText, milsText } from "../../../domain/map/measure";
import { IS_TOUCHED } from "../../../lib/touch";
import { Button } from "../../../ui/button";
import styles from "./measure.module.css";
import type { useMeasure } from "./use-measure";

interface Props {
  measuring: ReturnType<typeof useMeasure>;
  /** Takes the measured end as a grid; none if the map takes no grid now. */
  onUse?: ((at: MapPlace) => void) | undefined;
}

/** The measurement in words. */
export function MeasureBar({ measuring, onUse }: Props) {
  const { isOn, end, toggle } = measuring;
  if (!isOn) return null;
  return (
    <div className={`${styles.bar} row`}>
      {/* Not for each move of the pointer. */}
      <p role="status" className={`${styles.text} row`} aria-live={end ? "polite" : "off"}>
        <Words measuring={measuring} />
      </p>
      {end && onUse && (
        <Button
          onClick={() => {
            toggle();
            onUse(end);
          }}
        >
          Use as grid
        </Button>
      )}
    </div>
  );
}

function Words({ measuring: { isBegun, measured, end } }: Props) {
  if (!isBegun)
    return IS_TOUCHED
      ? "Measure from: tap a place or a pin."
      : "Measure from: click a place or a pin, or press Enter at the centre.";
  if (!measured)
    return end
      ? "Both points are the same."
      : `Measure to: ${IS_TOUCHED ? "tap" : "click"} a place or a pin.`;
  const { metres, trueBearing, gridMils } = measured;
  return (
    <>
      <Figure name="Distance" value={lengthText(metres)} />{" "}
      <Figure name="True bearing" value={degreesText(trueBearing)} />{" "}
      <Figure name="Grid bearing" value={gridMils === null ? "—" : milsText(gridMils)} />
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span className={styles.figure}>
      {name} <strong>{value}</strong>
    </span>
  );
}
