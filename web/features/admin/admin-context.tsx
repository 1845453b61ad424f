import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { AdminSession } from "../../domain/sign-in/admin-session";
import { answered, api } from "../../lib/api";
import type {
  AuditQuery,
  FeedbackQuery,
  PlatformsQuery,
  ReportsQuery,
  UsersQuery,
} from "./api-types";
import { PolledData, QueriedData } from "./polled-data";

const NETWORK_MS = 3000;
/** For what changes while somebody looks. */
const OFTEN_MS = 30_000;
const MINUTE_MS = 60_000;

/** What the administrator's area works with while somebody is signed in. */
export type Admin = ReturnType<typeof openFeeds>;

const AdminContext = createContext<Admin | null>(null);

/** Wraps everything that a signed-in administrator sees. Loaded data is dropped with the session. */
export function AdminProvider({
  session,
  children,
}: {
  session: AdminSession;
  children: ReactNode;
}) {
  const admin = useMemo(() => openFeeds(session), [session]);
  return <AdminContext value={admin}>{children}</AdminContext>;
}

/**
 * The administrator's session and data.
 * @throws Error outside an AdminProvider (specification 1 §8)
 */
export function useAdmin(): Admin {
  const admin = useContext(AdminContext);
  if (admin === null) throw new Error("useAdmin must be used within an AdminProvider");
  return admin;
}

function openFeeds(session: AdminSession) {
  return {
    session,
    dashboard: new PolledData("Error loading dashboard data", OFTEN_MS, () =>
      answered(api.admin.dashboard.get(), "stats"),
    ),
    users: new QueriedData("Failed to load user data", OFTEN_MS, (query: UsersQuery) =>
      answered(api.admin.users.get({ query }), "users"),
    ),
    analytics: new PolledData("Failed to load analytics data", MINUTE_MS, () =>
      answered(api.admin.analytics.get(), "dailyStats"),
    ),
    formats: new PolledData("Failed to load the formats", MINUTE_MS, () =>
      answered(api.admin.formats.get(), "formats"),
    ),
    network: new PolledData("Failed to load the network", NETWORK_MS, () =>
      answered(api.admin.network.get(), "ownName"),
    ),
    reports: new QueriedData("Failed to load the reports", MINUTE_MS, (query: ReportsQuery) =>
      answered(api.admin.reports.get({ query }), "reports"),
    ),
    feedback: new QueriedData("Failed to load the feedback", MINUTE_MS, (query: FeedbackQuery) =>
      answered(api.admin.feedback.get({ query }), "feedback"),
    ),
    platforms: new QueriedData("Failed to load the platforms", MINUTE_MS, (query: PlatformsQuery) =>
      answered(api.admin.vehicles.get({ query }), "platforms"),
    ),
    audit: new QueriedData("Failed to load the audit", MINUTE_MS, (query: AuditQuery) =>
      answered(api.admin.audit.get({ query }), "entries"),
    ),
  };
}
