import { distanceText, type Fire, type HlrView } from "../../../domain/map/hlr-view";
import styles from "./hlr-map.module.css";

interface Props {
  fire: Fire;
  view: HlrView;
}

/** All that the map shows, in words, with what its lines mean. */
export function ViewerFacts({ fire, view }: Props) {
  const { poo, poi, distanceKm, bearing, range, alert } = view;
  const gaps = gapsOf(fire, view);
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

/** What is not drawn, and why. */
function gapsOf({ weaponType }: Fire, { poo, poi }: HlrView): string {
  if (!poo && !poi) return "POO and POI are not complete yet.";
  const gaps: string[] = [];
  if (!poo) gaps.push("POO is not complete yet: no line and no ranges are drawn.");
  if (!poi) gaps.push("POI is not complete yet: no line is drawn.");
  if (poo && weaponType === "") gaps.push("No weapon type is chosen yet: no ranges are drawn.");
  return gaps.join(" ");
}
