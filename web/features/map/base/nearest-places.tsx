import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { nearestPlaces } from "./find-places";
import { coversChanged } from "./mgrs-overlay";
import styles from "./nearest-places.module.css";
import { loadOverviewLines, OverviewLines } from "./overview-lines";
import { wrapped } from "./place";
import { type Around, PlaceList } from "./place-list";
import { PlaceNames } from "./place-names";
import type { Seen } from "./use-tiles";

/** A pause of this length is worth a question. */
const SETTLE_MS = 150;

interface Props {
  map: LeafletMap | null;
  seen: Seen | null;
  /** Only lines and names on the map, and that it is enlarged beside its scale: no box over it. */
  isClear: boolean;
}

/** What a map says past its detail; how exact the ground still is, the readout says. */
const enlargedText = (zoom: number): string => `Enlarged past zoom ${zoom}`;

/**
 * What stands over the overview where its tiles are enlarged: its lines, and the names of places around.
 * @returns those, the nearest first
 */
export function useSharpOverview(map: LeafletMap | null, seen: Seen | null): Around | null {
  const isOverview = seen?.overview === true && seen.endsAt !== null;
  const isBare = seen?.isBare === true;
  const around = useNearest(useMiddle(map, isOverview));
  useLines(map, isOverview, isBare);
  useEffect(() => {
    if (!map || !around || !isBare) return;
    const names = new PlaceNames(around.places).addTo(map);
    coversChanged(map);
    return () => void names.remove();
  }, [map, around, isBare]);
  return around;
}

/**
 * Something to hold on to past a map's detail: that it is shown enlarged and, over the overview, the nearest places with
 * bearing and distance from the middle.
 */
export function NearestPlaces({ map, seen, isClear }: Props) {
  const endsAt = seen?.endsAt ?? null;
  const around = useSharpOverview(map, seen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: how much it covers goes by them
  useEffect(() => {
    if (map) coversChanged(map);
  }, [map, endsAt, around]);
  if (endsAt === null) return null;
  if (isClear)
    return (
      <p className={styles.beside} data-covers-labels>
        {enlargedText(endsAt)}
      </p>
    );
  return (
    <div className={styles.hold} data-covers-labels>
      <p>{enlargedText(endsAt)}</p>
      <PlaceList around={around} from="the centre" />
    </div>
  );
}

/** @param isBare with what the enlarged tiles do not show */
function useLines(map: LeafletMap | null, isWanted: boolean, isBare: boolean): void {
  useEffect(() => {
    if (!map || !isWanted) return;
    let isLeft = false;
    let lines: OverviewLines | null = null;
    loadOverviewLines().then(
      (loaded) => {
        const wanted = loaded.filter(({ kind }) => isBare || /border|coast/.test(kind));
        if (!isLeft) lines = new OverviewLines(wanted).addTo(map);
      },
      (error: unknown) => console.warn("overview lines:", error),
    );
    return () => {
      isLeft = true;
      lines?.remove();
    };
  }, [map, isWanted, isBare]);
}

/** Where the map rests; null while that is not wanted. */
function useMiddle(map: LeafletMap | null, isWanted: boolean): LatLng | null {
  const [middle, setMiddle] = useState<LatLng | null>(null);
  useEffect(() => {
    if (!map || !isWanted) return;
    const look = () => setMiddle(wrapped(map.getCenter()));
    map.on("moveend", look);
    look();
    return () => {
      map.off("moveend", look);
      setMiddle(null);
    };
  }, [map, isWanted]);
  return middle;
}

/** The places around a point that stays for a while; null while there is none, or they are not known. */
export function useNearest(from: LatLng | null): Around | null {
  const [around, setAround] = useState<Around | null>(null);
  useEffect(() => {
    if (!from) return setAround(null);
    const leave = new AbortController();
    const { signal } = leave;
    const ask = async () => {
      try {
        const places = await nearestPlaces(from, signal);
        if (!signal.aborted) setAround({ from, places });
      } catch (error) {
        if (signal.aborted) return;
        // What is looked at is as good without them.
        console.warn("nearest places:", error);
        setAround(null);
      }
    };
    const timer = setTimeout(() => void ask(), SETTLE_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, [from]);
  return around;
}
