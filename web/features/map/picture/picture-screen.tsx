import { useSignals } from "@preact/signals-react/runtime";
import type { Map as LeafletMap } from "leaflet";
import { Maximize, MonitorUp } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { LatLng } from "../../../domain/grid/geodesy";
import { type LogEntry, reportTypesIn } from "../../../domain/log/log";
import { closestTogether, copyNear } from "../../../domain/map/sphere-lines";
import { readWindow } from "../../../domain/picture/time-window";
import type { Theme } from "../../../domain/theme";
import type { TypedAt } from "../../../domain/time/observed-time";
import { localOffsetMinutes, minute } from "../../../lib/clock";
import { type FormHandoff, type HandoffPurpose, handoffOf } from "../../../lib/form-handoff";
import { reportCounts } from "../../../lib/log-actions";
import { logEntries } from "../../../lib/report-log";
import { useReports } from "../../../lib/reports";
import { operator } from "../../../lib/session";
import { theme } from "../../../lib/theme";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { EmptyState } from "../../../ui/empty-state";
import { Screen } from "../../../ui/screen";
import { BaseMap, fitTo, openingView } from "../base";
import styles from "./picture.module.css";
import { PictureFilters } from "./picture-filters";
import { PictureLayer } from "./picture-layer";
import { usePictureView } from "./picture-view";
import { ReportsInView } from "./reports-in-view";
import { type PictureEntry, useFiltered, usePictureEntries } from "./use-picture";

interface Props {
  /** Brings a report into its form. */
  onOpen(report: FormHandoff): void;
  /** Begins a new report. */
  onNew(): void;
  onReceive(): void;
  /** The menu that hands the given reports over as a file. */
  Export: ComponentType<{ entries: readonly LogEntry[] }>;
  /** How the laptops of the network stand. */
  network: ReactNode;
  /** Set where the map has the whole window, for a second screen: ends that. */
  onLeaveWall: (() => void) | null;
}

/** All reports in the log on one map, to be looked at. */
export function PictureScreen({ onNew, onReceive, ...picture }: Props) {
  useSignals();
  const entries = logEntries.value;
  if (entries === null) return <Screen title="Picture">{null}</Screen>;
  // The wall waits for the first.
  if (entries.length > 0 || picture.onLeaveWall) return <Picture entries={entries} {...picture} />;
  return (
    <Screen title="Picture">
      {picture.network}
      <section aria-label="Picture">
        <EmptyState title="No reports yet">
          <p>This map shows every report in the log, your own and received.</p>
          <div className={styles.ways}>
            <Button onClick={onNew}>New sighting</Button>
            <Button onClick={onReceive}>Receive</Button>
          </div>
        </EmptyState>
      </section>
    </Screen>
  );
}

interface PictureProps extends Omit<Props, "onNew" | "onReceive"> {
  entries: readonly LogEntry[];
}

