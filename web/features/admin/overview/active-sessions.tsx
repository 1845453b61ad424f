import { useSignals } from "@preact/signals-react/runtime";
import { formatCount } from "../../../domain/admin/statistics";
import { countdownText, type Urgency, urgencyOf } from "../../../domain/time/countdown";
import { now } from "../../../lib/clock";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Table } from "../../../ui/table";
import type { ActiveSession } from "../api-types";
import { UtcTime } from "../utc-time";
import styles from "./overview.module.css";

interface ActiveSessionsProps {
  /** The soonest over. */
  sessions: readonly ActiveSession[];
  /** How many there are; the others can be looked up among the users. */
  total: number;
  loadedAt: number;
}

/** The demonstrations that are under way. */
export function ActiveSessions({ sessions, total, loadedAt }: ActiveSessionsProps) {
  if (sessions.length === 0) {
    return (
      <p className={styles.none}>
        <b>No active sessions.</b> Visitors who sign in appear here, with the time left of their 30
        minutes.
      </p>
    );
  }
  const hidden = total - sessions.length;
  return (
    <>
      <Table
        caption="Active sessions"
        rows={sessions}
        keyOf={({ email, createdAt }) => `${email} ${createdAt}`}
        columns={[
          { name: "Email", cell: ({ email }) => email },
          { name: "Started", cell: ({ createdAt }) => <UtcTime at={createdAt} /> },
          {
            name: "Time remaining",
            cell: ({ timeRemaining }) => <TimeLeft seconds={timeRemaining} loadedAt={loadedAt} />,
          },
          { name: "Expires", cell: ({ expiresAt }) => <UtcTime at={expiresAt} /> },
        ]}
      />
      {hidden > 0 && (
        <p className={styles.more}>… and {formatCount(hidden)} more, see Manage Users.</p>
      )}
    </>
  );
}

const TONES: Record<Urgency, BadgeTone> = {
  red: "bad",
  amber: "warn",
  green: "good",
};

interface Props {
  /** The time left when the server answered, by the server's clock. */
  seconds: number;
  /** When it answered, in milliseconds since 1970. */
  loadedAt: number;
}

/** The time left in a session, counting down. */
function TimeLeft({ seconds, loadedAt }: Props) {
  useSignals();
  const passed = Math.max(0, (now.value - loadedAt) / 1000);
  const left = seconds - passed;
  if (left <= 0) return <Badge tone="plain">Ended</Badge>;
  return <Badge tone={TONES[urgencyOf(left)]}>{countdownText(left)}</Badge>;
}
