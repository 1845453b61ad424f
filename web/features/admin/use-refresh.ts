import { useRef, useState } from "react";
import { adminSession } from "../../lib/admin-session";
import { showToast } from "../../ui/toast";
import { type Admin, useAdmin } from "./admin-context";
import type { View } from "./dashboard/views";

/** Asks at once for everything that stands on the screen, and says how it went. */
export function useRefresh(view: View) {
  const admin = useAdmin();
  const [refreshing, setRefreshing] = useState(false);
  const isAsking = useRef(false);

  async function refresh() {
    if (isAsking.current) return;
    isAsking.current = true;
    setRefreshing(true);
    const error = await refreshShown(admin, view);
    isAsking.current = false;
    setRefreshing(false);
    // The sign-out has said what there is to say.
    if (adminSession.value?.sessionToken !== admin.session.sessionToken) return;
    showToast(error ? { ...error, tone: "destructive" } : { title: "Data Refreshed" });
  }
  return { refresh, refreshing };
}

async function refreshShown(admin: Admin, view: View) {
  const { dashboard, users, analytics, formats, reports, feedback, platforms, audit } = admin;
  const shown = {
    overview: [dashboard],
    users: [dashboard, users],
    analytics: [dashboard, analytics],
    formats: [dashboard, formats],
    reports: [dashboard, reports],
    feedback: [dashboard, feedback],
    platforms: [dashboard, platforms],
    audit: [dashboard, audit],
  };
  for (const feed of [users, analytics, formats, reports, feedback, platforms, audit])
    feed.outdate();
  const errors = await Promise.all(
    shown[view].map(async (feed) => {
      const words = await feed.refresh();
      return words === null ? null : { title: feed.failed, description: words };
    }),
  );
  return errors.find((error) => error !== null) ?? null;
}
