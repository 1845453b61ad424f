import type { Config } from "../config";
import { ApiError, notFound, unauthorized } from "../errors";
import { bearerToken } from "../http/bearer-token";
import { isUnder } from "../http/normalize-request";
import type { Sessions } from "./sessions";

/** Lets a request to a plain path pass, or throws the ApiError that it is answered with. */
export type Gate = (request: Request, path: string) => void;

/** Under /api/admin only this is open to strangers. */
const ADMIN_LOGIN = "/api/admin/login";
/** What the hosted demonstration gives to its visitors and to the administrator alone. */
const SESSION_ONLY = [
  "/api/vehicles",
  "/api/formats",
  "/api/elevation",
  "/api/own-files",
  "/api/places",
];
/** And so are the photographs that a unit has put in. */
const PHOTOS = "/images/photos";
/** The hosted demonstration says nothing of the computer that it runs on. */
const LAPTOP_ONLY = "/api/ready";
/** It takes no part in a network of laptops. */
const NETWORK = ["/api/network", "/api/admin/network"];
/** The hosted demonstration stores no report. */
const STORED_OFFLINE = ["/api/reports/save", "/api/cuas-reports"];

/**
 * Who may call what, in one place and before anything else of a request is looked at: a path
 * is refused before its body is read or its fields are checked.
 */
export function createGate(
  { mode }: Pick<Config, "mode">,
  sessions: Pick<Sessions, "findDemo" | "isAdmin">,
): Gate {
  const isOnline = mode === "online";
  return (request, path) => {
    if (isOnline && NETWORK.some((area) => isUnder(path, area))) throw notFound();
    if (isUnder(path, "/api/admin")) {
      if (path !== ADMIN_LOGIN && !sessions.isAdmin(bearerToken(request))) throw unauthorized();
    } else if (isUnder(path, "/api/demo")) {
      if (!isOnline) throw notFound();
    } else if (path === LAPTOP_ONLY) {
      if (isOnline) throw notFound();
    } else if (isOnline && (SESSION_ONLY.includes(path) || isUnder(path, PHOTOS))) {
      const token = bearerToken(request);
      if (sessions.findDemo(token) === null && !sessions.isAdmin(token)) throw unauthorized();
    } else if (isOnline && STORED_OFFLINE.includes(path)) {
      const message = "The demonstration stores no report.";
      throw new ApiError(403, "NOT_STORED_ONLINE", message);
    }
  };
}
