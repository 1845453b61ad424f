import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { Tabs } from "../../../ui/tabs";
import { useAdmin } from "../admin-context";
import { AnalyticsView } from "../analytics/analytics-view";
import { FormatsView } from "../formats/formats-view";
import type { LoadFormatPreview } from "../formats/upload-dialog";
import { ImportDialog } from "../import/import-dialog";
import { NoData } from "../no-data";
import { Overview } from "../overview/overview";
import { usePolledData } from "../use-polled-data";
import { UsersView } from "../users/users-view";
import styles from "./dashboard.module.css";
import { DashboardHeader } from "./dashboard-header";
import { StatCards } from "./stat-cards";
import { searchOf, type View, viewOf } from "./views";

interface Props {
  loadFormatPreview: LoadFormatPreview;
}

/** What a signed-in administrator sees: the figures, and below them one of the views. */
export function DashboardScreen({ loadFormatPreview }: Props) {
  const { dashboard } = useAdmin();
  const state = usePolledData(dashboard);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [importing, setImporting] = useState(false);
  const view = viewOf(search);
  const open = (next: View) => navigate({ search: searchOf(next) });

  // What had the focus at login is gone.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("work")?.focus();
  }, []);

  return (
    <div className={styles.screen}>
      <DashboardHeader view={view} state={state} />
      <main id="work" tabIndex={-1} className={styles.work}>
        <StatCards stats={state.data?.stats ?? null} />
        <Tabs
          label="Administration"
          value={view}
          onChange={open}
          tabs={[
            {
              value: "overview",
              label: "Overview",
              content: state.data ? (
                <Overview
                  data={state.data}
                  loadedAt={state.loadedAt}
                  onOpen={open}
                  onImport={() => setImporting(true)}
                />
              ) : (
                <NoData feed={dashboard} state={state} />
              ),
            },
            { value: "users", label: "User Management", content: <UsersView /> },
            { value: "analytics", label: "Analytics", content: <AnalyticsView /> },
            {
              value: "formats",
              label: "Formats",
              content: <FormatsView loadPreview={loadFormatPreview} />,
            },
          ]}
        />
      </main>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </div>
  );
}
