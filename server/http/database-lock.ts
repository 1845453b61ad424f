import type { MaybePromise } from "elysia";
import type { Store } from "../db/store";
import { errorAnswer } from "../errors";
import type { Log } from "../log";
import { databaseBusy } from "./error-handler";
import { STATE_CHANGING } from "./guards";

/** How long a call waits for another program to let go of the database, in milliseconds. */
const WAIT_MS = 5000;

const busy = new WeakSet<Request>();

/** Records that a call found the database locked by another program: what it was to write is not written. */
export const noteBusy = (request: Request) => void busy.add(request);

/**
 * Asks a call again once another program, e.g. an administrator's own sqlite3, lets go of the database. The thread
 * answers other calls meanwhile; what still finds it locked in the end is answered 503, with when to try again.
 */
export function createLockWait({ isHeld, whenFree }: Pick<Store, "isHeld" | "whenFree">, log: Log) {
  return async (request: Request, ask: () => MaybePromise<Response>): Promise<Response> => {
    const until = performance.now() + WAIT_MS;
    const isFree = async () => {
      if (await whenFree(until - performance.now())) return true;
      log.warn("database-locked", { waited: WAIT_MS });
      return false;
    };
    // Many that tried in vain, one after the other, would hold up the rest.
    if (STATE_CHANGING.has(request.method) && isHeld() && !(await isFree()))
      return errorAnswer(databaseBusy());
    for (;;) {
      const response = await ask();
      if (!busy.delete(request) || !(await isFree())) return response;
    }
  };
}
