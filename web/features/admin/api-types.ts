import type { api } from "../../lib/api";

/** A call's response, as the server types it. */
type Answer<Call extends () => Promise<{ data: unknown }>> = NonNullable<
  Awaited<ReturnType<Call>>["data"]
>;

export type Dashboard = Answer<typeof api.admin.dashboard.get>;
export type Stats = Dashboard["stats"];
export type System = Dashboard["system"];
/** An offline server's. */
export type Laptop = NonNullable<Dashboard["laptop"]>;
export type ActiveSession = Dashboard["activeSessions"][number];
export type RecentRequest = Dashboard["recentRequests"][number];
export type Users = Answer<typeof api.admin.users.get>;
export type User = Users["users"][number];
type UserCalls = ReturnType<typeof api.admin.users>;
export type VisitorHistory = Answer<UserCalls["history"]["get"]>;
export type Blocked = Answer<typeof api.admin.blocked.get>;
export type Analytics = Answer<typeof api.admin.analytics.get>;
export type DailyCounts = Analytics["dailyStats"][number];
export type Removed = Answer<typeof api.admin.cleanup.post>["removed"];
export type Formats = Answer<typeof api.admin.formats.get>;
/** A report format as the server has it; an own one that is refused is named by its file. */
export type FormatState = Formats["formats"][number];
export type Network = Answer<typeof api.admin.network.get>;
/** A laptop that has joined here. */
export type JoinedLaptop = NonNullable<Network["laptops"]>[number];
export type KeptReports = Answer<typeof api.admin.reports.get>;
export type KeptReport = KeptReports["reports"][number];
export type KeptFeedback = Answer<typeof api.admin.feedback.get>;
export type Platforms = Answer<typeof api.admin.vehicles.get>;
export type ListedPlatform = Platforms["platforms"][number];
/** What undoing the last import would put back. */
export type LastImport = NonNullable<Platforms["lastImport"]>;
export type AuditPage = Answer<typeof api.admin.audit.get>;
/** Which reports are requested; every field is a string in the URL. */
export type ReportsQuery = NonNullable<
  NonNullable<Parameters<typeof api.admin.reports.get>[0]>["query"]
>;
export type FeedbackQuery = NonNullable<
  NonNullable<Parameters<typeof api.admin.feedback.get>[0]>["query"]
>;
export type AuditQuery = NonNullable<
  NonNullable<Parameters<typeof api.admin.audit.get>[0]>["query"]
>;
export type PlatformsQuery = NonNullable<
  NonNullable<Parameters<typeof api.admin.vehicles.get>[0]>["query"]
>;
export type UsersQuery = NonNullable<
  NonNullable<Parameters<typeof api.admin.users.get>[0]>["query"]
>;
