import "leaflet/dist/leaflet.css";
import "./leaflet-theme.css";
import { useSignals } from "@preact/signals-react/runtime";
import type { Map as LeafletMap, LeafletMouseEvent } from "leaflet";
import { Grid3x3, Minus, Plus, Ruler } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import type { MapPlace } from "../../../domain/map/map-grid";
import { type MapSource, mapWarning, watchMapSource } from "../../../lib/map-source";
import { IS_TOUCHED } from "../../../lib/touch";
import { Button, IconButton } from "../../../ui/button";
import styles from "./base-map.module.css";
import { doubleClicks } from "./double-clicks";
import { JumpBox } from "./jump-box";
import type { MapView } from "./map-view";
import { MeasureBar } from "./measure-bar";
import { showMgrsGrid } from "./mgrs-overlay";
import { NearestPlaces } from "./nearest-places";
import { NoTilesNotice } from "./no-tiles-notice";
import { placeOn } from "./place";
import { Readout } from "./readout";
import { useLeaflet } from "./use-leaflet";
import { useMapKeys } from "./use-map-keys";
import { useMeasure } from "./use-measure";
import { type Seen, useTiles } from "./use-tiles";

interface Props {
  /** The map's name, for those who do not see it. */
  label: string;
  /** Where it opens; later changes do not move it. */
  view: MapView;
  /** Called once the map is ready, to add layers; the function it returns is called before the map is removed. */
  onMap?: ((map: LeafletMap) => () => void) | ((map: LeafletMap) => void);
  /** A click on the map itself, or Enter or Space at its middle. Longitudes are within ±180. */
  onPick?(at: MapPlace): void;
  /** The mouse moves over it, or its middle moves while it is worked by keys or touch. */
  onPoint?(at: MapPlace): void;
  /** Takes the end of what was measured as a grid; while it is left out the map takes none. */
  onUse?: ((at: MapPlace) => void) | undefined;
  /** M means something else at the moment. */
  isMeasureKeyTaken?: boolean | undefined;
  /** Further tools on its strip. */
  tools?: ReactNode;
  /** No box with the nearest places lies over it: what is drawn on it is what counts. */
  isClear?: boolean;
  /** Its class, which says how high it is. */
  className: string | undefined;
}

/**
 * The map that every map of Sightline is: tiles, MGRS grid, search, zoom, scale and readout. It
 * works without tiles as well. Its children-to-be are Leaflet layers, put on it in `onMap`.
 */
