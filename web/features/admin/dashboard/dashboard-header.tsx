import { BrushCleaning, LogOut, RefreshCw } from "lucide-react";
import { useState } from "react";
import { logOutAdmin } from "../../../lib/admin-session";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { useAdmin } from "../admin-context";
import type { Dashboard } from "../api-types";
import { DataAge } from "../data-age";
import type { PolledState } from "../polled-data";
import { ThemeButton } from "../theme-button";
import { useActions } from "../use-actions";
import { useRefresh } from "../use-refresh";
import styles from "./dashboard.module.css";
import type { View } from "./views";

/** The head of the dashboard, always in sight. */
export function DashboardHeader({ view, state }: { view: View; state: PolledState<Dashboard> }) {
  const { dashboard } = useAdmin();
  const { refresh, refreshing } = useRefresh(view);
  const { cleanUp } = useActions();
  const [isCleaning, setCleaning] = useState(false);

  async function clean() {
    if (isCleaning) return;
    setCleaning(true);
    await cleanUp();
    setCleaning(false);
  }

  return (
    <header className={styles.head}>
      <h1 className={styles.title}>Sightline administration</h1>
      {state.data && <Chip>{state.data.system.mode === "online" ? "Online" : "Offline"}</Chip>}
      <div className={styles.age}>
        <DataAge feed={dashboard} state={state} alone={view !== "overview"} />
      </div>
      <div className={styles.tools}>
        <ThemeButton />
        <Button aria-disabled={refreshing} onClick={() => void refresh()}>
          <RefreshCw size={16} aria-hidden="true" />
          Refresh
        </Button>
        <Button
          aria-disabled={isCleaning}
          onClick={() => void clean()}
          title="Removes expired codes, locks and tokens"
        >
          <BrushCleaning size={16} aria-hidden="true" />
          Cleanup
        </Button>
        <Button onClick={logOutAdmin}>
          <LogOut size={16} aria-hidden="true" />
          Logout
        </Button>
      </div>
    </header>
  );
}
