import type { PlatformInput } from "../../../web/domain/platform";
import type { Access } from "../../access";
import type { Config } from "../../config";
import type { Store } from "../../db/open";
import type { Mailer } from "../../mail/model";
import type { Analytics, Dashboard, Removed, Users } from "./model";

/** What the administrator sees and does. Every refusal is an ApiError. */
export interface AdminService {
  /** @throws ApiError 400 TOKEN_REQUIRED, 401 TOKEN_INVALID, 429 TOO_MANY_ATTEMPTS */
  logIn(
    token: string,
    address: string,
  ): { success: true; sessionToken: string; expiresAt: string; message: string };
  logOut(sessionToken: string): void;
  dashboard(): Dashboard;
  users(): Users;
  analytics(): Analytics;
  /** Ends a visitor's live sessions. @returns how many. @throws ApiError 404 for an unknown e-mail */
  revokeSessions(email: string): number;
  /** Lets a visitor begin anew: sessions used, failures and locks are forgotten. @throws ApiError 404 */
  resetLimits(email: string): void;
  /** Removes a visitor with everything that is kept of them. @throws ApiError 404 */
  deleteUser(email: string): void;
  cleanUp(): Removed;
  /**
   * Adds or replaces platforms, all or none; the built-in set again where none are given.
   * @returns how many. @throws ApiError 422 that names rows and fields
   */
  importVehicles(rows: readonly unknown[] | undefined): number;
}

interface Parts extends Access {
  store: Store;
  config: Config;
  mailer: Mailer;
  /** The built-in set. */
  platforms: readonly PlatformInput[];
  vehiclesChanged(): void;
  clock: () => Date;
}

export function createAdminService(_: Parts): AdminService {
  // Being written; nothing of it may be called yet.
  return {} as AdminService;
}
