import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";
import { leastZoom } from "../../../domain/map/tile-address";
import type { MapSource, TileSource } from "../../../lib/map-source";
import { Button } from "../../../ui/button";
import styles from "./base-map.module.css";
import { showAt } from "./map-view";

interface Props {
  map: LeafletMap | null;
  source: MapSource | null;
  /** Why tiles fail that should be there; null while they come. */
  tilesError: string | null;
}

/** Says why the map shows no tiles, or none of the unit's own, and offers to go where it has some. */
export function NoTilesNotice({ map, source, tilesError }: Props) {
  const isAway = useAway(map, source?.state === "tiles" ? source : null);
  const tiles = map && isAway && source?.state === "tiles" ? { map, source } : null;
  // The announced element exists before it has text.
  return (
    <div role="status">
      {source?.state === "none" && <p className={styles.note}>{source.sentence}</p>}
      {tilesError && (
        <p className={styles.note}>
          {tilesError} The grid and everything placed on the map still work.
        </p>
      )}
      {tiles && !tilesError && (
        <div className={styles.note}>
          <p>
            {tiles.source.under
              ? `This view is outside the map ${tiles.source.name}: the overview is shown.`
              : "The map archive has no tiles for this view."}
          </p>
          <Button onClick={() => goToTiles(tiles.map, tiles.source)}>Show its area</Button>
        </div>
      )}
    </div>
  );
}

/** Whether nothing of the view is on the tiles, or it is too far away for any. */
function useAway(map: LeafletMap | null, source: TileSource | null): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!map || !source) return;
    const look = () => {
      const isTooFar = map.getZoom() < leastZoom(source);
      setAway(isTooFar || !map.getBounds().intersects(boundsOf(source)));
    };
    map.on("moveend", look);
    look();
    return () => {
      map.off("moveend", look);
      setAway(false);
    };
  }, [map, source]);
  return isAway;
}

function goToTiles(map: LeafletMap, source: TileSource): void {
  const [[south, west], [north, east]] = boundsOf(source);
  const zoom = Math.max(leastZoom(source), map.getBoundsZoom(boundsOf(source)));
  showAt(map, { lat: (south + north) / 2, lng: (west + east) / 2 }, zoom);
}

function boundsOf({
  bounds: [west, south, east, north],
}: TileSource): [[number, number], [number, number]] {
  return [
    [south, west],
    [north, east],
  ];
}
