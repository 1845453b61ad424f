import { once } from "../../web/domain/once";
import { type Access, createAccess } from "../access";
import { type AdminToken, adminToken } from "../access/admin-token";
import { createGate, type Gate } from "../access/gate";
import { type App, createApp } from "../app";
import { reasonText, unusedLines } from "../archive/unread";
import {
  builtInPlatforms,
  builtInVersion,
  ELEVATION_OVERVIEW,
  loadDrawings,
  loadPage,
  MIGRATIONS_FOLDER,
  mapOverview,
  readPlaces,
} from "../assets";
import type { Config } from "../config";
import { dataPaths, prepareDataFolder } from "../data-folder";
import { seedPlatforms } from "../db/seed-platforms";
import { openStore, type Store } from "../db/store";
import { doctorAnswers, runDoctor } from "../doctor/run";
import { StartError, systemReason } from "../errors";
import { createProxyWarning, type ProxyWarning } from "../http/untrusted-proxy";
import type { Log } from "../log";
import { type Mailer, NO_MAIL } from "../mail/model";
import { startHousekeeping } from "../modules/admin/clean-up";
import { createElevationService } from "../modules/elevation/service";
import { openHeights } from "../modules/elevation/sources";
import { createFeedbackMail } from "../modules/feedback/feedback-mail";
import { createFormatsService } from "../modules/formats/service";
import { createPhotos } from "../modules/images/photos";
import { createImagesService } from "../modules/images/service";
import { createNetworkService, type NetworkService } from "../modules/network/service";
import { createPlacesService } from "../modules/places/service";
import { onlineTiles } from "../modules/tiles/online-tiles";
import { openOverview } from "../modules/tiles/open-map";
import { inUseText, openOwnMap, ownMapText } from "../modules/tiles/own-map";
import { createTilesService } from "../modules/tiles/service";
import { watchOwnFiles } from "./watch";

/** An application that is ready to be listened for. */
export interface Ready {
  app: App;
  store: Store;
  access: Access;
  gate: Gate;
  proxyWarning: ProxyWarning;
  mailer: Mailer;
  network: NetworkService;
  admin: AdminToken;
  /** What there is to say of the unit's own map and files, a line each. */
  says: readonly string[];
  /** Ends what is done from time to time. */
  stopHousekeeping(): void;
}

/**
 * Sets up the data folder and the database, and composes the application.
 * @throws StartError
 */
export async function prepare(config: Config, clock: () => Date, log: Log): Promise<Ready> {
  const ticks = () => performance.now();
  const heights = await openHeights(
    {
      given: config.elevation,
      ownFolder: dataPaths(config.dataFolder).elevation,
      overviewFile: ELEVATION_OVERVIEW,
    },
    (file, reason) => log.warn("elevation-ignored", { file, reason }),
  );
  const mapError = (file: string, reason: string) => log.warn("map-broken", { file, reason });
  const ownMap = await openOwnMap({
    ...{ given: config.map, ownFolder: config.dataFolder, elevation: config.elevation },
    onUnused: (unused) => {
      const event = unused.kind === "other" ? "file-not-read" : "map-broken";
      log.warn(event, { file: unused.file, reason: reasonText(unused) });
    },
    onUse: (file) => log.info("map-in-use", { file: file ?? "overview" }),
  });
  const folder = prepareDataFolder(config.dataFolder);
  const store = openStore({
    file: folder.databaseFile,
    migrationsFolder: MIGRATIONS_FOLDER,
    wasSetUp: folder.wasSetUp,
  });
  if (seedPlatforms(store.queries, builtInPlatforms, builtInVersion()))
    log.info("platforms-updated", { count: builtInPlatforms().length });
  folder.markSetUp();

  const photos = createPhotos(folder.photosFolder, ticks, (file, reason) =>
    log.warn("photo-ignored", { file, reason }),
  );
  const images = createImagesService(once(loadDrawings), photos);
  const tiles = createTilesService({
    maps: { own: ownMap, openOverview: () => openOverview(mapOverview(), mapError) },
    online: onlineTiles(config),
    onError: mapError,
  });
  const admin = adminToken(config.secrets.adminToken, config.dataFolder);
  const access = createAccess({ store, adminToken: admin.token, clock, ticks, log });
  const mailer = await mailerFor(config, clock, log);
  const feedbackMail = createFeedbackMail({ store, mailer, to: config.secrets.feedbackTo, log });
  feedbackMail.sendDue();
  const { attempts, audit } = access;
  const network = openNetwork(config, { store, clock, ticks, audit, log });
  const stopHousekeeping = startHousekeeping({ store, attempts, audit, config, clock, log });
  const stopWatching = watchOwnFiles([ownMap.look, heights.look], log);
  const mapText = ownMapText(ownMap);
  return {
    app: createApp({
      config,
      store,
      access,
      mailer,
      feedbackMail,
      platforms: builtInPlatforms,
      ...doctorAnswers(config, () => runDoctor(config)),
      page: loadPage(),
      images,
      network,
      tiles,
      elevation: createElevationService(heights.sources),
      ownFiles: {
        map() {
          const used = ownMap.inUse();
          return used && inUseText(used);
        },
        heights: heights.own,
        unused: () => [...ownMap.unused(), ...heights.unused()],
      },
      places: createPlacesService(readPlaces),
      formats: createFormatsService(dataPaths(config.dataFolder).formats, (file, error) =>
        log.warn("format-refused", { file, ...error }),
      ),
      clock,
      log,
    }),
    store,
    access,
    gate: createGate(config, access.sessions),
    proxyWarning: createProxyWarning(store, log),
    mailer,
    network,
    admin,
    says: [
      ...(mapText === null ? [] : [`Map: ${mapText}`]),
      ...unusedLines([
        ...ownMap.unused().filter(({ kind }) => kind === "other"),
        ...heights.unused(),
      ]),
    ],
    stopHousekeeping() {
      stopHousekeeping();
      stopWatching();
    },
  };
}

type NetworkParts = Omit<Parameters<typeof createNetworkService>[0], "folder" | "share">;

/** @throws StartError where this laptop cannot read or write what it keeps of others */
function openNetwork({ dataFolder, share }: Config, parts: NetworkParts): NetworkService {
  const folder = dataPaths(dataFolder).share;
  try {
    return createNetworkService({ ...parts, folder, share });
  } catch (error) {
    const reason = error instanceof SyntaxError ? "a file in it is damaged" : systemReason(error);
    throw new StartError(`The folder ${folder} cannot be used: ${reason}.`);
  }
}

/** A dead mail server is told at the start, which does not wait for it, and at the latest so long after it died. */
const LOOK_AT_MAIL_EVERY_MS = 10 * 60_000;

/** Loads what mails only where there is mail: it would take a tenth of the start. */
async function mailerFor({ secrets }: Config, clock: () => Date, log: Log): Promise<Mailer> {
  if (secrets.mail === null) return NO_MAIL;
  const { createMailer } = await import("../mail/mailer");
  return createMailer(secrets.mail, { clock, log, lookEveryMs: LOOK_AT_MAIL_EVERY_MS });
}
