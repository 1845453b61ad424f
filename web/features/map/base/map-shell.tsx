import type { Map as LeafletMap } from "leaflet";
import { Crosshair, Maximize, Undo2 } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import type { MapPlace } from "../../../domain/map/map-grid";
import { useDialogShortcut } from "../../../lib/shortcuts";
import { IS_TOUCHED } from "../../../lib/touch";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { BaseMap } from "./base-map";
import styles from "./map-shell.module.css";
import { fitTo, type MapView, openingView } from "./map-view";
import { centrePlace } from "./place";
import { useLandmarks } from "./use-landmarks";

interface Props {
  title: string;
  /** The map itself, for those who do not see it: the title where there is none. */
  label?: string;
  view: MapView;
  map: LeafletMap | null;
  setMap(map: LeafletMap | null): void;
  /** Once it is there: where more than its view is to be seen. */
  onShow?(map: LeafletMap): void;
  /** Left out where nothing can be placed now: the button's place is kept, but where there are no tools either. */
  onPick?: ((at: MapPlace) => void) | undefined;
  /** A click says why nothing is placed; the button is off. */
  canPlace?: boolean;
  onPoint?: ((at: MapPlace) => void) | undefined;
  /** Takes the end of what was measured; left out where that cannot be placed. */
  onUse?: ((at: MapPlace) => void) | undefined;
  /** What the button that picks the map's centre does there. */
  centre?: string;
  /** M means something else at the moment. */
  isMeasureKeyTaken?: boolean;
  /** What Fit shows. */
  points: readonly LatLng[];
  undo: { label?: string; run(): void } | null;
  /** The screen's own tools, after those that every map has. */
  tools?: ReactNode;
  /** Over the map: what it shows, in words. */
  facts?: ReactNode;
  /** What stands so far: the grid, the number of pins. */
  standing?: ReactNode;
  /** What the next click sets: "1 POO". */
  step?: string;
  /** What the next click does. */
  hint: string;
  /** What else can be done; a low window leaves it to those who hear it. */
  more?: string;
  /** What the last act came to, in the hint's place until the next. */
  notice?: string;
  isRefused?: boolean;
  /** Keys that mean something here alone, in sight beside what they do. */
  keys?: ReactNode;
  /** The way out: Cancel and Done. */
  actions: ReactNode;
  /** Its sentences are long: on a phone they have their room from the start. */
  isWordy?: boolean;
  onClose(): void;
  children?: ReactNode;
}

/** Every map that fills a form: one head with its tools, one foot with what stands, what comes next, and the way out. */
export function MapShell(props: Props) {
  const { title, label = title, map, onPick, undo, points, notice = "" } = props;
  const ground = useRef<HTMLElement | null>(null);
  useLandmarks(map);
  useDialogShortcut("Alt Z", () => undo?.run(), undo !== null);

  function show(made: LeafletMap) {
    props.setMap(made);
    ground.current = made.getContainer();
    props.onShow?.(made);
    return () => props.setMap(null);
  }
  /** Escape closes the search's open list, then an open popup, then the map. */
  function takesEscape(): boolean {
    if (document.querySelector("[role=dialog] [role=combobox][aria-expanded=true]")) return true;
    const isOpen = document.querySelector(".leaflet-popup") !== null;
    if (isOpen) map?.closePopup();
    return isOpen;
  }

  return (
    <Dialog
      open
      whole
      title={title}
      onClose={props.onClose}
      takesEscape={takesEscape}
      firstFocus={ground}
      actions={
        <>
          <div className={`${styles.foot} line`}>
            {props.standing && <div className={styles.standing}>{props.standing}</div>}
            <div className={`${styles.words} ${props.isWordy ? styles.wordy : ""}`}>
              <p className={notice ? "visually-hidden" : styles.hint} role="status">
                {props.step && (
                  <strong className={styles.step}>
                    {props.step}
                    <span className="visually-hidden">: </span>
                  </strong>
                )}
                {/* Beside wide buttons the words go on below the step. */}
                <span>
                  <wbr />
                  {props.hint}
                  {props.more && <span className={styles.more}> {props.more}</span>}
                </span>
              </p>
              {/* Exists before it has text, so that the text is announced. */}
              <p className={props.isRefused ? styles.refused : ""} role="status">
                {notice}
              </p>
            </div>
            {props.keys && !IS_TOUCHED && <p className={`${styles.keys} line`}>{props.keys}</p>}
          </div>
          {props.actions}
        </>
      }
    >
      {props.facts}
      <BaseMap
        label={label}
        view={props.view}
        className={styles.map}
        onMap={show}
        {...(onPick && { onPick })}
        {...(props.onPoint && { onPoint: props.onPoint })}
        onUse={props.onUse}
        isMeasureKeyTaken={props.isMeasureKeyTaken}
        tools={
          <>
            <Tool
              title="Fit"
              disabled={points.length === 0}
              onClick={() => map && showAll(map, points)}
            >
              <Maximize size={16} aria-hidden="true" />
              <span className={styles.name}>Fit</span>
            </Tool>
            <Tool
              disabled={!undo}
              title="Undo (Alt Z)"
              aria-label={undo?.label ?? "Undo"}
              aria-keyshortcuts="Alt+Z"
              onClick={() => undo?.run()}
            >
              <Undo2 size={16} aria-hidden="true" />
              <span className={styles.name}>Undo</span>
            </Tool>
            {(onPick || props.tools) && (
              <Tool
                look="plain"
                className={styles.centre ?? ""}
                disabled={!onPick || props.canPlace === false}
                onClick={() => map && onPick?.(centrePlace(map))}
              >
                <Crosshair size={16} aria-hidden="true" />
                <span>
                  {props.centre ?? "Place"}
                  <ToolRest> at centre</ToolRest>
                </span>
              </Tool>
            )}
            {props.tools}
          </>
        }
      />
      {props.children}
    </Dialog>
  );
}

/** A button on the map's strip. A label in `ToolName` gives way to the icon where the window is narrow. */
export function Tool({ look = "quiet", className = "", ...rest }: Parameters<typeof Button>[0]) {
  return <Button look={look} className={`${styles.tool} ${className}`} {...rest} />;
}

export function ToolName({ children }: { children: ReactNode }) {
  return <span className={styles.name}>{children}</span>;
}

/** Words of a label that a phone leaves to those who hear it. */
export function ToolRest({ children }: { children: ReactNode }) {
  return <span className={styles.rest}>{children}</span>;
}

/** All of them; one alone as any other grid is shown. */
function showAll(map: LeafletMap, points: readonly LatLng[]): void {
  const { center, zoom } = openingView(points[0]);
  if (points.length > 1) fitTo(map, points);
  else map.setView(center, zoom, { animate: false });
}
