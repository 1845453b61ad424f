import { Navigation } from "lucide-react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { degreesText, lengthText, measure } from "../../../domain/map/measure";
import type { NamedPlace } from "./find-places";
import styles from "./nearest-places.module.css";

const MOST_LISTED = 3;

export interface Around {
  from: LatLng;
  /** The nearest first. */
  places: readonly NamedPlace[];
}

interface Props {
  around: Around | null;
  /** What they are measured from, in words: "the centre". */
  from: string;
}

/** The nearest few with bearing and distance. */
export function PlaceList({ around, from }: Props) {
  if (!around || around.places.length === 0) return null;
  return (
    <>
      <p className={styles.from}>True bearing from {from}</p>
      <ul aria-label="Nearest places">
        {around.places.slice(0, MOST_LISTED).map((place) => (
          <Place key={`${place.name} ${place.at.lat}`} from={around.from} place={place} />
        ))}
      </ul>
    </>
  );
}

function Place({ from, place }: { from: LatLng; place: NamedPlace }) {
  const way = measure(from, place.at);
  const bearing = way?.trueBearing ?? 0;
  return (
    <li className={`${styles.place} line`}>
      {/* Its sign points to the upper right by itself. */}
      <Navigation
        size={12}
        aria-hidden="true"
        className={styles.arrow}
        transform={`rotate(${Math.round(bearing - 45)})`}
      />
      <span className={`${styles.name} cut`}>{place.name}</span>{" "}
      <span className={styles.way}>
        {degreesText(bearing)} {lengthText(way?.metres ?? 0)}
      </span>
    </li>
  );
}
