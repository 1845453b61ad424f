import type { Map as LeafletMap } from "leaflet";
import { Maximize } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { type Fire, type HlrView, hlrView } from "../../../domain/map/hlr-view";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { BaseMap, fitTo, openingView } from "../base";
import styles from "./hlr-map.module.css";
import { useFire } from "./use-fire";
import { ViewerFacts } from "./viewer-facts";

interface Props {
  fire: Fire;
  /** The ways to the maps on which the points are placed. */
  tools: ReactNode;
  onClose(): void;
}

/** Where fire came from and where it fell, to check by eye: nothing can be changed here. */
export function HlrViewer({ fire, tools, onClose }: Props) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const ground = useRef<HTMLElement | null>(null);
  const view = useMemo(() => hlrView(fire), [fire]);
  const points = pointsOf(view);
  const [opening] = useState(() => openingView(points[0]));
  useFire(map, view);

  function show(made: LeafletMap) {
    setMap(made);
    ground.current = made.getContainer();
    if (points.length > 1) fitTo(made, points);
    return () => setMap(null);
  }

  return (
    <Dialog open whole title="HLR map" onClose={onClose} firstFocus={ground}>
      <ViewerFacts fire={fire} view={view} />
      <BaseMap
        label="HLR map"
        view={opening}
        className={styles.map}
        onMap={show}
        tools={
          <>
            {tools}
            {points.length > 0 && (
              <Button look="quiet" onClick={() => map && showAll(map, points)}>
                <Maximize size={16} aria-hidden="true" />
                Fit
              </Button>
            )}
          </>
        }
      />
    </Dialog>
  );
}

function pointsOf({ poo, poi }: HlrView): LatLng[] {
  return [poo, poi].filter((point) => point !== null);
}

/** Both points; one alone as any other grid is shown. */
function showAll(map: LeafletMap, points: readonly LatLng[]): void {
  const { center, zoom } = openingView(points[0]);
  if (points.length > 1) fitTo(map, points);
  else map.setView(center, zoom, { animate: false });
}
