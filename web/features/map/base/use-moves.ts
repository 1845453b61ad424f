import type { Map as LeafletMap } from "leaflet";
import { useEffect, useState } from "react";

/** Renders again whenever the map has moved. @returns another number each time */
export function useMoves(map: LeafletMap | null): number {
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (!map) return;
    const look = () => setMoves((before) => before + 1);
    map.on("moveend", look);
    return () => void map.off("moveend", look);
  }, [map]);
  return moves;
}
