import { adminSession } from "../../lib/admin-session";
import { showToast } from "../../ui/toast";
import { useOnce } from "../../ui/use-once";
import { type Admin, useAdmin } from "./admin-context";
import { VIEWS, type View } from "./dashboard/views";

/** Reloads everything on the screen at once, and says how it went. */
export function useRefresh(view: View) {
  const admin = useAdmin();
  const [refreshing, refresh] = useOnce(async () => {
    const error = await refreshShown(admin, view);
    // The sign-out has said what there is to say.
    if (adminSession.value?.sessionToken !== admin.session.sessionToken) return;
    showToast(error ? { ...error, tone: "destructive" } : { title: "Data Refreshed" });
  });
  return { refresh, refreshing };
}

async function refreshShown(admin: Admin, view: View) {
  const { dashboard } = admin;
  for (const each of VIEWS) if (each !== "overview") admin[each].outdate();
  const shown = view === "overview" ? [dashboard] : [dashboard, admin[view]];
  const errors = await Promise.all(
    shown.map(async (feed) => {
      const words = await feed.refresh();
      return words === null ? null : { title: feed.failed, description: words };
    }),
  );
  return errors.find((error) => error !== null) ?? null;
}