export function BaseMap(props: Props) {
  const { label, view, onMap, onUse, tools, isClear = false, className } = props;
  useSignals();
  const helpId = useId();
  const holder = useRef<HTMLDivElement>(null);
  const map = useLeaflet(holder, {
    view,
    scale: "bottomleft",
    begin(made) {
      const isDouble = doubleClicks();
      const closesPopup = popupClosing(made);
      made.on("click", (click: LeafletMouseEvent) => {
        // The first of the two has picked, and the map zooms.
        if (!isDouble(click) && !closesPopup()) pick(placeOn(made, click.latlng));
      });
      const leave = onMap?.(made);
      const unwatch = watchMapSource();
      return () => {
        unwatch();
        leave?.();
      };
    },
  });
  const measuring = useMeasure(map, !props.isMeasureKeyTaken);
  const onPick = measuring.isOn ? measuring.take : props.onPick;
  const onPoint = measuring.isOn ? measuring.point : props.onPoint;
  const pick = useEffectEvent((at: MapPlace) => onPick?.(at));
  const { source, tilesError, seen } = useTiles(map);
  const isByKeys = useMapKeys(map, onPick);
  const isCentred = isByKeys || IS_TOUCHED;
  const [isGridShown, setGridShown] = useGrid(map);

  return (
    <div className={`${styles.map} ${className} stack`}>
      <div className={`${styles.strip} row`}>
        <JumpBox map={map} />
        <Button
          aria-pressed={isGridShown}
          className={styles.toggle}
          onClick={() => setGridShown(!isGridShown)}
        >
          <Grid3x3 size={18} aria-hidden="true" />
          <span className={styles.shortName}>MGRS grid</span>
        </Button>
        <Button
          aria-pressed={measuring.isOn}
          aria-keyshortcuts="M"
          title="Measure (M)"
          className={styles.toggle}
          onClick={measuring.toggle}
        >
          <Ruler size={18} aria-hidden="true" />
          <span className={styles.shortName}>Measure</span>
        </Button>
        {tools}
      </div>
      <div className={styles.view} data-picks={onPick ? true : undefined}>
        <div
          ref={holder}
          // Never another one: Leaflet has its own beside it.
          className={styles.leaflet}
          role="application"
          aria-label={label}
          aria-describedby={IS_TOUCHED ? undefined : helpId}
        />
        {!IS_TOUCHED && (
          <p id={helpId} className="visually-hidden">
            Arrow keys move the map, plus and minus zoom, slash goes to the search.
            {onPick && " Enter selects its centre."}
          </p>
        )}
        {(isByKeys || (IS_TOUCHED && onPick)) && <Crosshair />}
        <div className={`${styles.zoom} stack`} data-covers-labels>
          <IconButton label="Zoom in" onClick={() => map?.zoomIn()}>
            <Plus size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label="Zoom out" onClick={() => map?.zoomOut()}>
            <Minus size={18} aria-hidden="true" />
          </IconButton>
        </div>
        <NearestPlaces map={map} seen={seen} isClear={isClear} />
        <NoTilesNotice map={map} source={source} tilesError={tilesError} />
      </div>
      <MeasureBar measuring={measuring} onUse={onUse} />
      <div className={styles.bar}>
        <Readout
          {...{ map, isCentred, onPoint }}
          act={onPick && (IS_TOUCHED ? "tap" : "click")}
          isSpoken={isByKeys}
        />
        <Credit source={source} seen={seen} warning={mapWarning.value} />
      </div>
    </div>
  );
}

/** Marks the middle of the map: what a touch places, and what the keys have moved to. */
function Crosshair() {
  // None upwards: there stands the pin that it has placed, with its number and its label.
  const arms = "M28 42v12M2 28h12M42 28h12";
  return (
    <svg viewBox="0 0 56 56" className={styles.crosshair} aria-hidden="true">
      <path d={arms} className={styles.halo} />
      <path d={arms} />
    </svg>
  );
}

/** Whether the current click has closed a popup, and should do nothing else. */
function popupClosing(map: LeafletMap): () => boolean {
  let isOpen = false;
  let wasOpen = false;
  map.on({
    popupopen: () => (isOpen = true),
    popupclose: () => (isOpen = false),
  });
  // Before Leaflet closes it: its own listener comes with the popup.
  map.on("preclick", () => (wasOpen = isOpen));
  return () => wasOpen;
}

/** Whether the grid is shown goes on from map to map. */
let wasGridShown = true;

function useGrid(map: LeafletMap | null): [boolean, (shown: boolean) => void] {
  const [isShown, setShown] = useState(wasGridShown);
  useEffect(() => {
    wasGridShown = isShown;
    if (map && isShown) return showMgrsGrid(map);
  }, [map, isShown]);
  return [isShown, setShown];
}

interface CreditProps {
  source: MapSource | null;
  seen: Seen | null;
  warning: string;
}

/** What the map is and where it comes from, that the overview is no more than that, and which files are not used for it. */
function Credit({ source, seen, warning }: CreditProps) {
  if (source?.state !== "tiles") return null;
  const { overview, name, about, attribution, beyond, under } = source;
  const isOverview = seen?.overview ?? overview;
  const own = overview || !about ? "" : `${name}: ${about}`;
  const sources = [own, attribution, beyond?.attribution, under?.attribution];
  return (
    <p className={styles.credit}>
      {warning && <strong>{warning}</strong>}
      {isOverview && <strong>Overview map, not for navigation</strong>}
      {sources.filter(Boolean).join(" · ")}
    </p>
  );
}
