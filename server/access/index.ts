import type { Store } from "../db/store";
import type { Log } from "../log";
import { endSessionsOfOtherToken } from "./admin-token";
import { type Attempts, createAttempts } from "./attempts";
import { type Audit, createAudit } from "./audit";
import { type Blocked, createBlocked } from "./blocked";
import { createNetworkKeys } from "./network-key";
import { createSessions, type Sessions } from "./sessions";

/** Decides who gets in, for visitors and for the administrator. */
export interface Access {
  sessions: Sessions;
  attempts: Attempts;
  /** Names a client's address without keeping it. */
  networkKey: (address: string) => string;
  /** The administrator's token. */
  adminToken: string;
  audit: Audit;
  blocked: Blocked;
}

interface AccessOptions {
  store: Store;
  adminToken: string;
  clock: () => Date;
  /** Milliseconds on a monotonic clock. */
  ticks: () => number;
  log: Log;
}

export function createAccess({ store, adminToken, clock, ticks, log }: AccessOptions): Access {
  endSessionsOfOtherToken(store, adminToken);
  return {
    sessions: createSessions(store, { clock, ticks }),
    attempts: createAttempts(store, clock),
    networkKey: createNetworkKeys(store),
    adminToken,
    audit: createAudit(store, clock, log),
    blocked: createBlocked(store, clock),
  };
}
