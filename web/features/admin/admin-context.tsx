import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { AdminSession } from "../../domain/sign-in/admin-session";
import { answered, api } from "../../lib/api";
import type {
  Analytics,
  AuditPage,
  AuditQuery,
  Dashboard,
  FeedbackQuery,
  Formats,
  KeptFeedback,
  KeptReports,
  Network,
  Platforms,
  PlatformsQuery,
  ReportsQuery,
  Users,
  UsersQuery,
} from "./api-types";
import { PolledData, QueriedData } from "./polled-data";

const DASHBOARD_MS = 30_000;
const USERS_MS = 30_000;
const ANALYTICS_MS = 60_000;
const FORMATS_MS = 60_000;
const NETWORK_MS = 3000;
const KEPT_MS = 60_000;

/** What the administrator's area works with while somebody is signed in. */
export interface Admin {
  session: AdminSession;
  dashboard: PolledData<Dashboard>;
  users: QueriedData<Users, UsersQuery>;
  analytics: PolledData<Analytics>;
  formats: PolledData<Formats>;
  network: PolledData<Network>;
  reports: QueriedData<KeptReports, ReportsQuery>;
  feedback: QueriedData<KeptFeedback, FeedbackQuery>;
  platforms: QueriedData<Platforms, PlatformsQuery>;
  audit: QueriedData<AuditPage, AuditQuery>;
}

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

function openFeeds(session: AdminSession): Admin {
  return {
    session,
    dashboard: new PolledData("Error loading dashboard data", DASHBOARD_MS, () =>
      answered(api.admin.dashboard.get(), "stats"),
    ),
    users: new QueriedData("Failed to load user data", USERS_MS, {}, (query) =>
      answered(api.admin.users.get({ query }), "users"),
    ),
    analytics: new PolledData("Failed to load analytics data", ANALYTICS_MS, () =>
      answered(api.admin.analytics.get(), "dailyStats"),
    ),
    formats: new PolledData("Failed to load the formats", FORMATS_MS, () =>
      answered(api.admin.formats.get(), "formats"),
    ),
    network: new PolledData("Failed to load the network", NETWORK_MS, () =>
      answered(api.admin.network.get(), "ownName"),
    ),
    reports: new QueriedData("Failed to load the reports", KEPT_MS, {}, (query) =>
      answered(api.admin.reports.get({ query }), "reports"),
    ),
    feedback: new QueriedData("Failed to load the feedback", KEPT_MS, {}, (query) =>
      answered(api.admin.feedback.get({ query }), "feedback"),
    ),
    platforms: new QueriedData("Failed to load the platforms", KEPT_MS, {}, (query) =>
      answered(api.admin.vehicles.get({ query }), "platforms"),
    ),
    audit: new QueriedData("Failed to load the audit", KEPT_MS, {}, (query) =>
      answered(api.admin.audit.get({ query }), "entries"),
    ),
  };
}
