import { formatCount, weekDifference } from "../../../domain/admin/statistics";
import type { Stats } from "../api-types";
import styles from "./stat-cards.module.css";

/** The four figures above every view; a dash each until they are known. */
export function StatCards({ stats }: { stats: Stats | null }) {
  const count = (of: keyof Stats) => (stats ? formatCount(stats[of]) : "–");
  return (
    <dl className={styles.cards}>
      <Card name="Total Requests" value={count("totalRequests")} note="codes sent" />
      <Card
        name="Today's Requests"
        value={count("todayRequests")}
        note={stats ? weekDifference(stats) : ""}
      />
      <Card name="Active Sessions" value={count("activeSessions")} note="under way just now" />
      <Card name="Total Sessions" value={count("totalSessions")} note="begun so far" />
    </dl>
  );
}

function Card({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className={styles.card}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
