import { BrushCleaning, LogOut, RefreshCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { formatCount, weekDifference } from "../../../domain/admin/statistics";
import { adminSession, logOutAdmin } from "../../../lib/admin-session";
import { deployment } from "../../../lib/session";
import { useThemeKey } from "../../../lib/use-theme-key";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Tabs } from "../../../ui/tabs";
import { ThemeButton } from "../../../ui/theme-button";
import { showToast } from "../../../ui/toast";
import { useOnce } from "../../../ui/use-once";
import { type Admin, useAdmin } from "../admin-context";
import { AnalyticsView } from "../analytics/analytics-view";
import type { Dashboard, Stats } from "../api-types";
import { DataAge, NoData } from "../data-state";
import { FormatsView } from "../formats/formats-view";
import type { FormatPreview } from "../formats/upload-dialog";
import { ImportDialog } from "../import/import-dialog";
import { AuditView } from "../kept/audit-view";
import { FeedbackView } from "../kept/feedback-view";
import { ReportsView } from "../kept/reports-view";
import { NetworkView } from "../network/network-view";
import { Overview } from "../overview/overview";
import { forgetDraft } from "../platforms/edit-dialog";
import { PlatformsView } from "../platforms/platforms-view";
import { type PolledState, usePolledData } from "../polled-data";
import { useActions } from "../use-actions";
import { UsersView } from "../users/users-view";
import styles from "./dashboard.module.css";
import { searchOf, VIEWS, type View, viewOf, viewsOf } from "./views";

/** What a signed-in administrator sees: one of the views. */
export function DashboardScreen({ Preview }: { Preview: FormatPreview }) {
  const { dashboard } = useAdmin();
  const state = usePolledData(dashboard);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  const mode = state.data?.system.mode ?? deployment.value ?? "offline";
  const view = viewOf(search, mode);
  const open = (next: View) => navigate({ search: searchOf(next) });

  const overview = state.data ? (
    <Overview
      data={state.data}
      loadedAt={state.loadedAt}
      onOpen={open}
      onImport={() => setImporting(true)}
    />
  ) : (
    <NoData feed={dashboard} state={state} />
  );
  /** A view of the demonstration's visitors, below their figures. */
  const ofVisitors = (content: ReactNode) => (
    <>
      {mode === "online" && <StatCards stats={state.data?.stats ?? null} />}
      {content}
    </>
  );
  const views: Record<View, { label: string; content: ReactNode }> = {
    overview: { label: "Overview", content: ofVisitors(overview) },
    users: { label: "User Management", content: ofVisitors(<UsersView />) },
    analytics: { label: "Analytics", content: ofVisitors(<AnalyticsView />) },
    reports: { label: "Reports", content: <ReportsView /> },
    network: { label: "Network", content: <NetworkView /> },
    feedback: { label: "Feedback", content: <FeedbackView /> },
    platforms: { label: "Platforms", content: <PlatformsView /> },
    formats: { label: "Formats", content: <FormatsView Preview={Preview} /> },
    audit: { label: "Audit", content: <AuditView /> },
  };

  // What doctor finds comes some seconds after the first answer.
  const isExamining = state.data?.laptop?.doctor === null;
  useEffect(() => {
    if (isExamining && state.loadedAt) dashboard.outdate();
  }, [isExamining, state.loadedAt, dashboard]);

  // What had the focus at login is gone.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("work")?.focus();
  }, []);

  return (
    <div className={`${styles.screen} stack`}>
      <DashboardHeader view={view} state={state} />
      <main id="work" tabIndex={-1} className={`${styles.work} stack`}>
        <Tabs
          label="Administration"
          value={view}
          onChange={open}
          tabs={viewsOf(mode).map((value) => ({ value, ...views[value] }))}
        />
      </main>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </div>
  );
}

function logOut() {
  forgetDraft();
  logOutAdmin();
}

/** The head of the dashboard, always in sight. */
function DashboardHeader({ view, state }: { view: View; state: PolledState<Dashboard> }) {
  const { dashboard } = useAdmin();
  const { refresh, refreshing } = useRefresh(view);
  const { cleanUp } = useActions();
  const [isCleaning, clean] = useOnce(cleanUp);

  return (
    <header className={`${styles.head} line`}>
      <h1 className={styles.title}>Sightline administration</h1>
      {state.data && <Chip>{state.data.system.mode === "online" ? "Online" : "Offline"}</Chip>}
      <div className={styles.age}>
        <DataAge feed={dashboard} state={state} alone={view !== "overview"} />
      </div>
      <div className={`${styles.tools} line`}>
        <ThemeButton {...useThemeKey()} />
        <Button icon={RefreshCw} aria-disabled={refreshing} onClick={() => void refresh()}>
          Refresh
        </Button>
        <Button
          icon={BrushCleaning}
          aria-disabled={isCleaning}
          onClick={() => void clean()}
          title="Removes expired codes, locks and tokens"
        >
          Cleanup
        </Button>
        <Button icon={LogOut} onClick={logOut}>
          Logout
        </Button>
      </div>
    </header>
  );
}

/** Reloads everything on the screen at once, and says how it went. */
function useRefresh(view: View) {
  const admin = useAdmin();
  const [refreshing, refresh] = useOnce(async () => {
    const error = await refreshShown(admin, view);
    // The sign-out has said what there is to say.
    if (adminSession.value?.sessionToken !== admin.session.sessionToken) return;
    showToast(error ? { ...error, tone: "destructive" } : { title: "Data Refreshed" });
  });
  return { refresh, refreshing };
}

async function refreshShown(admin: Admin, view: View) {
  const { dashboard } = admin;
  for (const each of VIEWS) if (each !== "overview") admin[each].outdate();
  const shown = view === "overview" ? [dashboard] : [dashboard, admin[view]];
  const errors = await Promise.all(
    shown.map(async (feed) => {
      const words = await feed.refresh();
      return words === null ? null : { title: feed.failed, description: words };
    }),
  );
  return errors.find((error) => error !== null) ?? null;
}

/** The four figures of the visitors; a dash each until they are known. */
function StatCards({ stats }: { stats: Stats | null }) {
  const count = (of: keyof Stats) => (stats ? formatCount(stats[of]) : "–");
  return (
    <dl className={styles.cards}>
      <Card name="Total Requests" value={count("totalRequests")} note="codes sent" />
      <Card
        name="Today's Requests"
        value={count("todayRequests")}
        note={stats ? weekDifference(stats) : ""}
      />
      <Card name="Active Sessions" value={count("activeSessions")} note="running now" />
      <Card name="Total Sessions" value={count("totalSessions")} note="started so far" />
    </dl>
  );
}

function Card({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className={`${styles.card} box`}>
      <dt className={`${styles.name} quiet`}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={`${styles.note} quiet`}>{note}</dd>
    </div>
  );
}
