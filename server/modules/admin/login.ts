import { ADMIN_LIMIT } from "../../access/limits";
import { isSameSecret } from "../../access/tokens";
import { ApiError } from "../../errors";
import { tooManyAttempts } from "../../http/retry-after";
import type { AdminDependencies } from "./dependencies";
import type { NewSession } from "./model";

type Parts = Pick<
  AdminDependencies,
  "sessions" | "attempts" | "networkKey" | "adminToken" | "audit" | "clock"
>;

/**
 * The administrator's door. A network that has tried ten wrong tokens is let in no more for
 * 15 minutes, with whatever token: else it could go on trying.
 */
export function createLogIn(parts: Parts) {
  const { sessions, attempts, networkKey, adminToken, audit, clock } = parts;
  return (given: string, address: string): NewSession => {
    const token = given.trim();
    if (token === "") throw new ApiError(400, "TOKEN_REQUIRED", "Admin token is required");
    const network = networkKey(address);
    const { lockedUntil } = attempts.standing(ADMIN_LIMIT, network);
    if (lockedUntil !== null) throw tooManyAttempts(lockedUntil - clock().getTime());
    if (!isSameSecret(token, adminToken)) {
      const after = attempts.fail(ADMIN_LIMIT, network);
      audit.record("admin-token-wrong", address);
      if (after.lockedUntil !== null) audit.record("admin-door-locked", address);
      throw new ApiError(401, "TOKEN_INVALID", "Invalid admin token");
    }
    attempts.forget(ADMIN_LIMIT.scope, network);
    const session = sessions.beginAdmin(address);
    audit.record("admin-signed-in", address);
    return {
      success: true,
      sessionToken: session.token,
      expiresAt: new Date(session.expiresAt).toISOString(),
      message: "Signed in as administrator",
    };
  };
}
