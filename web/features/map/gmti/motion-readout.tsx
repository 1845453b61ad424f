import type { RefObject } from "react";
import { headingText } from "../../../domain/fields/heading";
import type { Motion } from "../../../domain/map/gmti-map";
import styles from "./gmti-map.module.css";

const NONE = "—";

interface Props {
  /** "" while there is none. */
  grid: string;
  motion: Motion | null;
  /** The map: while it is worked by keys, the figures are read aloud. */
  ground: RefObject<HTMLElement | null>;
}

/** The target's grid, heading and speed, as they would be sent. */
export function MotionReadout({ grid, motion, ground }: Props) {
  const isSpoken = ground.current?.matches(":focus-visible") ?? false;
  return (
    <p className={styles.figures} aria-live={isSpoken ? "polite" : "off"}>
      <Figure name="Grid" value={grid || NONE} width="17ch" />
      <Figure name="HDG" value={motion ? headingText(String(motion.heading)) : NONE} width="3ch" />
      <Figure name="SPD" value={motion ? `${motion.speed} km/h` : NONE} width="8ch" />
    </p>
  );
}

function Figure({ name, value, width }: { name: string; value: string; width: string }) {
  return (
    <span>
      <span className={styles.name}>{name}</span>{" "}
      <span className={styles.value} style={{ minWidth: width }}>
        {value}
      </span>
    </span>
  );
}
