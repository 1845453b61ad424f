import type { PlatformInput } from "../web/domain/platform";
import { type App, createApp } from "./app";
import { loadPage, MIGRATIONS_FOLDER } from "./assets";
import type { Config } from "./config";
import { prepareDataFolder } from "./data-folder";
import { openStore, type Store } from "./db/open";
import { seedPlatforms } from "./db/seed";
import type { Log } from "./log";
import { createDrawings } from "./modules/images/drawings";
import type { Silhouettes } from "./modules/images/model";
import { createPhotos } from "./modules/images/photos";
import { createImagesService } from "./modules/images/service";

/** What travels inside the executable as code. */
export interface BuiltIn {
  platforms: readonly PlatformInput[];
  silhouettes: Silhouettes;
}

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
  { platforms, silhouettes }: BuiltIn,
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

  const drawings = createDrawings(silhouettes);
  const photos = createPhotos(
    folder.photosFolder,
    () => performance.now(),
    (file, reason) => log.warn("photo-ignored", { file, reason }),
  );
  const images = createImagesService(drawings, photos);
  return {
    app: createApp({ config, store, page: loadPage(), images, clock, log }),
    store,
  };
}
