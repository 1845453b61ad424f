import { useSignals } from "@preact/signals-react/runtime";
import type { Map as LeafletMap } from "leaflet";
import { Maximize, MonitorUp } from "lucide-react";
import { type ComponentType, type ReactNode, useState } from "react";
import type { LogEntry } from "../../../domain/log/log";
import { positionsText } from "../../../domain/picture/cluster";
import { nextPage } from "../../../domain/picture/fan";
import { windowText } from "../../../domain/picture/time-bar";
import { type FormHandoff, handoffOf } from "../../../lib/form-handoff";
import { findMapSource, mapSource } from "../../../lib/map-source";
import { operator } from "../../../lib/session";
import { useShortcut } from "../../../lib/shortcuts";
import { theme } from "../../../lib/theme";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { EmptyState } from "../../../ui/empty-state";
import { Screen } from "../../../ui/screen";
import { useLow } from "../../../ui/use-media";
import { BaseMap, isFollowing, openingView } from "../base";
import styles from "./picture.module.css";
import { PictureFilters } from "./picture-filters";
import { ReportsInView } from "./reports-in-view";
import { ZOOM_STEP } from "./sign-index";
import { TimeBar } from "./time-bar";
import { useChoice } from "./use-choice";
import { useFilter } from "./use-filter";
import { fitReports, placesOf, useFit, useInView, useLayer } from "./use-layer";

export interface PictureProps {
  entries: readonly LogEntry[];
  /** Brings a report into its form. */
  onOpen(report: FormHandoff): void;
  /** The menu that hands the given reports over as a file. */
  Export: ComponentType<{ entries: readonly LogEntry[] }>;
  /** How the laptops of the network stand. */
  network: ReactNode;
  /** Set where the map has the whole window, for a second screen: ends that. */
  onLeaveWall: (() => void) | null;
}

