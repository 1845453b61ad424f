import { ChartColumn, DatabaseBackup, KeyRound, Mail, Upload, Users } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Panel } from "../../../ui/panel";
import { useOnce } from "../../../ui/use-once";
import type { Dashboard } from "../api-types";
import type { View } from "../dashboard/views";
import { useActions } from "../use-actions";
import { ActiveSessions } from "./active-sessions";
import { AdministratorsDialog } from "./administrators-dialog";
import styles from "./overview.module.css";
import { RecentRequests } from "./recent-requests";
import { LaptopFacts, SystemStatus } from "./system-status";
import { TestLetterDialog } from "./test-letter-dialog";

interface Props {
  data: Dashboard;
  /** When the data came, in milliseconds since 1970. */
  loadedAt: number;
  onOpen(view: View): void;
  onImport(): void;
}

/** Current activity or the laptop, the state of the server, and quick actions. */
export function Overview({ data, loadedAt, onOpen, onImport }: Props) {
  const { stats, system, laptop, activeSessions, recentRequests } = data;
  const { downloadBackup } = useActions();
  const [shown, setShown] = useState<"administrators" | "letter" | null>(null);
  const [copying, backUp] = useOnce(downloadBackup);

  const quick = (
    <Panel title="Quick actions">
      <div className={styles.actions}>
        {!laptop && (
          <>
            <Button icon={Users} onClick={() => onOpen("users")}>
              Manage Users
            </Button>
            <Button icon={ChartColumn} onClick={() => onOpen("analytics")}>
              View Analytics
            </Button>
          </>
        )}
        <Button icon={Upload} aria-haspopup="dialog" onClick={onImport}>
          Import Vehicles
        </Button>
        <Button icon={KeyRound} aria-haspopup="dialog" onClick={() => setShown("administrators")}>
          Administrators
        </Button>
        {system.mail.kind !== "off" && (
          <Button icon={Mail} aria-haspopup="dialog" onClick={() => setShown("letter")}>
            Send a Test Letter
          </Button>
        )}
        <Button icon={DatabaseBackup} aria-disabled={copying} onClick={() => void backUp()}>
          {copying ? "Making the backup …" : "Download a Backup"}
        </Button>
      </div>
      <p className={styles.more}>
        A backup is restored with Sightline stopped: <code>sightline restore FILE --data DIR</code>
      </p>
    </Panel>
  );
  return (
    <div className={styles.overview}>
      <div className={`${styles.column} stack`}>
        {laptop ? (
          <>
            <Panel title="This laptop">
              <LaptopFacts laptop={laptop} />
            </Panel>
            {quick}
          </>
        ) : (
          <>
            <Panel title="Active sessions">
              <ActiveSessions
                sessions={activeSessions}
                total={stats.activeSessions}
                loadedAt={loadedAt}
              />
            </Panel>
            <Panel title="Recent demo requests">
              <RecentRequests requests={recentRequests} />
            </Panel>
          </>
        )}
      </div>
      <div className={`${styles.column} stack`}>
        <Panel title="System status">
          <SystemStatus system={system} />
        </Panel>
        {!laptop && quick}
      </div>
      <AdministratorsDialog open={shown === "administrators"} onClose={() => setShown(null)} />
      <TestLetterDialog open={shown === "letter"} onClose={() => setShown(null)} />
    </div>
  );
}
