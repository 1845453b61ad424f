import type { PlatformInput } from "../../../web/domain/platforms/platform";
import type { Access } from "../../access";
import type { Config } from "../../config";
import type { Store } from "../../db/store";
import type { Log } from "../../log";
import type { Mailer } from "../../mail/model";

/** What the administrator's service is made of. */
export interface AdminDependencies extends Access {
  store: Pick<Store, "queries">;
  config: Config;
  mailer: Mailer;
  /** The built-in set. */
  platforms(): readonly PlatformInput[];
  /** To be called after the table of platforms has changed. */
  platformsChanged(): void;
  /** What `sightline doctor` finds at fault, in sentences. */
  faults(): Promise<string[]>;
  clock: () => Date;
  log: Log;
}
