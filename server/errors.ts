/**
 * The two kinds of failure that people get to read: a refused call (`ApiError`)
 * and a server that cannot start (`StartError`). Everything else is a fault of
 * ours: it is logged and answered in general words.
 */

/** A call that is answered with an error in the one shape, `{error, message}`. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  /**
   * @param status the HTTP status
   * @param code for programs, e.g. `INVALID_FIELDS`
   * @param message for people; it never repeats what was sent
   * @param details further fields of the answer, e.g. `attemptsRemaining`
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

/** Why the server cannot start, in one sentence for the terminal. */
export class StartError extends Error {
  override readonly name = "StartError";

  /** @param exitStatus 2 for bad usage, 1 for anything else */
  constructor(
    message: string,
    readonly exitStatus: 1 | 2 = 1,
  ) {
    super(message);
  }
}

export const notFound = () => new ApiError(404, "NOT_FOUND", "Not found.");

export const unauthorized = () =>
  new ApiError(401, "UNAUTHORIZED", "Not signed in, or the session has ended.", {
    "www-authenticate": "Bearer",
  });

/**
 * A refusal that says when to try again.
 * @param retryAfter whole seconds
 */
export const retryLater = (status: number, code: string, message: string, retryAfter: number) =>
  new ApiError(status, code, message, { "retry-after": String(retryAfter) }, { retryAfter });

export const invalidFields = (fields: readonly string[]) =>
  new ApiError(422, "INVALID_FIELDS", `Missing or wrong: ${fields.join(", ")}.`);

/** The one answer that an error of any kind becomes. */
export function errorAnswer(error: ApiError): Response {
  return Response.json(
    { error: error.code, message: error.message, ...error.details },
    { status: error.status, headers: { "cache-control": "no-store", ...error.headers } },
  );
}

/** The code of a failed system or SQLite call, e.g. `EADDRINUSE`, looked for through all causes. */
export function errorCode(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && typeof at.code === "string") return at.code;
  }
  return "";
}

const SYSTEM_REASONS: Record<string, string> = {
  ENOENT: "it does not exist",
  ENOTDIR: "part of its path is not a folder",
  ENAMETOOLONG: "its name is too long",
  EACCES: "access is denied",
  EPERM: "access is denied",
  EROFS: "its file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full",
  EFBIG: "the disk is full",
};

/**
 * Why the system refuses a file or a folder, to follow a colon in a sentence that names it.
 * @param own what a code means there, where that is more than it says of itself
 */
export function systemReason(
  error: unknown,
  own: Record<string, string> = {},
  otherwise = "the operating system refused it",
): string {
  const code = errorCode(error);
  return own[code] ?? SYSTEM_REASONS[code] ?? otherwise;
}

/** Whether another program holds the database. */
export const isBusy = (error: unknown) => /^SQLITE_(BUSY|LOCKED)/.test(errorCode(error));

/** Whether the system or SQLite failed for want of space, which has several names. */
export function isDiskFull(code: string): boolean {
  return /^(ENOSPC|EDQUOT|EFBIG|SQLITE_(FULL|IOERR_SHMSIZE|IOERR_WRITE))$/.test(code);
}
