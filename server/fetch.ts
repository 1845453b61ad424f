import type { App } from "./app";
import { type Config, isLoopback } from "./config";
import { errorAnswer } from "./errors";
import { answerableError } from "./faults";
import { guard } from "./http/guards";
import { secured } from "./http/headers";
import type { Log } from "./log";

/**
 * The application as a server runs it: guards before it, the security headers
 * on everything that comes out, HEAD taken as GET.
 */
export function createFetch(app: App, config: Pick<Config, "host">, log: Log) {
  const hosts = ownNames(config.host);
  return async (request: Request): Promise<Response> => {
    try {
      guard(request, pathOf(request.url), hosts);
      // Bun leaves the body out where it was asked for HEAD.
      const asked = request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
      return secured(await app.fetch(asked));
    } catch (error) {
      const fault = { code: "UNKNOWN", error, method: request.method, path: "" };
      return secured(errorAnswer(answerableError(fault, [], log)));
    }
  };
}

/** The host names that count as this machine; null when others may reach it. */
function ownNames(host: string): ReadonlySet<string> | null {
  if (!isLoopback(host)) return null;
  return new Set(["localhost", "127.0.0.1", "[::1]", host.toLowerCase()]);
}

/** The path of an address, which Bun leaves relative where a client sent no Host. */
function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, "");
  return path.replace(/[?#].*$/s, "") || "/";
}
