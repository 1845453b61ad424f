import { ChartColumn, Upload, Users } from "lucide-react";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import type { Dashboard } from "../api-types";
import type { View } from "../dashboard/views";
import { ActiveSessions } from "./active-sessions";
import styles from "./overview.module.css";
import { RecentRequests } from "./recent-requests";
import { SystemStatus } from "./system-status";

interface Props {
  data: Dashboard;
  /** When the data came, in milliseconds since 1970. */
  loadedAt: number;
  onOpen(view: View): void;
  onImport(): void;
}

/** What goes on just now, how the server is, and the ways onward. */
export function Overview({ data, loadedAt, onOpen, onImport }: Props) {
  const { stats, system, activeSessions, recentRequests } = data;
  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        <Panel title="Active sessions">
          <ActiveSessions
            sessions={activeSessions}
            total={stats.activeSessions}
            loadedAt={loadedAt}
            mode={system.mode}
          />
        </Panel>
        <Panel title="Recent demo requests">
          <RecentRequests requests={recentRequests} mode={system.mode} />
        </Panel>
      </div>
      <div className={styles.column}>
        <Panel title="System status">
          <SystemStatus system={system} />
        </Panel>
        <Panel title="Quick actions">
          <div className={styles.actions}>
            <Button onClick={() => onOpen("users")}>
              <Users size={16} aria-hidden="true" />
              Manage Users
            </Button>
            <Button onClick={() => onOpen("analytics")}>
              <ChartColumn size={16} aria-hidden="true" />
              View Analytics
            </Button>
            <Button aria-haspopup="dialog" onClick={onImport}>
              <Upload size={16} aria-hidden="true" />
              Import Vehicles
            </Button>
          </div>
        </Panel>
      </div>
    </div>
  );
}
