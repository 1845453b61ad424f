import { Circle, Crosshair, Maximize, RotateCcw, Target } from "lucide-react";
import { useState } from "react";
import { numberOf } from "../../../domain/fields/number-field";
import { RADIUS } from "../../../domain/reports/sighting-map";
import { Button } from "../../../ui/button";
import { Hint } from "../../../ui/hint";
import { NumberField } from "../../../ui/number-field";
import styles from "./selector.module.css";
import type { Mode } from "./use-selector";

interface Props {
  mode: Mode;
  without: { circle?: true; effects?: true };
  /** Centre of mass cannot be left. */
  isLocked: boolean;
  /** Nothing more can be placed. */
  isFull: boolean;
  /** Metres; null while there is no circle. */
  radius: number | null;
  onCentreOfMass(): void;
  onBda(): void;
  onAddPin(): void;
  onRadius(radius: number): void;
  onFit(): void;
  onReset(): void;
}

/**
 * The circle's radius in whole metres. The typed text stays until the circle gets another radius; an invalid radius
 * does not change the circle.
 */
function RadiusField({ radius, onRadius }: { radius: number; onRadius(radius: number): void }) {
  const [typed, setTyped] = useState({ text: "", at: Number.NaN });
  const rounded = Math.round(radius);
  const metres = numberOf(typed.text, RADIUS);
  const stands = metres === null ? typed.at === radius : metres === rounded;

  function type(text: string) {
    setTyped({ text, at: radius });
    const wanted = numberOf(text, RADIUS);
    if (wanted !== null) onRadius(wanted);
  }
  return (
    <NumberField
      label="Radius (m)"
      rule={RADIUS}
      plain
      value={stands ? typed.text : String(rounded)}
      fieldClass={styles.radius}
      onChange={type}
    />
  );
}

/** The selector's own tools on the map's strip. */
export function SelectorTools(props: Props) {
  const { mode, isLocked, isFull, radius, without } = props;
  const mass = (
    <Button
      aria-pressed={mode === "com"}
      aria-disabled={isLocked || undefined}
      className={`${styles.tool} ${styles.toggle}`}
      onClick={() => !isLocked && props.onCentreOfMass()}
    >
      <Circle size={16} aria-hidden="true" />
      Centre of Mass
    </Button>
  );
  return (
    <>
      {without.circle ? null : isLocked ? (
        <Hint text="Moving vehicles are reported by their centre of mass.">{mass}</Hint>
      ) : (
        mass
      )}
      {!without.effects && (
        <Button
          aria-pressed={mode === "bda"}
          disabled={mode === "com"}
          className={`${styles.tool} ${styles.toggle}`}
          onClick={props.onBda}
        >
          <Target size={16} aria-hidden="true" />
          BDA
        </Button>
      )}
      <Button className={styles.tool} disabled={mode === "bda" || isFull} onClick={props.onAddPin}>
        <Crosshair size={16} aria-hidden="true" />
        <span>
          Place<span className={styles.placeRest}> at centre</span>
        </span>
      </Button>
      {radius !== null && <RadiusField radius={radius} onRadius={props.onRadius} />}
      <Button look="quiet" className={styles.tool} onClick={props.onFit}>
        <Maximize size={16} aria-hidden="true" />
        <span className={styles.toolName}>Fit</span>
      </Button>
      <Button look="quiet" className={styles.tool} onClick={props.onReset}>
        <RotateCcw size={16} aria-hidden="true" />
        <span className={styles.toolName}>Reset map</span>
      </Button>
    </>
  );
}
