import { createLog } from "../../../log";
import { createTestServer, type TestServer, type TestServerOptions } from "../../../testing/app";
import { freePort } from "../../../testing/process";
import { createListener } from "../listener";

/** A test server that shares, with its second listener on loopback. */
export interface TestHub extends TestServer {
  port: number;
  /** What the second listener's log says. */
  heard: string[];
  /** A new join code. */
  code(): string;
  /** Closes the second listener, as a cut cable does. */
  cut(): void;
}

/** @param bodyWithinMs see `createListener` */
export function openTestHub(options: TestServerOptions = {}, bodyWithinMs?: number): TestHub {
  const port = options.config?.share?.port ?? freePort();
  const server = createTestServer({
    ...options,
    config: { ...options.config, share: { host: "127.0.0.1", port } },
  });
  const { hub } = server.network;
  if (hub === null) throw new Error("It shares.");
  const heard: string[] = [];
  const log = createLog(
    (line) => heard.push(line),
    () => new Date(0),
  );
  const listener = Bun.serve({
    hostname: "127.0.0.1",
    port,
    tls: hub.identity,
    development: false,
    fetch: createListener(hub, server.access.audit, log, bodyWithinMs),
  });
  return {
    ...server,
    port,
    heard,
    code: () => hub.makeCode().code,
    cut: () => void listener.stop(true),
    [Symbol.dispose]() {
      listener.stop(true);
      server[Symbol.dispose]();
    },
  };
}
