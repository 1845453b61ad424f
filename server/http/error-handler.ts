import { ValidationError } from "elysia";
import {
  ApiError,
  errorCode,
  invalidFields,
  isBusy,
  isDiskFull,
  notFound,
  retryLater,
} from "../errors";
import { errorFields, type Log } from "../log";

/** What went wrong, and with which call. */
export interface FailedCall {
  /** Elysia's name for the kind of error. */
  code: string | number;
  error: unknown;
  method: string;
  path: string;
}

/** Turns any error into the one error shape; our own faults are logged. */
export function toApiError(
  call: FailedCall,
  routes: Parameters<typeof allowedMethods>[0],
  log: Log,
): ApiError {
  const known = knownError(call, routes);
  // A deliberate refusal by a module is not our fault, e.g. a code that the mail server would not take; nor is a lock.
  if (known && (known.status < 500 || known === call.error || isBusy(call.error))) return known;
  const code = errorCode(call.error);
  log.error("call-failed", { method: call.method, ...errorFields(call.error, code) });
  return known ?? new ApiError(500, "INTERNAL", "Something went wrong here. Please try again.");
}

function knownError(
  call: FailedCall,
  routes: Parameters<typeof allowedMethods>[0],
): ApiError | null {
  const { code, error } = call;
  if (error instanceof ApiError) return error;
  if (error instanceof Error && error.cause instanceof ApiError) return error.cause;
  if (code === "NOT_FOUND") return wrongAddress(call, routes);
  if (code === "PARSE") return new ApiError(400, "BAD_JSON", "The body is not valid JSON.");
  if (error instanceof ValidationError && error.type !== "response") return wrongFields(error);
  if (failedAtWording(error)) return invalidFields(["the body"]);
  if (isDiskFull(errorCode(error))) {
    return new ApiError(507, "STORAGE_FULL", "The disk is full: nothing more can be saved.");
  }
  return isBusy(error) ? databaseBusy() : null;
}

/** Whole seconds after which a call is worth another try, another program's lock being short as a rule. */
const BUSY_RETRY_S = 1;

/** Another program has held the database for longer than a call may wait. */
export const databaseBusy = () =>
  retryLater(503, "DATABASE_BUSY", "Another program uses the database: try again.", BUSY_RETRY_S);

function wrongAddress({ method, path }: FailedCall, routes: Parameters<typeof allowedMethods>[0]) {
  const allowed = allowedMethods(routes, path);
  if (allowed.length === 0 || allowed.includes(method)) return notFound();
  if (allowed.includes("GET")) allowed.push("HEAD");
  return new ApiError(405, "METHOD_NOT_ALLOWED", `Use ${allowed.join(", ")}.`, {
    allow: allowed.join(", "),
  });
}

/** Names the fields by our own schema's paths; what was sent in them is never repeated. */
function wrongFields(error: ValidationError) {
  const fields = invalidPaths(error).map((path) => path.slice(1) || "the body");
  return invalidFields([...new Set(fields)]);
}

/** The framework's own error fails while it words itself, at values such as `{"toString": 1}`. */
const failedAtWording = (error: unknown) =>
  error instanceof TypeError && /\bnew ValidationError\b/.test(error.stack ?? "");

const MOST_NAMED = 64;

/** Asked of the validator: the error's own list writes every value out, and fails at `{"toString": 1}`. */
function invalidPaths({ validator, value }: ValidationError): string[] {
  if (!("Errors" in validator)) return [""];
  const paths: string[] = [];
  for (const { path } of validator.Errors(value)) {
    if (paths.push(path) === MOST_NAMED) break;
  }
  return paths;
}

/** A route as Elysia lists it, e.g. `POST /api/reports/save`. */
interface Route {
  method: string;
  path: string;
}

/**
 * The methods of a path, to distinguish a wrong method from a wrong path. Wildcard routes do not count: they match
 * every path.
 */
export function allowedMethods(routes: readonly Route[], path: string): string[] {
  const asked = segments(path);
  const allowed = routes.filter(
    (route) => !route.path.includes("*") && fits(segments(route.path), asked),
  );
  return [...new Set(allowed.map((route) => route.method))];
}

const segments = (path: string) => path.split("/").filter((segment) => segment !== "");

function fits(pattern: readonly string[], asked: readonly string[]): boolean {
  return (
    pattern.length === asked.length &&
    pattern.every((segment, at) => segment.startsWith(":") || segment === asked[at])
  );
}
