import { LayerGroup, type Map as LeafletMap } from "leaflet";
import { useEffect } from "react";
import type { GridPoint, HlrView } from "../../../domain/map/hlr-view";
import {
  type LabelPosition,
  labelPosition,
  lineLabelPosition,
} from "../../../domain/map/label-position";
import { copyOffset } from "../../../domain/map/sphere-lines";
import { drawLine, drawPin, drawRanges } from "./fire-layers";

/**
 * Draws POO, POI, the line between them and the weapon's ranges.
 * @param isInHand the two pins are in hand, and drawn elsewhere
 */
export function useFire(map: LeafletMap | null, view: HlrView, isInHand: boolean): void {
  useEffect(() => {
    if (!map) return;
    const layers = new LayerGroup().addTo(map);
    let drawn = "";
    const draw = () => {
      const plan = planOf(map, view);
      const next = JSON.stringify(plan);
      // Drawn again at each move, labels would flicker.
      if (next === drawn) return;
      drawn = next;
      layers.clearLayers();
      drawPlan(layers, plan, view, isInHand);
    };
    map.on("moveend", draw);
    draw();
    return () => {
      map.off("moveend", draw);
      layers.remove();
    };
  }, [map, view, isInHand]);
}

interface Placed {
  at: GridPoint;
  labelAt: LabelPosition;
}

/** The parts of the drawing that depend on the view: which copy of the world, and where labels have room. */
interface Plan {
  poo: Placed | null;
  poi: Placed | null;
  line: LabelPosition | null;
}

function planOf(map: LeafletMap, { poo, poi }: HlrView): Plan {
  const shift = copyOffset((poo ?? poi)?.lng ?? 0, map.getCenter().lng);
  const isPooUpper = !poo || !poi || poo.lat >= poi.lat;
  const placed = (point: GridPoint | null, isUpper: boolean): Placed | null => {
    if (!point) return null;
    const at = { ...point, lng: point.lng + shift };
    return { at, labelAt: labelPosition(map.latLngToContainerPoint(at), isUpper, map.getSize()) };
  };
  const ends = poo && poi && ([poo, poi] as const).map((at) => map.latLngToContainerPoint(at));
  const [from, to] = ends ?? [];
  return {
    poo: placed(poo, isPooUpper),
    poi: placed(poi, !poo || !isPooUpper),
    line: from && to ? lineLabelPosition(from, to) : null,
  };
}

const UNDER: LabelPosition = { direction: "bottom", offset: [0, 6] };

function drawPlan(
  layers: LayerGroup,
  { poo, poi, line }: Plan,
  view: HlrView,
  isInHand: boolean,
): void {
  if (poo && view.range) drawRanges(layers, poo.at, view.range);
  // The labels of pins in hand stand above them.
  const labelAt = isInHand && line ? UNDER : line;
  if (poo && poi) drawLine(layers, poo.at, poi.at, { ...view, labelAt });
  if (isInHand) return;
  if (poo) drawPin(layers, { ...poo, name: "POO" });
  if (poi) drawPin(layers, { ...poi, name: "POI" });
}
