import { formatCount, shortDay } from "../../../domain/admin/statistics";
import type { DailyCounts } from "../api-types";
import styles from "./analytics.module.css";

/** Requests as solid bars and sessions as outlined ones, so that they differ in a single hue too. */
export function DailyChart({ days }: { days: readonly DailyCounts[] }) {
  const step = roundStep(
    Math.max(0, ...days.flatMap(({ requests, sessions }) => [requests, sessions])) / 4,
  );
  const bar = (kind: "requests" | "sessions", count: number) => (
    <i
      data-of={kind}
      data-none={count === 0 || undefined}
      style={{ height: `${(100 * count) / (4 * step)}%` }}
    />
  );
  return (
    <figure className={`${styles.figure} stack`}>
      <figcaption className={`${styles.legend} quiet`}>
        <span className={styles.key} data-of="requests">
          Requests
        </span>
        <span className={styles.key} data-of="sessions">
          Sessions
        </span>
      </figcaption>
      {/* The table beside the chart has the same figures, so nothing in here takes the focus. */}
      <div className={styles.chart} role="img" aria-label={inWords(days)}>
        <div className={`${styles.scale} stack`}>
          {[4, 3, 2, 1, 0].map((line) => (
            <span key={line}>{formatCount(line * step)}</span>
          ))}
        </div>
        {days.map(({ date, requests, sessions }) => (
          <div key={date} className={`${styles.day} stack`}>
            <div className={styles.bars}>
              {bar("requests", requests)}
              {bar("sessions", sessions)}
            </div>
            <span>{shortDay(date)}</span>
            <div className={styles.tip}>
              <b>{shortDay(date)}</b>
              <span>Requests {formatCount(requests)}</span>
              <span>Sessions {formatCount(sessions)}</span>
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The next of 1, 2, 5, 10, 20 and so on. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
}

/** What the chart is, for who does not see it. */
function inWords(days: readonly DailyCounts[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return "Bar chart without data";
  const span = `${shortDay(first.date)} to ${shortDay(last.date)}`;
  return `Bar chart of requests and sessions per day, ${span}; its figures are in the table`;
}
