import type { Map as LeafletMap } from "leaflet";
import { Navigation } from "lucide-react";
import { useEffect, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { degreesText, lengthText, measure } from "../../../domain/map/measure";
import { type NamedPlace, nearestPlaces } from "./find-places";
import { coversChanged } from "./mgrs-overlay";
import styles from "./nearest-places.module.css";
import { loadOverviewLines, OverviewLines } from "./overview-lines";
import { wrapped } from "./place";
import { PlaceNames } from "./place-names";
import type { Seen } from "./use-tiles";

/** A pause of this length in moving is worth a question. */
const SETTLE_MS = 150;
const MOST_LISTED = 3;

interface Props {
  map: LeafletMap | null;
  seen: Seen | null;
  /** Only borders and names on the map, no box over it. */
  isClear: boolean;
}

/** What a map says past its detail. */
export const enlargedText = (endsAt: number): string =>
  `No more detail than zoom ${endsAt}: enlarged`;

/**
 * Something to hold on to past a map's detail: that it is shown enlarged and, over the overview, its borders as lines
 * and the names of the places around, the nearest with bearing and distance from the middle.
 */
export function NearestPlaces({ map, seen, isClear }: Props) {
  const endsAt = seen?.endsAt ?? null;
  const isOverview = endsAt !== null && seen?.overview === true;
  const around = useAround(map, isOverview);
  useLines(map, isOverview);
  const listed = around?.places.slice(0, MOST_LISTED) ?? [];
  useEffect(() => {
    if (!map || !around) return;
    const names = new PlaceNames(around.places).addTo(map);
    coversChanged(map);
    return () => void names.remove();
  }, [map, around]);
  const count = listed.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much it covers goes by them
  useEffect(() => {
    if (map) coversChanged(map);
  }, [map, endsAt, count]);
  if (endsAt === null || isClear) return null;
  return (
    <div className={styles.hold} data-covers-labels>
      <p>{enlargedText(endsAt)}</p>
      {around && count > 0 && (
        <ul aria-label="Nearest places">
          {listed.map((place) => (
            <Place key={`${place.name} ${place.at.lat}`} from={around.from} place={place} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Place({ from, place }: { from: LatLng; place: NamedPlace }) {
  const way = measure(from, place.at);
  const bearing = way?.trueBearing ?? 0;
  return (
    <li className={styles.place}>
      {/* Its sign points to the upper right by itself. */}
      <Navigation
        size={12}
        aria-hidden="true"
        className={styles.arrow}
        transform={`rotate(${Math.round(bearing - 45)})`}
      />
      <span className={styles.name}>{place.name}</span>{" "}
      <span className={styles.way}>
        {degreesText(bearing)} {lengthText(way?.metres ?? 0)}
      </span>
    </li>
  );
}

function useLines(map: LeafletMap | null, isWanted: boolean): void {
  useEffect(() => {
    if (!map || !isWanted) return;
    let isLeft = false;
    let lines: OverviewLines | null = null;
    loadOverviewLines().then(
      (loaded) => {
        if (!isLeft) lines = new OverviewLines(loaded).addTo(map);
      },
      // The tiles below show them as well, enlarged.
      (error: unknown) => console.warn("overview lines:", error),
    );
    return () => {
      isLeft = true;
      lines?.remove();
    };
  }, [map, isWanted]);
}

interface Around {
  from: LatLng;
  /** The nearest first. */
  places: NamedPlace[];
}

/** The places around the map's middle, once it rests; null while they are not wanted, or not known. */
function useAround(map: LeafletMap | null, isWanted: boolean): Around | null {
  const [around, setAround] = useState<Around | null>(null);
  useEffect(() => {
    if (!map || !isWanted) return;
    let leave = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const { signal } = leave;
      const from = wrapped(map.getCenter());
      try {
        const places = await nearestPlaces(from, signal);
        if (!signal.aborted) setAround({ from, places });
      } catch (error) {
        if (signal.aborted) return;
        // The map is as good without them.
        console.warn("nearest places:", error);
        setAround(null);
      }
    };
    const wait = () => {
      leave.abort();
      clearTimeout(timer);
      leave = new AbortController();
      timer = setTimeout(() => void ask(), SETTLE_MS);
    };
    map.on("moveend", wait);
    wait();
    return () => {
      map.off("moveend", wait);
      leave.abort();
      clearTimeout(timer);
      setAround(null);
    };
  }, [map, isWanted]);
  return around;
}
