import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatCount, shortDay } from "../../../domain/admin/statistics";
import type { DailyCounts } from "../api-types";
import styles from "./analytics.module.css";

const TICK = { fill: "var(--muted)", fontSize: 12 };

/** Requests as solid bars and sessions as outlined ones, so that they differ in a single hue too. */
export function DailyChart({ days }: { days: readonly DailyCounts[] }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.key} data-of="requests">
          Requests
        </span>
        <span className={styles.key} data-of="sessions">
          Sessions
        </span>
      </figcaption>
      <div className={styles.chart} role="img" aria-label={inWords(days)}>
        {/* The table beside the chart has the same figures, so nothing in here takes the focus. */}
        <ResponsiveContainer width="100%" height="100%">
          <BarChart
            data={days.map((day) => ({ ...day }))}
            accessibilityLayer={false}
            margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
            barGap={2}
          >
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="date"
              tickFormatter={shortDay}
              tick={TICK}
              tickLine={false}
              axisLine={{ stroke: "var(--edge)" }}
              minTickGap={12}
            />
            <YAxis allowDecimals={false} width={36} tick={TICK} tickLine={false} axisLine={false} />
            <Tooltip
              cursor={{ fill: "var(--accent-soft)", fillOpacity: 0.5 }}
              isAnimationActive={false}
              content={({ active, label }) => (
                <DayTip day={active ? days.find(({ date }) => date === label) : undefined} />
              )}
            />
            <Bar
              dataKey="requests"
              fill="var(--accent)"
              stroke="var(--accent)"
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
            <Bar
              dataKey="sessions"
              fill="var(--accent-soft)"
              stroke="var(--accent)"
              radius={[3, 3, 0, 0]}
              isAnimationActive={false}
            />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </figure>
  );
}

function DayTip({ day }: { day: DailyCounts | undefined }) {
  if (!day) return null;
  return (
    <div className={styles.tip}>
      <b>{shortDay(day.date)}</b>
      <span>Requests {formatCount(day.requests)}</span>
      <span>Sessions {formatCount(day.sessions)}</span>
    </div>
  );
}

/** What the chart is, for who does not see it. */
function inWords(days: readonly DailyCounts[]): string {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return "Bar chart without data";
  const span = `${shortDay(first.date)} to ${shortDay(last.date)}`;
  return `Bar chart of requests and sessions per day, ${span}; its figures are in the table`;
}
