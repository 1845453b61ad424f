import { Download } from "lucide-react";
import { lazy, Suspense } from "react";
import { now } from "../../../lib/clock";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { useAdmin } from "../admin-context";
import type { Analytics } from "../api-types";
import { DataAge } from "../data-age";
import { NoData } from "../no-data";
import { usePolledData } from "../use-polled-data";
import styles from "./analytics.module.css";
import { dailyCsv, dailyCsvName } from "./daily-csv";
import { DailyTable } from "./daily-table";
import { RequestTrends, SessionInsights, WeeklyRequests } from "./insights";

// Charts are the largest part of the administrator's area: they come when they are looked at.
const DailyChart = lazy(async () => {
  const { DailyChart: component } = await import("./daily-chart");
  return { default: component };
});

/** How the demonstration is used. */
export function AnalyticsView() {
  const { analytics: feed } = useAdmin();
  const state = usePolledData(feed);
  const { data } = state;
  if (!data) return <NoData feed={feed} state={state} />;
  return (
    <>
      <div className={styles.head}>
        <DataAge feed={feed} state={state} label="Last updated" />
        <Button onClick={() => exportDays(data)}>
          <Download size={16} aria-hidden="true" />
          Export
        </Button>
      </div>
      <div className={styles.insights}>
        <WeeklyRequests trends={data.requestTrends} />
        <RequestTrends data={data} />
        <SessionInsights analysis={data.sessionAnalysis} />
      </div>
      <Panel title="Last 14 days">
        <div className={styles.days}>
          <Suspense fallback={<div className={styles.chart} />}>
            <DailyChart days={data.dailyStats} />
          </Suspense>
          <DailyTable days={data.dailyStats} />
        </div>
      </Panel>
    </>
  );
}

function exportDays({ dailyStats }: Analytics): void {
  downloadText(dailyCsvName(new Date(now.value)), dailyCsv(dailyStats));
}
