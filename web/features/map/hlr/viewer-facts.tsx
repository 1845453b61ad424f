import type { ReactNode } from "react";
import { FIRE_POINTS, type Fire, type FirePoint } from "../../../domain/map/fire";
import { distanceText, gapsText, type HlrView } from "../../../domain/map/hlr-view";
import styles from "./hlr-map.module.css";

interface Props {
  fire: Fire;
  view: HlrView;
  /** Points are placed: the foot says what comes next. */
  isPlacing: boolean;
  /** The points that are not set, even where one is pointed at: only the readout has the grid of that. */
  unset: readonly FirePoint[];
  /** Metres that the place pointed at may be off: nearer than that, neither distance nor bearing is known. */
  exact: number | null;
}

/** All that the map shows, in words, with what its lines mean. */
export function ViewerFacts({ fire, view, isPlacing, unset, exact }: Props) {
  const { distanceKm, bearing, range, alert } = view;
  const isPointed = distanceKm !== null && unset.length > 0;
  const isKnown = distanceKm !== null && !(isPointed && distanceKm * 1000 < (exact ?? 0));
  const way = isPointed ? styles.pointedWay : "";
  const gaps = isPlacing ? "" : gapsText(fire, view);
  return (
    <div className={`${styles.facts} stack`} data-placing={isPlacing || undefined}>
      <dl className={styles.list}>
        {FIRE_POINTS.map((point) => (
          <Fact key={point} term={point.toUpperCase()}>
            {unset.includes(point) ? (
              <span className={styles.unset}>not set</span>
            ) : (
              view[point]?.grid
            )}
          </Fact>
        ))}
        <Fact term={isPointed ? "Distance, if set here" : "Distance"} className={way}>
          {isKnown && distanceText(distanceKm)}
        </Fact>
        <Fact term="Bearing (true)" className={way}>
          {isKnown && bearing}
        </Fact>
        {range && (
          <>
            <Fact term={`${fire.weaponType} minimum`} className={styles.range} line={styles.least}>
              {distanceText(range.viewerMin)}
            </Fact>
            <Fact term="Maximum" className={styles.range} line={styles.most}>
              {distanceText(range.max)}
            </Fact>
          </>
        )}
      </dl>
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      {gaps !== "" && <p className="muted">{gaps}</p>}
    </div>
  );
}

interface FactProps {
  term: string;
  className?: string | undefined;
  /** The class of its line on the map. */
  line?: string | undefined;
  children: ReactNode;
}

function Fact({ term, className = "", line, children }: FactProps) {
  return (
    <div className={`${styles.fact} ${className}`}>
      <dt className="muted">
        {line && (
          <svg width="28" height="8" className={styles.sample} aria-hidden="true">
            <line x1="1" y1="4" x2="27" y2="4" className={line} />
          </svg>
        )}
        {term}
      </dt>
      <dd>{children || "—"}</dd>
    </div>
  );
}
