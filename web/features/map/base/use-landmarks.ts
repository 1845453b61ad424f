import { useSignals } from "@preact/signals-react/runtime";
import { DivIcon, Icon, type Map as LeafletMap } from "leaflet";
import { useEffect, useMemo, useState } from "react";
import type { LogEntry } from "../../../domain/log/log";
import { copyNear } from "../../../domain/map/sphere-lines";
import { standApart } from "../../../domain/map/stand-apart";
import { friendlyLast, type Sign, signsOf } from "../../../domain/picture/signs";
import type { Theme } from "../../../domain/theme";
import { loadPlatforms, platformList, symbolsIn } from "../../../lib/platforms";
import { logEntries } from "../../../lib/report-log";
import { useReadableReports } from "../../../lib/reports";
import { drawSymbol, type SymbolDrawing } from "../../../lib/symbol";
import { theme } from "../../../lib/theme";
import { readerFor } from "../picture/read-entries";
import styles from "./landmarks.module.css";
import { addPane } from "./pane";
import { type Shape, useShapes } from "./shapes";

/** Under what is placed on the map; the log says the same in words. */
const PANE = { name: "landmarks", level: 390 };
/** In milsymbol's units. */
const SYMBOL_PX = 20;
const APART_PX = 30;
const MOST = 60;
/** The newest reports that are read for it, so many at a time. */
const MOST_READ = 2000;
const READ_AT_ONCE = 50;

/** The log's reports that can be seen, faint and not to be clicked: what the operator knows of the ground already. */
export function useLandmarks(map: LeafletMap | null): void {
  useSignals();
  useEffect(() => void loadPlatforms(), []);
  const signs = useSignsInView(map, logEntries.value ?? NO_ENTRIES);
  const list = useDrawn(signs, theme.value);
  useEffect(() => {
    if (map) addPane(map, PANE);
  }, [map]);
  useShapes(map, list);
}

const NO_ENTRIES: readonly LogEntry[] = [];

function useSignsInView(map: LeafletMap | null, entries: readonly LogEntry[]): readonly Sign[] {
  const [signs, setSigns] = useState<readonly Sign[]>([]);
  const read = readerFor(useReadableReports());
  const sidcOf = symbolsIn(platformList.value);

  useEffect(() => {
    if (!map) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const bounds = map.getBounds();
      const { lng } = map.getCenter();
      const seen: Sign[] = [];
      let done = 0;
      timer = setTimeout(function go() {
        for (const entry of entries.slice(done, done + READ_AT_ONCE)) {
          if (entry.isTestData) continue;
          for (const sign of signsOf(read(entry), sidcOf)) {
            const { lat, lng: east } = copyNear(sign.at, lng);
            if (bounds.contains([lat, east])) seen.push(sign);
          }
        }
        done += READ_AT_ONCE;
        if (done < Math.min(entries.length, MOST_READ)) timer = setTimeout(go);
        else setSigns(apart(map, seen));
      });
    };
    map.on("moveend", look);
    look();
    return () => {
      map.off("moveend", look);
      clearTimeout(timer);
    };
  }, [map, entries, read, sidcOf]);
  return signs;
}

function apart(map: LeafletMap, seen: readonly Sign[]): Sign[] {
  const signs = friendlyLast(seen);
  const pixels = signs.map(({ at }) =>
    map.latLngToContainerPoint(copyNear(at, map.getCenter().lng)),
  );
  return standApart(pixels, APART_PX, MOST).flatMap((index) => signs[index] ?? []);
}

/** The signs with their symbols as they come, each drawn once for a theme. */
function useDrawn(signs: readonly Sign[], look: Theme): readonly Shape[] {
  const [drawings, setDrawings] = useState<ReadonlyMap<string, SymbolDrawing>>(new Map());
  useEffect(() => {
    let isLeft = false;
    const codes = new Set(signs.flatMap(({ sidc }) => sidc ?? []));
    for (const code of codes) {
      drawSymbol(code, look, SYMBOL_PX).then(
        (drawing) => {
          if (!isLeft) setDrawings((now) => new Map(now).set(`${look} ${code}`, drawing));
        },
        (error: unknown) => console.warn("symbol:", error),
      );
    }
    return () => {
      isLeft = true;
    };
  }, [signs, look]);
  return useMemo(
    () => signs.flatMap((sign) => landmark(sign, look, drawings)),
    [signs, look, drawings],
  );
}

/** A symbol once it is drawn; without one, a plain sign with its word. */
function landmark(
  { at, sidc, word }: Sign,
  look: Theme,
  drawings: ReadonlyMap<string, SymbolDrawing>,
): Shape[] {
  const code = sidc && `${look} ${sidc}`;
  const drawing = code ? drawings.get(code) : undefined;
  if (code && !drawing) return [];
  const icon = () => (drawing ? symbolIcon(drawing) : plainIcon(word));
  return [{ key: [at.lat, at.lng, code ?? word].join(" "), at, icon, pane: PANE.name }];
}

const symbolIcon = ({ source, size, anchor }: SymbolDrawing) =>
  new Icon({
    iconUrl: source,
    iconSize: [size.width, size.height],
    iconAnchor: [anchor.x, anchor.y],
    className: styles.landmark ?? "",
  });

function plainIcon(word: string): DivIcon {
  const html = document.createElement("span");
  html.textContent = word;
  return new DivIcon({ html, className: `${styles.landmark} ${styles.plain}`, iconSize: [0, 0] });
}
