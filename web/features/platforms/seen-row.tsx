import { type KeyboardEvent, memo, type RefObject, useState } from "react";
import {
  FEATURE_NAMES,
  FEATURES,
  type FeatureName,
  type FeatureValue,
  type Seen,
} from "../../domain/platforms/features";
import choices from "../../ui/choices.module.css";
import styles from "./seen-row.module.css";

interface Props {
  /** What is set by hand or said by the words. */
  seen: readonly Seen[];
  onToggle(seen: Seen): void;
  /** The way back up to the search box. */
  onLeave(): void;
  /** The way down to the cards. */
  onDown(): void;
  row: RefObject<HTMLDivElement | null>;
  /** A report has its place. */
  isHidden?: boolean;
}

const CHOICES = FEATURE_NAMES.map((feature) => ({ feature, values: FEATURES[feature].values }));
const ORDER = CHOICES.flatMap(({ feature, values }) =>
  values.map((value) => `${feature} ${value}`),
);

/** What can be seen from afar, to be set by hand. One Tab stop: arrows lead along, Space or Enter sets. */
export const SeenRow = memo(function SeenRow(props: Props) {
  const { seen, onToggle, onLeave, onDown, row, isHidden } = props;
  const [stop, setStop] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const last = ORDER.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: Math.min(stop + 1, last),
      ArrowLeft: Math.max(stop - 1, 0),
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to !== undefined) row.current?.querySelectorAll("button")[to]?.focus();
    else if (event.key === "ArrowUp" || event.key === "Escape") onLeave();
    else if (event.key === "ArrowDown") onDown();
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={`${styles.row} row`}
      role="toolbar"
      aria-label="What you see"
      aria-keyshortcuts="Alt+W"
      ref={row}
      data-hidden={isHidden ? true : undefined}
      onKeyDown={onKeyDown}
    >
      {CHOICES.map(({ feature, values }) => (
        <fieldset key={feature} className={`${styles.group} line`} aria-label={nameOf(feature)}>
          {feature !== "gear" && (
            <span className="quiet" aria-hidden="true">
              {FEATURES[feature].label}
            </span>
          )}
          <div className={choices.row}>
            {values.map((value) => {
              const at = ORDER.indexOf(`${feature} ${value}`);
              const found = seen.find((each) => each.feature === feature && each.value === value);
              const set: Seen = found?.isNot ? { feature, value, isNot: true } : { feature, value };
              return (
                <button
                  key={value}
                  type="button"
                  className={`${choices.button} ${styles.choice}`}
                  aria-pressed={found !== undefined}
                  data-not={found?.isNot}
                  data-label={textOf(feature, value)}
                  tabIndex={at === stop ? 0 : -1}
                  onFocus={() => setStop(at)}
                  onClick={() => onToggle(set)}
                >
                  {found?.isNot && <span className="visually-hidden">no </span>}
                  {textOf(feature, value)}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
});

const nameOf = (feature: FeatureName) =>
  feature === "gear" ? "Wheels or tracks" : FEATURES[feature].label;

function textOf(feature: FeatureName, value: FeatureValue): string {
  const text = value === "any" ? FEATURES[feature].label : value;
  return text.charAt(0).toUpperCase() + text.slice(1);
}
