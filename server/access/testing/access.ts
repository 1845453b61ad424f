import { join } from "node:path";
import { demoUsers } from "../../db/schema";
import type { Store } from "../../db/store";
import { createLog } from "../../log";
import { openTestStore, TEST_TIME, temporaryFolder } from "../../testing/app";
import { createAccess } from "..";

/** The two clocks of a server, each of which a test can move. */
export function createClocks() {
  let wall = TEST_TIME.getTime();
  let ticks = 0;
  return {
    clock: () => new Date(wall),
    ticks: () => ticks,
    /** Lets time pass, in milliseconds. */
    wait(milliseconds: number) {
      wall += milliseconds;
      ticks += milliseconds;
    },
    /** Sets the clock on the wall by this many milliseconds, while no time passes. */
    setClock(milliseconds: number) {
      wall += milliseconds;
    },
    /** Like a restart: the second clock starts again. */
    restart() {
      ticks = 0;
    },
  };
}

/** What decides who gets in, over a fresh database, with clocks that a test can move. */
export function createTestAccess() {
  const folder = temporaryFolder();
  const store = openTestStore(join(folder.path, "sightline.db"));
  const clocks = createClocks();
  const log = createLog(() => {}, clocks.clock);
  const open = () => createAccess({ store, adminToken: "", log, ...clocks });
  return {
    ...clocks,
    ...open(),
    store,
    /** The same database in a new run of the server. */
    restarted() {
      clocks.restart();
      return open();
    },
    [Symbol.dispose]() {
      store.close();
      folder[Symbol.dispose]();
    },
  };
}

/** Puts a visitor in, so that sessions can begin. */
export function addVisitor(store: Store, email: string, mailbox = email, limitsResetAt?: number) {
  const createdAt = TEST_TIME.getTime();
  store.queries.insert(demoUsers).values({ email, mailbox, createdAt, limitsResetAt }).run();
}
