import { useAdmin } from "../admin-context";
import { NoData } from "../data-state";
import { usePolledData } from "../polled-data";
import { HubPanel } from "./hub-panel";
import { JoinedHubPanel } from "./joined-hub-panel";
import styles from "./network.module.css";

/** Several laptops, one picture: those that have joined here, and the one that this laptop has joined. */
export function NetworkView() {
  const { network: feed } = useAdmin();
  const state = usePolledData(feed);
  if (!state.data) return <NoData feed={feed} state={state} />;
  const { laptops, hub, ownName } = state.data;
  return (
    <div className={styles.network}>
      <HubPanel laptops={laptops} />
      <JoinedHubPanel hub={hub} ownName={ownName} />
    </div>
  );
}
