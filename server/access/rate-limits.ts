import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";
import { retryLater } from "../errors";
import { secondsOf } from "../http/retry-after";

/**
 * How often one network may call, so that none can block the demonstration for others. Failed attempts are counted
 * separately, in the database.
 */
const RULES: readonly { method?: string; path: RegExp; points: number; seconds: number }[] = [
  { method: "POST", path: /^\/api\/demo\/request-code$/, points: 100, seconds: 3600 },
  { method: "POST", path: /^\/api\/feedback$/, points: 20, seconds: 3600 },
  { path: /^\/api\/(demo|admin)(\/|$)/, points: 300, seconds: 60 },
  { path: /^\/api(\/|$)/, points: 1200, seconds: 60 },
];

/** @throws ApiError 429 TOO_MANY_REQUESTS once a network calls too often */
export type RateLimits = (address: string, method: string, path: string) => Promise<void>;

/**
 * The number of networks counted at once for each rule, and of refused ones: about 10 MB each. Past that, the oldest
 * is dropped. The refused have a list of their own, so that calls from other networks end no refusal.
 */
const MOST_NETWORKS = 10_000;

export function createRateLimits(mostNetworks = MOST_NETWORKS): RateLimits {
  const limits = RULES.map(({ points, seconds, ...rule }) => ({
    ...rule,
    limiter: new RateLimiterMemory({ points, duration: seconds }),
    counted: new Set<string>(),
    refused: new Set<string>(),
  }));
  return async (address, method, path) => {
    const rule = limits.find((one) => (one.method ?? method) === method && one.path.test(path));
    if (!rule) return;
    const { limiter, counted, refused } = rule;
    const hold = async (networks: Set<string>) => {
      networks.add(address);
      const [first] = networks;
      if (networks.size <= mostNetworks || first === undefined) return;
      networks.delete(first);
      await limiter.delete(first);
    };
    if (!refused.has(address)) await hold(counted);
    try {
      await limiter.consume(address);
      if (refused.delete(address)) await hold(counted);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      counted.delete(address);
      await hold(refused);
      throw retryLater(
        429,
        "TOO_MANY_REQUESTS",
        "Too many requests from this network",
        secondsOf(error.msBeforeNext),
      );
    }
  };
}
