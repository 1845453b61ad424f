import type { Map as LeafletMap } from "leaflet";
import { leastZoom } from "../../../domain/map/tile-address";
import type { MapSource, TileSource } from "../../../lib/map-source";
import { Button } from "../../../ui/button";
import styles from "./base-map.module.css";
import { boundsOf, showAt } from "./map-view";
import { useMoves } from "./use-moves";

interface Props {
  map: LeafletMap | null;
  source: MapSource | null;
  /** Why tiles fail that should be there; null while they come. */
  tilesError: string | null;
}

/** Says why the map shows no tiles, or none of the unit's own, and offers to go where it has some. */
export function NoTilesNotice({ map, source, tilesError }: Props) {
  useMoves(map);
  const tiles = source?.state === "tiles" ? source : null;
  const isAway = map && tiles && isOutside(map, tiles);
  // The announced element exists before it has text.
  return (
    <div role="status">
      {source?.state === "none" && <p className={`${styles.note} row`}>{source.sentence}</p>}
      {tilesError && (
        <p className={`${styles.note} row`}>
          {tilesError} The grid and everything placed on the map still work.
        </p>
      )}
      {isAway && !tilesError && (
        <div className={`${styles.note} row`}>
          <p>
            {tiles.under
              ? `This view is outside the map ${tiles.name}: the overview is shown.`
              : "The map archive has no tiles for this view."}
          </p>
          <Button onClick={() => goToTiles(map, tiles)}>Show its area</Button>
        </div>
      )}
    </div>
  );
}

/** Whether nothing of the view is on the tiles, or it is too far away for any. */
const isOutside = (map: LeafletMap, source: TileSource): boolean =>
  map.getZoom() < leastZoom(source) || !map.getBounds().intersects(boundsOf(source));

function goToTiles(map: LeafletMap, source: TileSource): void {
  const bounds = boundsOf(source);
  const zoom = Math.max(leastZoom(source), map.getBoundsZoom(bounds));
  showAt(map, bounds.getCenter(), zoom);
}
