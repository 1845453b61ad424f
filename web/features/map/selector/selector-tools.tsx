import { Circle, RotateCcw, Target } from "lucide-react";
import { useState } from "react";
import { numberOf } from "../../../domain/fields/number-field";
import { isLocked, type SelectAct, type Selecting } from "../../../domain/map/select";
import { RADIUS } from "../../../domain/reports/sighting-map";
import { Hint } from "../../../ui/hint";
import { NumberField } from "../../../ui/number-field";
import { Tool, ToolName } from "../base";
import styles from "./selector.module.css";

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

interface Props {
  state: Selecting;
  without: { circle?: true; effects?: true };
  /** Metres; null while there is no circle. */
  radius: number | null;
  act(what: SelectAct): void;
}

/** The selector's own tools on the map's strip. */
export function SelectorTools({ state, without, radius, act }: Props) {
  const { mode } = state;
  const isHeld = mode === "com" && isLocked(state);
  const mass = (
    <Tool
      look="plain"
      aria-pressed={mode === "com"}
      aria-disabled={isHeld || undefined}
      onClick={() => act("centre-of-mass")}
    >
      <Circle size={16} aria-hidden="true" />
      <span>Centre of Mass</span>
    </Tool>
  );
  return (
    <>
      {without.circle ? null : isHeld ? (
        <Hint text="Moving vehicles are reported by their centre of mass.">{mass}</Hint>
      ) : (
        mass
      )}
      {!without.effects && (
        <Tool
          look="plain"
          className={styles.bda ?? ""}
          aria-pressed={mode === "bda"}
          disabled={mode === "com"}
          onClick={() => act("bda")}
        >
          <Target size={16} aria-hidden="true" />
          <span>BDA</span>
        </Tool>
      )}
      <Tool title="Reset map" onClick={() => act("reset")}>
        <RotateCcw size={16} aria-hidden="true" />
        <ToolName>Reset map</ToolName>
      </Tool>
      {!without.circle && (
        // Its place is kept: nothing on the strip moves when a circle is drawn.
        <div
          className={radius === null ? `${styles.kept} ${mode === "com" ? "" : styles.other}` : ""}
        >
          <RadiusField radius={radius ?? 0} onRadius={(metres) => act({ radius: metres })} />
        </div>
      )}
    </>
  );
}
