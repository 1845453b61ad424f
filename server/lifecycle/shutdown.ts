import type { Store } from "../db/store";
import type { Log } from "../log";

/** How long requests in flight get to finish, in milliseconds. */
const GRACE_MS = 3000;

interface Listening {
  stop(force?: boolean): Promise<void>;
}

/**
 * Stops taking connections, lets requests in flight finish (3 s at most) and
 * leaves the database as one whole file.
 */
export async function shutDown(
  servers: readonly Listening[],
  store: Store,
  log: Log,
): Promise<void> {
  const finished = Promise.all(servers.map((server) => server.stop())).then(() => true);
  const inTime = await Promise.race([finished, Bun.sleep(GRACE_MS).then(() => false)]);
  if (!inTime) {
    log.warn("requests-cut-off", { after: GRACE_MS });
    await Promise.race([Promise.all(servers.map((server) => server.stop(true))), Bun.sleep(100)]);
  }
  store.close();
  log.info("stopped");
}
