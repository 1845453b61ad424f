import { treaty } from "@elysiajs/eden";
import type { App } from "../../server/app";
import { isRecord, parseJson, storedText } from "../domain/parse-unknown";
import { bearerOf, tokenRefused } from "./bearer";

/** A call that was not answered with success. Its text is `status: body`, for logs; people read `userMessage`. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server says to people, "" when it says nothing that can be shown. */
  readonly userMessage: string;
  /** The server's error code, "" when there is none. */
  readonly code: string;
  /** What else the answer holds, e.g. `retryAfter`. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Milliseconds after which the server asks to be called again, null if it says nothing of it. */
  readonly retryAfterMs: number | null;

  /** @param retryAfter the header: whole seconds, or a date (RFC 9110 §10.2.3) */
  constructor(status: number, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.retryAfterMs = readRetryAfter(retryAfter);
    const body = parseJson(text);
    this.details = isRecord(body) ? body : {};
    this.userMessage = storedText(this.details.message);
    this.code = storedText(this.details.error);
  }
}

function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // A date begins with its weekday; Date.parse takes "-1" for one.
  const at = /^[A-Z]/i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

/** The server did not answer at all. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super("The server does not answer", { cause });
    this.name = "NoAnswerError";
  }
}

/** Something else answered in the server's place: a network's sign-in page, a proxy, another program on this port. */
export class ForeignAnswerError extends NoAnswerError {
  override readonly name = "ForeignAnswerError";
}

/** A server that takes a call and never answers it must not hold up what waits behind it. */
const ANSWER_WITHIN_MS = 10_000;

async function checkedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const signal = init?.signal ?? AbortSignal.timeout(ANSWER_WITHIN_MS);
  const path = new URL(input instanceof Request ? input.url : input).pathname;
  const headers = new Headers(init?.headers);
  const bearer = headers.has("authorization") ? null : bearerOf(path);
  if (bearer) headers.set("authorization", `Bearer ${bearer.token}`);
  // Eden names a type wherever a call has options.
  if (init?.body === undefined || init.body === null) headers.delete("content-type");
  const response = await fetch(input, { ...init, headers, credentials: "include", signal });
  if (response.ok || response.status === 304) return response;
  const text = (await response.text()) || response.statusText;
  const refusal = new ApiError(response.status, text, response.headers.get("retry-after"));
  if (response.status === 401) {
    // A proxy that wants a password of its own.
    if (refusal.code === "") throw new ForeignAnswerError(refusal);
    // A wrong password is answered with 401 too, but says nothing of a token.
    if (bearer && !isLogin(path)) tokenRefused(bearer);
  }
  throw refusal;
}

const isLogin = (path: string) => /\/(password-)?login$/.test(path);

const client = treaty<App>(globalThis.location?.origin ?? "http://127.0.0.1", {
  parseDate: false,
  fetcher: Object.assign(checkedFetch, { preconnect: () => {} }),
});

/** The server's calls, typed by the server itself. */
export const api = client.api;

/**
 * The data of an answered call.
 * @param members what the answer must have, where something would be done by an answer without it
 * @throws ApiError when the server refuses, NoAnswerError when it cannot be reached, ForeignAnswerError when
 *   something else answers
 */
export async function answered<T>(
  call: Promise<{ data: T; error: null } | { data: null; error: { value: unknown } }>,
  ...members: (keyof T & string)[]
): Promise<T> {
  const { data, error } = await call.catch((unreadable: unknown) => {
    throw new ForeignAnswerError(unreadable);
  });
  if (error === null) {
    if (isAnswer(data) && members.every((member) => member in data)) return data;
    throw new ForeignAnswerError(data);
  }
  if (error.value instanceof ApiError || error.value instanceof NoAnswerError) throw error.value;
  throw new NoAnswerError(error.value);
}

/** The server answers every call with a list, an object that holds something, or a file. */
function isAnswer(data: unknown): data is object {
  if (Array.isArray(data) || data instanceof ArrayBuffer) return true;
  return isRecord(data) && Object.keys(data).length > 0;
}

/**
 * A file in the server's response, unchanged.
 * @throws ApiError when the server refuses, NoAnswerError when it cannot be reached.
 */
export async function answeredFile(
  path: string,
  signal: AbortSignal,
): Promise<{ name: string; content: Blob }> {
  try {
    const answer = await checkedFetch(new URL(path, location.origin), { signal });
    const [, name = ""] =
      /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "") ?? [];
    return { name, content: await answer.blob() };
  } catch (error) {
    throw ownError(error);
  }
}

const ownError = (error: unknown): Error =>
  error instanceof ApiError || error instanceof NoAnswerError ? error : new NoAnswerError(error);

/**
 * Sends a file as it stands, by its own type.
 * @throws ApiError when the server refuses, NoAnswerError when it cannot be reached.
 */
export async function sendFile(path: string, content: Blob, signal: AbortSignal): Promise<void> {
  try {
    const headers = { "content-type": content.type };
    const init = { method: "PUT", body: content, headers, signal };
    const answer = await checkedFetch(new URL(path, location.origin), init);
    const data = parseJson(await answer.text());
    if (!isAnswer(data)) throw new ForeignAnswerError(data);
  } catch (error) {
    throw ownError(error);
  }
}
