import { useSignals } from "@preact/signals-react/runtime";
import { Icon, type Map as LeafletMap } from "leaflet";
import { useContext, useEffect, useMemo, useState } from "react";
import type { LogEntry } from "../../../domain/log/log";
import { copyNear } from "../../../domain/map/sphere-lines";
import { standApart } from "../../../domain/map/stand-apart";
import { friendlyLast, type Sign, signsOf } from "../../../domain/picture/signs";
import { isFriendly } from "../../../domain/platforms/affiliation";
import type { Theme } from "../../../domain/theme";
import { loadPlatforms, platformList, symbolsIn } from "../../../lib/platforms";
import { logEntries, OwnEntryContext } from "../../../lib/report-log";
import { useReadableReports } from "../../../lib/reports";
import type { SymbolDrawing } from "../../../lib/symbol";
import { theme } from "../../../lib/theme";
import { readerFor } from "../picture/read-entries";
import styles from "./landmarks.module.css";
import { addPane } from "./pane";
import { type Shape, useShapes } from "./shapes";
import { textIcon } from "./svg-icon";
import { symbolOf, symbolsDrawn } from "./symbols";

/** Under what is placed on the map; the log says the same in words. */
const PANE = { name: "landmarks", level: 390 };
/** In milsymbol's units. */
const SYMBOL_PX = 20;
const APART_PX = 30;
const MOST = 60;
/** The newest reports that are read for it, so many at a time. */
const MOST_READ = 2000;
const READ_AT_ONCE = 50;

/**
 * The log's reports that can be seen, faint and not to be clicked: what the operator knows of the ground already. The
 * report that is edited is not among them: under its pins its sign would say where they were.
 */
export function useLandmarks(map: LeafletMap | null): void {
  useSignals();
  useEffect(() => void loadPlatforms(), []);
  const signs = useSignsInView(map, logEntries.value ?? NO_ENTRIES);
  const look = theme.value;
  const drawn = symbolsDrawn.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a symbol that has loaded makes another landmark
  const list = useMemo(() => signs.flatMap((sign) => landmark(sign, look)), [signs, look, drawn]);
  useEffect(() => {
    if (map) addPane(map, PANE);
  }, [map]);
  useShapes(map, list);
}

const NO_ENTRIES: readonly LogEntry[] = [];

function useSignsInView(map: LeafletMap | null, entries: readonly LogEntry[]) {
  const [signs, setSigns] = useState<readonly Landmark[]>([]);
  const read = readerFor(useReadableReports());
  const sidcOf = symbolsIn(platformList.value);
  const own = useContext(OwnEntryContext);

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
          if (entry.isTestData || entry.id === own) continue;
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
  }, [map, entries, own, read, sidcOf]);
  return signs;
}

/** A sign, and how many it hides of each side. */
interface Landmark extends Sign {
  hides: string;
}

function apart(map: LeafletMap, seen: readonly Sign[]): Landmark[] {
  const signs = friendlyLast(seen);
  const pixels = signs.map(({ at }) =>
    map.latLngToContainerPoint(copyNear(at, map.getCenter().lng)),
  );
  return standApart(pixels, APART_PX, MOST).flatMap(({ index, hidden }) => {
    const sign = signs[index];
    return sign ? { ...sign, hides: hidesText(hidden.flatMap((other) => signs[other] ?? [])) } : [];
  });
}

/** Of those under one sign, with the friendly ones by their name: "+2, +1 friendly". */
function hidesText(hidden: readonly Sign[]): string {
  const friendly = hidden.filter(({ sidc }) => isFriendly(sidc)).length;
  const others = hidden.length - friendly;
  return [others > 0 && `+${others}`, friendly > 0 && `+${friendly} friendly`]
    .filter(Boolean)
    .join(", ");
}

/** A symbol once it is drawn; without one, a plain sign with its word. */
function landmark({ at, sidc, word, hides }: Landmark, look: Theme): Shape[] {
  const drawing = sidc ? symbolOf(sidc, look, SYMBOL_PX) : null;
  if (sidc && !drawing) return [];
  const icon = () => (drawing ? symbolIcon(drawing) : wordIcon(word, styles.plain));
  const key = [at.lat, at.lng, sidc ? `${look} ${sidc}` : word].join(" ");
  const sign = { key, at, icon, pane: PANE.name };
  if (hides === "") return [sign];
  const beside = () => wordIcon(hides, styles.hides);
  return [sign, { ...sign, key: `${key} ${hides}`, icon: beside }];
}

const symbolIcon = ({ source, size, anchor }: SymbolDrawing) =>
  new Icon({
    iconUrl: source,
    iconSize: [size.width, size.height],
    iconAnchor: [anchor.x, anchor.y],
    className: styles.landmark ?? "",
  });

const wordIcon = (text: string, look: string | undefined) =>
  textIcon(text, `${styles.landmark} ${look}`);
