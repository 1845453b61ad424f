import { type Tile, tileAddress } from "../../../domain/map/tile-address";
import type { TileSource } from "../../../lib/map-source";
import { askForTile } from "./load-tile";

/** Says whether a source has a tile. It looks once for each; where that fails the source counts as without it. */
export function tilePresence({ url }: TileSource): (tile: Tile) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  return (tile) => {
    const address = tileAddress(url, tile);
    const before = known.get(address);
    if (before) return before;
    // The tile itself and not just its head: the browser keeps it for the layer that draws it.
    const looking = askForTile(address).then(({ is }) => {
      if (is === "failed") known.delete(address);
      return is === "here";
    });
    known.set(address, looking);
    return looking;
  };
}
