import { connect } from "node:net";
import { createGate } from "../../access/gate";
import { type Config, NO_SECRETS } from "../../config";
import { createLog } from "../../log";
import { createTestServer } from "../../testing/app";
import { createFetch } from "../fetch";
import { createProxyWarning } from "../untrusted-proxy";

const TILES_URL = "https://tiles.example:8443/{z}/{x}/{y}.png";

interface ListenOptions {
  mode?: Config["mode"];
  trustProxy?: boolean;
}

/** The application on a socket of its own, so that a test can send what no client sends. */
export function listen({ mode = "online", trustProxy = false }: ListenOptions = {}) {
  const secrets = { ...NO_SECRETS, trustProxy };
  const tilesUrl = mode === "online" ? TILES_URL : null;
  const server = createTestServer({ config: { mode, tilesUrl, secrets } });
  const config = { host: "127.0.0.1", mode, secrets };
  const logged: string[] = [];
  const log = createLog(
    (line) => logged.push(line),
    () => new Date(),
  );
  const gate = createGate(config, server.access.sessions);
  const proxyWarning = createProxyWarning(server.store, log);
  const answer = createFetch(server.app, {
    config,
    gate,
    store: server.store,
    limits: null,
    proxyWarning,
    log,
  });
  const socket = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: (r, s) => answer(r, s) });

  /** Writes lines as they are and reads until the other side closes. */
  function raw(...lines: string[]): Promise<{ status: number; text: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    let text = "";
    const client = connect(socket.port ?? 0, "127.0.0.1", () =>
      client.write(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`),
    );
    client.on("data", (bytes) => {
      text += bytes;
    });
    client.on("error", reject);
    client.on("close", () => resolve({ status: Number(text.slice(9, 12)), text }));
    return promise;
  }

  return {
    ...server,
    /** Every logged line, by whether it came before the framework or from it. */
    lines: () => [...logged, ...server.logged].join(""),
    raw,
    ask: (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${socket.port}${path}`, init),
    [Symbol.dispose]() {
      socket.stop(true);
      server[Symbol.dispose]();
    },
  };
}