function Picture({ entries, onOpen, Export, network, onLeaveWall }: PictureProps) {
  useSignals();
  const reports = useReports();
  const { callSign, timeZone } = operator();
  const all = usePictureEntries(entries);
  const [asked, setType] = usePictureView("type");
  const [askedSource, setSource] = usePictureView("source");
  const { test } = reportCounts.value;
  const source = askedSource === "test" && test === 0 ? "all" : askedSource;
  const [time, setTime] = usePictureView("time");
  const types = useMemo(
    () =>
      reportTypesIn(
        entries,
        reports.map(({ type }) => type),
      ),
    [entries, reports],
  );
  const type = asked !== null && types.includes(asked) ? asked : null;
  const typedAt: TypedAt = { now: new Date(minute.value), zone: timeZone, localOffsetMinutes };
  const { window, errors } = readWindow(time, typedAt);
  const shown = useFiltered(all, { type, source, window });

  const [map, setMap] = useState<LeafletMap | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [reached, setReached] = useState<{ id: string } | null>(null);
  const [stack, setStack] = useState<ReadonlySet<string> | null>(null);
  const inView = useInView(map, shown);
  const listed = stack ? shown.filter(({ id }) => stack.has(id)) : inView;

  function reach(id: string) {
    setOpenId(id);
    setReached({ id });
  }
  useLayer(map, shown, theme.value, openId, {
    onOpen: reach,
    onStack: (ids) => setStack(new Set(ids)),
  });

  const placesOf = (some: readonly PictureEntry[]) =>
    closestTogether(some.flatMap(({ signs }) => signs.map(({ at }) => at)));
  const [opening] = useState(() => openingView(placesOf(shown)[0]));

  function show(made: LeafletMap) {
    setMap(made);
    fit(made, placesOf(shown));
    made.on("movestart", () => setStack(null));
    return () => setMap(null);
  }

  const open = ({ entry }: PictureEntry, purpose: HandoffPurpose) =>
    onOpen(handoffOf(entry, purpose));

  const facts = (
    <span role="status">
      <Chip>
        {listed.length} of {source === "test" ? test : entries.length - test} reports in view
        {source !== "test" && test > 0 && `, ${test} test`}
      </Chip>
    </span>
  );
  const base = (
    <BaseMap
      label="Map of the reports"
      view={opening}
      className={styles.map}
      onMap={show}
      tools={
        <Button look="quiet" onClick={() => map && fit(map, placesOf(shown))}>
          <Maximize size={16} aria-hidden="true" />
          Fit
        </Button>
      }
    />
  );
  if (onLeaveWall)
    return (
      <main className={styles.wall} id="work" tabIndex={-1}>
        <div className={styles.wallHead}>
          <h1 className={styles.wallTitle}>Picture</h1>
          {facts}
          {network}
          <Button onClick={onLeaveWall}>Leave full screen</Button>
        </div>
        {base}
      </main>
    );

  return (
    <Screen
      title="Picture"
      facts={facts}
      actions={
        <>
          <a className={styles.second} href="/picture?wall" target="_blank" rel="noopener">
            <MonitorUp size={16} aria-hidden="true" />
            Second screen
          </a>
          <Export entries={shown.map(({ entry }) => entry)} />
        </>
      }
    >
      {network}
      <section aria-label="Picture" className={styles.picture}>
        <PictureFilters
          types={types}
          type={type}
          onType={setType}
          source={source}
          hasTest={test > 0}
          onSource={setSource}
          time={time}
          errors={errors}
          typedAt={typedAt}
          onTime={setTime}
        />
        {base}
        <div className={styles.side}>
          {stack && (
            <div className={styles.stack}>
              <p>{listed.length} reports at one place</p>
              <Button onClick={() => setStack(null)}>All in view</Button>
            </div>
          )}
          {listed.length > 0 ? (
            <ReportsInView
              reports={listed}
              callSign={callSign}
              openId={openId}
              reached={reached}
              onToggle={(id) => setOpenId(id === openId ? null : id)}
              onOpen={open}
            />
          ) : (
            <EmptyState title="No reports in view">
              <p>
                {emptyReason(
                  window === null,
                  shown.length,
                  source !== "test" && test === entries.length,
                )}
              </p>
            </EmptyState>
          )}
        </div>
      </section>
    </Screen>
  );
}

function emptyReason(isTimeUnclear: boolean, shown: number, isOnlyTest: boolean): string {
  if (isTimeUnclear) return "Check From and To.";
  if (shown === 0 && isOnlyTest) return "The log holds test reports alone: choose Test data.";
  if (shown === 0) return "No report matches the filters. Change one of them.";
  return `${shown} outside this view: move the map, or press Fit.`;
}

/** Shows all the places; one alone as any other grid is shown, none leave the view as it is. */
function fit(map: LeafletMap, places: readonly LatLng[]): void {
  const [first] = places;
  if (!first) return;
  const isOne = places.every(({ lat, lng }) => lat === first.lat && lng === first.lng);
  const { center, zoom } = openingView(first);
  if (isOne) map.setView(center, Math.min(zoom, map.getMaxZoom()), { animate: false });
  else fitTo(map, places);
}

/** The shown reports, as a layer of the map. */
function useLayer(
  map: LeafletMap | null,
  shown: readonly PictureEntry[],
  look: Theme,
  openId: string | null,
  does: { onOpen(id: string): void; onStack(ids: string[]): void },
): void {
  const [layer, setLayer] = useState<PictureLayer | null>(null);
  const latest = useRef(does);
  latest.current = does;
  useEffect(() => {
    if (!map) return;
    const made = new PictureLayer(map, {
      onOpen: (id) => latest.current.onOpen(id),
      onStack: (ids) => latest.current.onStack(ids),
    });
    setLayer(made);
    return () => {
      made.remove();
      setLayer(null);
    };
  }, [map]);
  useEffect(() => layer?.dress(look), [layer, look]);
  useEffect(() => layer?.show(shown, openId), [layer, shown, openId]);
}

/** The reports with a position in the view, and those without any. */
function useInView(
  map: LeafletMap | null,
  shown: readonly PictureEntry[],
): readonly PictureEntry[] {
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    if (!map) return;
    const look = () => setMoved((before) => before + 1);
    map.on("moveend", look);
    return () => void map.off("moveend", look);
  }, [map]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is the map's own, and has moved
  return useMemo(() => {
    if (!map) return [];
    const bounds = map.getBounds();
    const middle = map.getCenter().lng;
    return shown.filter(
      ({ signs }) =>
        signs.length === 0 || signs.some(({ at }) => bounds.contains(copyNear(at, middle))),
    );
  }, [map, shown, moved]);
}