/** Menus, map, time bar and list; on a second screen the map with one line above it. */
export function Picture({ entries, onOpen, Export, network, onLeaveWall }: PictureProps) {
  useSignals();
  const filter = useFilter(entries);
  const { shown, source, test, time, window } = filter;
  const [map, setMap] = useState<LeafletMap | null>(null);
  const choice = useChoice(map, shown);
  const fan = choice.chosen?.fan ?? [];
  const [reached, setReached] = useState<{ id: string } | null>(null);
  const [stack, setStack] = useState<ReadonlySet<string> | null>(null);
  const { now, positions, before } = useInView(map, shown, choice.left?.bounds ?? null);
  const inView = before ?? now;
  const listed = stack ? shown.filter(({ id }) => stack.has(id)) : inView;
  const [opening] = useState(() => openingView(placesOf(shown)[0]));
  const [areBoxesOpen, openBoxes] = useState(false);
  const fit = useFit(map, shown, choice.leave);
  const isLow = useLow();
  useShortcut("H", "Who was where in the last hour: every report, own and received", lastHour);

  useLayer(map, shown, theme.value, choice.chosen, {
    onChoose(id) {
      if (!stack?.has(id)) setStack(null);
      choice.choose(id, { isOnMap: true });
      setReached({ id });
    },
    onStack(ids) {
      // What is left in the middle of an open fan is of its stack.
      const open = stack && ids.every((id) => stack.has(id)) ? stack : null;
      const all = open ?? new Set(ids);
      const inOrder = shown.map(({ id }) => id).filter((id) => all.has(id));
      const next = nextPage(inOrder, open ? fan : []) ?? "";
      choice.choose(next, { isOnMap: true });
      setStack(all);
      setReached({ id: next });
    },
  });

  function lastHour() {
    filter.showLastHour();
    fit(false);
  }

  function show(made: LeafletMap) {
    made.options.zoomSnap = ZOOM_STEP;
    setMap(made);
    fitReports(made, shown, false);
    // How close in there is something to show is known once the tiles have been looked for; a view that was moved stays.
    const { lat, lng } = made.getCenter();
    if (mapSource.value === null)
      void findMapSource().then(() => {
        const isThere = made.getContainer().isConnected && made.getCenter().equals([lat, lng]);
        if (isThere) fitReports(made, shown, false);
      });
    made.on("movestart", () => {
      if (!isFollowing(made)) setStack(null);
    });
    return () => setMap(null);
  }

  const outside = shown.length - now.length;
  const facts = (
    <span role="status" className={styles.count}>
      <Chip>
        {now.length} of {source === "test" ? test : entries.length - test} reports in view
        {source !== "test" && test > 0 && `, ${test} test`}
      </Chip>
    </span>
  );
  const first = listed.findIndex(({ id }) => id === fan[0]) + 1;
  const isPage = fan.length > 0 && fan.length < listed.length;
  const page = isPage ? `, ${first} to ${first + fan.length - 1} shown` : "";
  const others = stack ? `at one place${page}` : before && "in the view before";
  const base = (
    <BaseMap
      label="Map of the reports"
      view={opening}
      className={styles.map}
      isClear
      onMap={show}
      tools={
        <Button look="quiet" aria-label="Fit" onClick={() => fit(false)}>
          <Maximize size={16} aria-hidden="true" />
          <span className={styles.fitWord}>Fit</span>
        </Button>
      }
    />
  );
  if (onLeaveWall)
    return (
      <main className={`${styles.wall} stack`} id="work" tabIndex={-1}>
        <div className={`${styles.wallHead} row`}>
          <h1 className={styles.wallTitle}>Picture</h1>
          {facts}
          {/* Here no list has it above it. */}
          <Chip>{positionsText(positions)}</Chip>
          <Chip name="Time">{window ? windowText(window, filter.typedAt) : ""}</Chip>
          {network}
          <Button onClick={onLeaveWall}>Leave full screen</Button>
        </div>
        {base}
      </main>
    );

  const filters = (
    <PictureFilters
      filter={filter}
      onTime={(choice) => {
        filter.setChoice(choice);
        openBoxes(choice === "between");
      }}
    >
      <Button keys="H" aria-keyshortcuts="H" className={styles.hour} onClick={lastHour}>
        <span className={styles.long}>Who was where, last hour</span>
        <span className={styles.short} aria-hidden="true">
          Last hour
        </span>
      </Button>
    </PictureFilters>
  );
  return (
    <Screen
      title="Picture"
      facts={facts}
      actions={
        <>
          {isLow && filters}
          <a className={styles.second} href="/picture?wall" target="_blank" rel="noopener">
            <MonitorUp size={16} aria-hidden="true" />
            Second screen
          </a>
          <Export entries={shown.map(({ entry }) => entry)} />
        </>
      }
    >
      <section aria-label="Picture" className={styles.picture}>
        <div className={styles.network}>{network}</div>
        {!isLow && filters}
        {base}
        <TimeBar {...filter} onTime={filter.setTime} isOpen={areBoxesOpen} onOpen={openBoxes} />
        <div className={`${styles.side} stack`}>
          <div className={`${styles.sideHead} line`}>
            <p>
              {listed.length} {listed.length === 1 ? "report" : "reports"} {others ?? "in view"}
              {!others && <span className={styles.more}>, {positionsText(positions)}</span>}
            </p>
            {stack ? (
              <Button look="quiet" onClick={() => setStack(null)}>
                All in view
              </Button>
            ) : before ? (
              <Button look="quiet" onClick={choice.back}>
                <span>
                  Back<span className={styles.more}> to that view</span>
                </span>
              </Button>
            ) : (
              outside > 0 && (
                <Button look="quiet" onClick={() => fit(true)}>
                  {outside} outside: fit all
                </Button>
              )
            )}
          </div>
          {listed.length > 0 ? (
            <ReportsInView
              reports={listed}
              of={JSON.stringify([filter.type, source, time, stack && [...stack], map?.getZoom()])}
              callSign={operator().callSign}
              chosenId={choice.chosen?.id ?? null}
              reached={reached}
              onChoose={(id) => (id === null ? choice.close() : choice.choose(id))}
              onBack={choice.back}
              onOpen={({ entry }, purpose) => onOpen(handoffOf(entry, purpose))}
            />
          ) : (
            <div className={styles.empty}>
              <EmptyState title="No reports in view">
                <p>
                  {emptyReason(
                    window === null,
                    shown.length,
                    source !== "test" && test === entries.length,
                  )}
                </p>
              </EmptyState>
            </div>
          )}
        </div>
      </section>
    </Screen>
  );
}

function emptyReason(isTimeUnclear: boolean, shown: number, isOnlyTest: boolean): string {
  if (isTimeUnclear) return "The time under the map is not understood.";
  if (shown === 0 && isOnlyTest) return "The log holds test reports alone: choose Test data.";
  if (shown === 0) return "No report matches the filters. Change one of them.";
  return `${shown} outside this view: move the map, or press Fit.`;
}
