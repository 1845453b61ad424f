import { distanceText, type Fire, gapsText, type HlrView } from "../../../domain/map/hlr-view";
import styles from "./hlr-map.module.css";

interface Props {
  fire: Fire;
  view: HlrView;
}

/** All that the map shows, in words, with what its lines mean. */
export function ViewerFacts({ fire, view }: Props) {
  const { poo, poi, distanceKm, bearing, range, alert } = view;
  const gaps = gapsText(fire, view);
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact term="POO">{poo?.grid}</Fact>
        <Fact term="POI">{poi?.grid}</Fact>
        <Fact term="Distance">{distanceKm !== null && distanceText(distanceKm)}</Fact>
        <Fact term="Bearing (true)">{bearing}</Fact>
        {range && (
          <>
            <Fact term={`${fire.weaponType} minimum`} line={styles.least}>
              {distanceText(range.viewerMin)}
            </Fact>
            <Fact term="Maximum" line={styles.most}>
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
      {gaps !== "" && <p className={styles.gaps}>{gaps}</p>}
    </div>
  );
}

interface FactProps {
  term: string;
  /** The class of its line on the map. */
  line?: string;
  children: string | false | null | undefined;
}

function Fact({ term, line, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
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
