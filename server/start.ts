import { type App, createApp } from "./app";
import { loadPage, MIGRATIONS_FOLDER } from "./assets";
import type { Config } from "./config";
import { prepareDataFolder } from "./data-folder";
import { openStore, type Store } from "./db/open";
import { type BuiltInPlatform, seedPlatforms } from "./db/seed";
import type { Log } from "./log";

/** An application that is ready to be listened for. */
export interface Ready {
  app: App;
  store: Store;
}

/**
 * Sets up the data folder and the database, and composes the application.
 * @throws StartError
 */
export function prepare(
  config: Config,
  platforms: readonly BuiltInPlatform[],
  clock: () => Date,
  log: Log,
): Ready {
  const folder = prepareDataFolder(config.dataFolder);
  const store = openStore({
    file: folder.databaseFile,
    migrationsFolder: MIGRATIONS_FOLDER,
    wasSetUp: folder.wasSetUp,
  });
  if (seedPlatforms(store.queries, platforms))
    log.info("platforms-updated", { count: platforms.length });
  folder.markSetUp();
  return { app: createApp({ config, store, page: loadPage(), clock, log }), store };
}
