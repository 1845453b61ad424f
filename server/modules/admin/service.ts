import type { ListQuery } from "../../http/list-query";
import { createAnalytics } from "./analytics";
import { type Backup, createBackupDownload } from "./backup-download";
import { createBlockedVisitors } from "./blocked-visitors";
import { cleanUp } from "./clean-up";
import { isoTime } from "./daily-counts";
import { createDashboard } from "./dashboard";
import type { AdminDependencies } from "./dependencies";
import { createPlatformImport } from "./import-platforms";
import { createLogIn } from "./login";
import type {
  AdminSessionList,
  Analytics,
  BlockedList,
  Dashboard,
  NewSession,
  Removed,
  Requests,
  Sessions,
  Users,
  VisitorHistory,
} from "./model";
import { createTestLetter } from "./test-letter";
import { createUserActions } from "./user-actions";
import { createVisitorHistory } from "./visitor-history";
import { createVisitorLists } from "./visitor-lists";

/** What the administrator sees and does. Every refusal is an ApiError. */
export interface AdminService {
  /** @throws ApiError 400 TOKEN_REQUIRED, 401 TOKEN_INVALID, 429 TOO_MANY_ATTEMPTS */
  logIn(token: string, address: string): NewSession;
  logOut(sessionToken: string): void;
  dashboard(): Dashboard;
  /** A page of the visitors. @throws ApiError 400 INVALID_QUERY */
  users(query: ListQuery): Users;
  /** A page of the sessions under way. @throws ApiError 400 INVALID_QUERY */
  activeSessions(query: ListQuery): Sessions;
  /** A page of each visitor's latest request. @throws ApiError 400 INVALID_QUERY */
  requests(query: ListQuery): Requests;
  analytics(): Analytics;
  /** Ends a visitor's live sessions. @returns how many. @throws ApiError 404 for an unknown e-mail */
  revokeSessions(email: string): number;
  /** Lets a visitor begin anew: sessions used, failures and locks are forgotten. @throws ApiError 404 */
  resetLimits(email: string): void;
  /** What happened to a visitor, 200 events at most. @throws ApiError 404 */
  history(email: string): VisitorHistory;
  /** All that happened to a visitor. @throws ApiError 404 */
  exportVisitor(email: string): VisitorHistory;
  blockedList(): BlockedList;
  /** Keeps an address or a domain out and ends its sessions. @throws ApiError 422 for neither, 409 for too many */
  block(address: string): { address: string; revoked: number };
  /** @throws ApiError 404 for what is not blocked */
  unblock(address: string): void;
  /** The administrators' sessions. @param sessionToken of the one who asks */
  adminSessions(sessionToken: string): AdminSessionList;
  /** Ends all of them but one. @returns how many */
  endOtherAdmins(sessionToken: string): number;
  /** Tries the mail server out. @throws ApiError 422, 409 without mail, 503 with the reason */
  sendTestLetter(to: string): Promise<void>;
  /** A copy of the database. @throws ApiError 409 while another is made, 503 where it cannot be */
  backup(): Promise<Backup>;
  /** Lifts a visitor's locks and forgets the failures. @throws ApiError 404 */
  unlock(email: string): void;
  /** Removes a visitor with everything that is kept of them. @throws ApiError 404 */
  deleteUser(email: string): void;
  cleanUp(): Removed;
  /**
   * Adds or replaces platforms, all or none; the built-in set again where none are given.
   * @returns how many. @throws ApiError 422 that names rows and fields
   */
  importPlatforms(rows: readonly unknown[] | undefined): number;
}

export function createAdminService(parts: AdminDependencies): AdminService {
  const { audit } = parts;
  return {
    logIn: createLogIn(parts),
    logOut(sessionToken) {
      parts.sessions.endAdmin(sessionToken);
      audit.record("admin-signed-out");
    },
    dashboard: createDashboard(parts),
    ...createVisitorLists(parts),
    analytics: createAnalytics(parts),
    ...createUserActions(parts),
    cleanUp() {
      const done = cleanUp(parts);
      const { codes, sessions, locks } = done.removed;
      audit.record("cleaned-up", "", `${codes} codes, ${sessions} sessions, ${locks} locks`);
      return done;
    },
    importPlatforms: createPlatformImport(parts),
    ...createVisitorHistory(parts),
    ...createBlockedVisitors(parts),
    adminSessions: (sessionToken) => ({
      sessions: parts.sessions.admins(sessionToken).map(({ createdAt, expiresAt, ...session }) => ({
        createdAt: isoTime(createdAt),
        expiresAt: isoTime(expiresAt),
        ...session,
      })),
    }),
    endOtherAdmins(sessionToken) {
      const ended = parts.sessions.endOtherAdmins(sessionToken);
      audit.record("admins-ended", "", `${ended} sessions`);
      return ended;
    },
    sendTestLetter: createTestLetter(parts),
    backup: createBackupDownload(parts),
  };
}
