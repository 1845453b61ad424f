import { Elysia } from "elysia";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import type { Audit } from "../../access/audit";
import { ApiError, errorAnswer, notFound, retryLater } from "../../errors";
import { bearerToken } from "../../http/bearer-token";
import { clientAddress } from "../../http/client-address";
import { toApiError } from "../../http/error-handler";
import { notJson, tooLarge } from "../../http/guards";
import { readJson } from "../../http/request-body";
import { secondsOf } from "../../http/retry-after";
import { withSecurityHeaders } from "../../http/security-headers";
import type { Log } from "../../log";
import type { Hub } from "./hub";
import type { Laptop } from "./laptops";
import { batch, batchAnswer, joinAnswer, joinRequest } from "./wire";
import { JOIN_PATH, MOST_JOIN_BYTES, MOST_REPORTS_BYTES, REPORTS_PATH } from "./wire-limits";

/** Refused joins and tokens of one address in a minute. */
const MOST_REFUSED = 30;
/** Calls of one laptop in a minute: thrice what a full queue needs. */
const MOST_CALLS = 6000;
const MINUTE_S = 60;
/** Bodies that are read at a time, of all and of one laptop or address: 8 MB at most. */
const REPORTS_AT_ONCE = { all: 32, one: 4 };
const JOINS_AT_ONCE = { all: 32, one: 2 };
/** A body that drips in gives its place back; as long as a laptop waits for an answer. */
const BODY_WITHIN_MS = 20_000;
const MOST_ADDRESSES = 10_000;

/** Above what any call may send, so that our answer and not Bun's bare one says that a body is too large. */
export const MOST_BODY_BYTES = 1024 ** 2;

interface Peers {
  requestIP(request: Request): { address: string } | null;
}

/**
 * What the second listener answers: two calls of other laptops, and nothing else. Who calls is settled before anything
 * of a body is read.
 */
export function createListener(
  hub: Hub,
  audit: Pick<Audit, "record">,
  log: Log,
  bodyWithinMs = BODY_WITHIN_MS,
) {
  const callers = new WeakMap<Request, Laptop>();
  const refusals = new RateLimiterMemory({ points: MOST_REFUSED, duration: MINUTE_S });
  const calls = new RateLimiterMemory({ points: MOST_CALLS, duration: MINUTE_S });
  const addresses = new Set<string>();
  const reports = createPlaces(REPORTS_AT_ONCE);
  const joins = createPlaces(JOINS_AT_ONCE);

  const app = new Elysia()
    .onParse(({ request, path }) => within(bodyWithinMs, readJson(request, mostBytes(path))))
    .onError(({ code, error, request, path }) =>
      errorAnswer(toApiError({ code, error, method: request.method, path }, [], log)),
    )
    .post(JOIN_PATH, ({ body }) => hub.join(body), {
      body: joinRequest,
      response: { 200: joinAnswer },
    })
    .post(
      REPORTS_PATH,
      ({ body, request }) => {
        const laptop = callers.get(request);
        if (laptop === undefined) throw notFound();
        return hub.take(laptop, body);
      },
      { body: batch, response: { 200: batchAnswer } },
    );

  /** Counts a refusal. The oldest address is forgotten where there are too many. */
  async function countRefusal(address: string): Promise<void> {
    addresses.add(address);
    const [first] = addresses;
    if (addresses.size > MOST_ADDRESSES && first !== undefined) {
      addresses.delete(first);
      await refusals.delete(first);
    }
    const { consumedPoints } = await refusals.consume(address).catch(asRefused);
    if (consumedPoints === 1) audit.record("network-call-refused", address);
  }

  async function answer(given: Request, address: string): Promise<Response> {
    // Bun leaves the host out that a caller did not name, or that is none.
    const path = URL.parse(given.url, STAND_IN)?.pathname;
    const isReports = path === REPORTS_PATH;
    if (given.method !== "POST" || !(isReports || path === JOIN_PATH)) throw notFound();
    // Under a name of ours, the framework finds the very path that was looked at here.
    const request = new Request(`${STAND_IN}${path}`, given);
    const standing = await refusals.get(address);
    const isShut = standing !== null && standing.consumedPoints > MOST_REFUSED;
    try {
      let caller = address;
      if (isReports) {
        const laptop = hub.admit(bearerToken(request));
        await consume(calls, laptop.id);
        callers.set(request, laptop);
        caller = laptop.id;
      } else if (isShut) throw tooMany(standing.msBeforeNext);
      checkBody(request, mostBytes(path));
      using _ = (isReports ? reports : joins).take(caller);
      const answered = await app.fetch(request);
      if (answered.status === 401) await countRefusal(address);
      return answered;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        if (isShut) throw tooMany(standing.msBeforeNext);
        await countRefusal(address);
      }
      throw error;
    }
  }

  return async (request: Request, peers: Peers): Promise<Response> => {
    const peer = peers.requestIP(request)?.address ?? null;
    try {
      return withSecurityHeaders(await answer(request, clientAddress(request, peer, false)));
    } catch (error) {
      const call = { code: "UNKNOWN", error, method: request.method, path: "" };
      return withSecurityHeaders(errorAnswer(toApiError(call, [], log)));
    }
  };
}

const STAND_IN = "https://sightline.invalid";

const mostBytes = (path: string) => (path === JOIN_PATH ? MOST_JOIN_BYTES : MOST_REPORTS_BYTES);

/** @throws ApiError 413 or 415 */
function checkBody(request: Request, most: number): void {
  const { headers } = request;
  if (!/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? "")) throw notJson();
  if (Number(headers.get("content-length") ?? 0) > most) throw tooLarge(most);
}

/** Places for bodies that are being read. */
function createPlaces(most: { all: number; one: number }) {
  const taken = new Map<string, number>();
  let all = 0;
  return {
    /** Disposing of it gives the place back. @throws ApiError 503 */
    take(caller: string): Disposable {
      const count = taken.get(caller) ?? 0;
      if (all >= most.all || count >= most.one) throw busy();
      all += 1;
      taken.set(caller, count + 1);
      return {
        [Symbol.dispose]() {
          all -= 1;
          const left = (taken.get(caller) ?? 1) - 1;
          if (left > 0) taken.set(caller, left);
          else taken.delete(caller);
        },
      };
    },
  };
}

/** @throws ApiError 408 */
async function within<Read>(ms: number, reading: Promise<Read>): Promise<Read> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooSlow()), ms);
  try {
    return await Promise.race([reading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const tooSlow = () => new ApiError(408, "BODY_TOO_SLOW", "The body did not arrive in time.");

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw tooMany(asRefused(error).msBeforeNext);
  }
}

function asRefused(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}

const tooMany = (ms: number) =>
  retryLater(429, "TOO_MANY_CALLS", "Too many calls from this laptop.", secondsOf(ms));

const busy = () => retryLater(503, "HUB_BUSY", "The hub is busy: it is asked again soon.", 1);
