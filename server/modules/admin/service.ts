import type { ListQuery } from "../../http/list-query";
import { createAnalytics } from "./analytics";
import { cleanUp } from "./clean-up";
import { createDashboard } from "./dashboard";
import type { AdminDependencies } from "./dependencies";
import { createPlatformImport } from "./import-platforms";
import { createLogIn } from "./login";
import type { Analytics, Dashboard, NewSession, Removed, Requests, Sessions, Users } from "./model";
import { createUserActions } from "./user-actions";
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
  };
}
