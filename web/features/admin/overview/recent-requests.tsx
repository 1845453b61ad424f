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
    <Table caption="Recent demo requests">
      <thead>
        <tr>
          <th scope="col">Email</th>
          <th scope="col">Sessions used</th>
          <th scope="col">Last session</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={`${request.email} ${request.createdAt}`}>
            <th scope="row">{request.email}</th>
            <td data-label="Sessions used">
              {request.sessionsUsed} of {SESSION_LIMIT}
            </td>
            <td data-label="Last session">
              <UtcTime at={request.lastSessionAt} without="Never" />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
