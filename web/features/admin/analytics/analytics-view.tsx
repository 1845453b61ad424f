import { Download } from "lucide-react";
import {
  completionRate,
  dailyMean,
  formatCount,
  peakDay,
  shortDay,
  weekChange,
} from "../../../domain/admin/statistics";
import { minutesAndSeconds } from "../../../domain/time/durations";
import { now } from "../../../lib/clock";
import { downloadText } from "../../../lib/download";
import { Button } from "../../../ui/button";
import { Facts } from "../../../ui/facts";
import { Panel } from "../../../ui/panel";
import { Table } from "../../../ui/table";
import { useAdmin } from "../admin-context";
import type { Analytics, DailyCounts } from "../api-types";
import { DataAge, NoData } from "../data-state";
import { usePolledData } from "../polled-data";
import styles from "./analytics.module.css";
import { DailyChart } from "./daily-chart";
import { dailyCsv, dailyCsvName } from "./daily-csv";

/** How the demonstration is used. */
export function AnalyticsView() {
  const { analytics: feed } = useAdmin();
  const state = usePolledData(feed);
  const { data } = state;
  if (!data) return <NoData feed={feed} state={state} />;
  return (
    <>
      <div className={`${styles.head} line`}>
        <DataAge feed={feed} state={state} label="Last updated" />
        <Button icon={Download} onClick={() => exportDays(data)}>
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
          <DailyChart days={data.dailyStats} />
          <DailyTable days={data.dailyStats} />
        </div>
      </Panel>
    </>
  );
}

function exportDays({ dailyStats }: Analytics): void {
  downloadText(dailyCsvName(new Date(now.value)), dailyCsv(dailyStats));
}

/** This week's requests against last week's. */
function WeeklyRequests({ trends }: { trends: Analytics["requestTrends"] }) {
  return (
    <Panel title="Weekly requests">
      <p className={styles.large}>{formatCount(trends.thisWeek)}</p>
      <p className={styles.change}>{weekChange(trends)}</p>
    </Panel>
  );
}

/** How the requests run from week to week and from day to day. */
function RequestTrends({ data: { requestTrends, dailyStats } }: { data: Analytics }) {
  const peak = peakDay(dailyStats);
  return (
    <Panel title="Request trends">
      <Facts
        className={styles.facts}
        facts={{
          "This week": formatCount(requestTrends.thisWeek),
          "Last week": formatCount(requestTrends.lastWeek),
          "Average requests per day": dailyMean(dailyStats),
          "Peak requests per day": peak
            ? `${formatCount(peak.requests)} on ${shortDay(peak.date)}`
            : "None",
        }}
      />
    </Panel>
  );
}

/** How the demonstrations went. */
function SessionInsights({ analysis }: { analysis: Analytics["sessionAnalysis"] }) {
  const { totalSessions, completedSessions, averageDuration, maxDuration } = analysis;
  return (
    <Panel title="Session insights">
      <Facts
        className={`${styles.facts} ${styles.pairs}`}
        facts={{
          "Total sessions": formatCount(totalSessions),
          "Completed sessions": formatCount(completedSessions),
          "Completion rate": completionRate(analysis),
          "Average duration": minutesAndSeconds(averageDuration),
          "Maximum duration": minutesAndSeconds(maxDuration),
        }}
      />
    </Panel>
  );
}

/** The chart's figures, the latest day first. */
function DailyTable({ days }: { days: readonly DailyCounts[] }) {
  return (
    <div>
      <Table
        caption="Requests and sessions per day"
        dense
        rows={days.toReversed()}
        keyOf={({ date }) => date}
        columns={[
          { name: "Day (UTC)", cell: ({ date }) => <time dateTime={date}>{shortDay(date)}</time> },
          { name: "Requests", isNumber: true, cell: ({ requests }) => formatCount(requests) },
          { name: "Sessions", isNumber: true, cell: ({ sessions }) => formatCount(sessions) },
        ]}
      />
    </div>
  );
}
