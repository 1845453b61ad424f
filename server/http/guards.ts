import { ApiError } from "../errors";

/** The most that a call may send, in bytes; a list of platforms may be larger. */
const MAX_BODY_BYTES = 64 * 1024;
const MAX_IMPORT_BYTES = 5 * 1024 * 1024;

/** The largest photograph that is taken, and shown. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** Photographs alone are not sent as JSON. The id of a platform may end in "/photo", which looks the same. */
const PHOTO_CALL = /^\/api\/admin\/vehicles\/.+\/photo$/;
const PHOTO_TYPE = /^image\/(jpeg|png|webp)$/i;

/** Whether a call sends a photograph. @param type its content type */
export const isPhotoSent = (path: string, type: string | null) =>
  PHOTO_CALL.test(path) && PHOTO_TYPE.test(type ?? "");

/**
 * @param path the request's path
 * @param type its content type
 */
export function maxBodyBytes(path: string, type: string | null): number {
  if (isPhotoSent(path, type)) return MAX_PHOTO_BYTES;
  return path.startsWith("/api/admin/import-vehicles") ? MAX_IMPORT_BYTES : MAX_BODY_BYTES;
}

/** The methods of calls that may write. */
export const STATE_CHANGING: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/**
 * Refuses what does not come from a page of ours, whatever it asks for.
 * @param path the request's path
 * @param hosts the host names to answer to, without port; null answers to any
 * @throws ApiError
 */
export function guardOrigin(
  request: Request,
  path: string,
  hosts: ReadonlySet<string> | null,
): void {
  const host = request.headers.get("host") ?? "";
  checkHost(host, hosts);
  if (isApi(path)) checkOrigin(request, host);
}

/**
 * Refuses a body that no call of ours takes, before any of it is read.
 * @throws ApiError 413 or 415
 */
export function guardBody(request: Request, path: string): void {
  if (isApi(path) && STATE_CHANGING.has(request.method)) checkBody(request, path);
}

/** Whether a path belongs to the calls, whose errors are always JSON. */
export const isApi = (path: string) => path === "/api" || path.startsWith("/api/");

/**
 * A page of another site can point a name of its own at 127.0.0.1 (DNS
 * rebinding) and would then count as our own page: only our names are served.
 */
function checkHost(host: string, hosts: ReadonlySet<string> | null): void {
  if (hosts === null || hosts.has(hostName(host))) return;
  throw new ApiError(421, "WRONG_HOST", "Sightline answers only to this machine's own names.");
}

/** `example:3000` → `example`, `[::1]:3000` → `[::1]`. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, "").toLowerCase();
}

/** Browsers say where a request comes from; nothing here answers another site. */
function checkOrigin(request: Request, host: string): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const foreignSite = site !== null && site !== "same-origin" && site !== "none";
  const foreignOrigin = origin !== null && !isSameOrigin(origin, host);
  if (!foreignSite && !foreignOrigin) return;
  throw new ApiError(403, "CROSS_ORIGIN", "Calls from another site are refused.");
}

function isSameOrigin(origin: string, host: string): boolean {
  return (
    /^https?:\/\//i.test(origin) &&
    origin.replace(/^https?:\/\//i, "").toLowerCase() === host.toLowerCase()
  );
}

function checkBody(request: Request, path: string): void {
  const type = request.headers.get("content-type");
  const length = request.headers.get("content-length");
  const hasBody = request.headers.has("transfer-encoding") || (length !== null && length !== "0");
  const most = maxBodyBytes(path, type);
  if (length !== null && Number(length) > most) throw tooLarge(most);
  if (isPhotoSent(path, type)) return;
  if (type === null ? hasBody : !/^application\/json\s*(;|$)/i.test(type))
    throw PHOTO_CALL.test(path) ? notPhoto() : notJson();
}

export const notJson = () => new ApiError(415, "NOT_JSON", "Use application/json.");

export const notPhoto = () =>
  new ApiError(415, "NOT_A_PHOTO", "Use image/jpeg, image/png or image/webp.");

/** @param most in bytes */
export const tooLarge = (most: number) =>
  new ApiError(413, "BODY_TOO_LARGE", `Limit: ${most / 1024} KiB.`);
