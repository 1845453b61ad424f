import type { ReactNode } from "react";
import {
  completionRate,
  dailyMean,
  formatCount,
  peakDay,
  shortDay,
  weekChange,
} from "../../../domain/admin/statistics";
import { minutesAndSeconds } from "../../../domain/time/durations";
import { Panel } from "../../../ui/panel";
import type { Analytics } from "../api-types";
import styles from "./analytics.module.css";

/** This week's requests against last week's. */
export function WeeklyRequests({ trends }: { trends: Analytics["requestTrends"] }) {
  return (
    <Panel title="Weekly requests">
      <p className={styles.large}>{formatCount(trends.thisWeek)}</p>
      <p className={styles.change}>{weekChange(trends)}</p>
    </Panel>
  );
}

/** How the requests run from week to week and from day to day. */
export function RequestTrends({ data: { requestTrends, dailyStats } }: { data: Analytics }) {
  const peak = peakDay(dailyStats);
  return (
    <Panel title="Request trends">
      <dl className={styles.facts}>
        <Fact name="This week">{formatCount(requestTrends.thisWeek)}</Fact>
        <Fact name="Last week">{formatCount(requestTrends.lastWeek)}</Fact>
        <Fact name="Requests per day, mean">{dailyMean(dailyStats)}</Fact>
        <Fact name="Peak requests per day">
          {peak ? `${formatCount(peak.requests)} on ${shortDay(peak.date)}` : "None"}
        </Fact>
      </dl>
    </Panel>
  );
}

/** How the demonstrations went. */
export function SessionInsights({ analysis }: { analysis: Analytics["sessionAnalysis"] }) {
  const { totalSessions, completedSessions, averageDuration, maxDuration } = analysis;
  return (
    <Panel title="Session insights">
      <dl className={`${styles.facts} ${styles.pairs}`}>
        <Fact name="Total sessions">{formatCount(totalSessions)}</Fact>
        <Fact name="Completed sessions">{formatCount(completedSessions)}</Fact>
        <Fact name="Completion rate">{completionRate(analysis)}</Fact>
        <Fact name="Average duration">{minutesAndSeconds(averageDuration)}</Fact>
        <Fact name="Maximum duration">{minutesAndSeconds(maxDuration)}</Fact>
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
