import { Table } from "../../../ui/table";
import type { RecentRequest } from "../api-types";
import { UtcTime } from "../utc-time";
import styles from "./overview.module.css";

/** Sessions that a visitor gets in any 24 hours (specification 1 §9). */
const SESSION_LIMIT = 2;

/** The visitors who requested a code most recently. */
export function RecentRequests({ requests }: { requests: readonly RecentRequest[] }) {
  if (requests.length === 0) {
    return (
      <p className={styles.none}>
        <b>No requests yet.</b> Visitors who ask for a verification code appear here, newest first.
      </p>
    );
  }
  return (
    <Table
      caption="Recent demo requests"
      rows={requests}
      keyOf={({ email, createdAt }) => `${email} ${createdAt}`}
      columns={[
        { name: "Email", cell: ({ email }) => email },
        {
          name: "Sessions used",
          cell: ({ sessionsUsed }) => `${sessionsUsed} of ${SESSION_LIMIT}`,
        },
        {
          name: "Last session",
          cell: ({ lastSessionAt }) => <UtcTime at={lastSessionAt} without="Never" />,
        },
      ]}
    />
  );
}
