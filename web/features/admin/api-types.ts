import type { api } from "../../lib/api";

/** A call's response, as the server types it. */
type Answer<Call extends () => Promise<{ data: unknown }>> = NonNullable<
  Awaited<ReturnType<Call>>["data"]
>;

/** What a call is asked for. */
type Query<Call> = Call extends (options?: { query?: infer Asked }) => unknown
  ? NonNullable<Asked>
  : never;

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
/** A report format as the server has it; an own one that is refused is named by its file. */
export type FormatState = Answer<typeof api.admin.formats.get>["formats"][number];
export type Network = Answer<typeof api.admin.network.get>;
/** A laptop that has joined here. */
export type JoinedLaptop = NonNullable<Network["laptops"]>[number];
export type KeptReport = Answer<typeof api.admin.reports.get>["reports"][number];
export type KeptFeedback = Answer<typeof api.admin.feedback.get>;
type Platforms = Answer<typeof api.admin.vehicles.get>;
export type ListedPlatform = Platforms["platforms"][number];
/** What undoing the last import would put back. */
export type LastImport = NonNullable<Platforms["lastImport"]>;
export type AuditPage = Answer<typeof api.admin.audit.get>;
/** Which reports are requested; every field is a string in the URL. */
export type ReportsQuery = Query<typeof api.admin.reports.get>;
export type FeedbackQuery = Query<typeof api.admin.feedback.get>;
export type AuditQuery = Query<typeof api.admin.audit.get>;
export type PlatformsQuery = Query<typeof api.admin.vehicles.get>;
export type UsersQuery = Query<typeof api.admin.users.get>;
