import { Elysia } from "elysia";
import type { PlatformInput } from "../web/domain/platforms/platform";
import type { ReadyFinding } from "../web/domain/ready/ready-lines";
import type { Access } from "./access";
import { geoidHeight } from "./assets";
import type { Config } from "./config";
import type { Store } from "./db/store";
import { errorAnswer, isBusy } from "./errors";
import { noteBusy } from "./http/database-lock";
import { toApiError } from "./http/error-handler";
import { readBody } from "./http/request-body";
import type { Log } from "./log";
import type { Mailer } from "./mail/model";
import { admin } from "./modules/admin";
import { createAdminService } from "./modules/admin/service";
import { auditLog } from "./modules/audit";
import { createAuditService } from "./modules/audit/service";
import { cuasReports } from "./modules/cuas-reports";
import { createCuasReportsService } from "./modules/cuas-reports/service";
import { demo } from "./modules/demo";
import { createCodes } from "./modules/demo/codes";
import { createDemoAccounts } from "./modules/demo/password-accounts";
import { createDemoService } from "./modules/demo/service";
import { deployment, health } from "./modules/deployment";
import { elevation } from "./modules/elevation";
import type { ElevationService } from "./modules/elevation/service";
import { feedback } from "./modules/feedback";
import type { FeedbackMail } from "./modules/feedback/feedback-mail";
import { createFeedbackService } from "./modules/feedback/service";
import { adminFormats, formats } from "./modules/formats";
import type { FormatsService } from "./modules/formats/service";
import { images } from "./modules/images";
import { adminPhotos } from "./modules/images/admin-calls";
import type { ImagesService } from "./modules/images/service";
import { createPhotoUploads } from "./modules/images/uploads";
import { kept } from "./modules/kept";
import { createKeptService } from "./modules/kept/service";
import { adminNetwork, network } from "./modules/network";
import type { NetworkService } from "./modules/network/service";
import { type OwnFiles, ownFilesInUse } from "./modules/own-files";
import { page } from "./modules/page";
import type { PageAssets } from "./modules/page/model";
import { places } from "./modules/places";
import type { PlacesService } from "./modules/places/service";
import { ready } from "./modules/ready";
import { reports } from "./modules/reports";
import { createReportsService } from "./modules/reports/service";
import { tiles } from "./modules/tiles";
import type { TilesService } from "./modules/tiles/service";
import { vehicles } from "./modules/vehicles";
import { adminPlatforms } from "./modules/vehicles/admin-calls";
import { createPlatformsService } from "./modules/vehicles/admin-service";
import { createVehiclesService } from "./modules/vehicles/service";
import { builtOn } from "./version";

/** Everything that the application takes from outside. */
export interface Dependencies {
  config: Config;
  store: Store;
  page: PageAssets;
  images: ImagesService;
  tiles: TilesService;
  elevation: ElevationService;
  ownFiles: OwnFiles;
  places: PlacesService;
  formats: FormatsService;
  network: NetworkService;
  access: Access;
  mailer: Mailer;
  feedbackMail: FeedbackMail;
  /** What the administrator can bring back. */
  platforms(): readonly PlatformInput[];
  /** What `sightline doctor` finds at fault, in sentences. */
  faults(): Promise<string[]>;
  /** What it finds about the lines of /ready. */
  ready(): Promise<ReadyFinding[]>;
  clock: () => Date;
  log: Log;
}

/** Composes the modules. It listens nowhere; `createFetch` puts the guards before it. */
export function createApp(dependencies: Dependencies) {
  const { config, store, page: pageAssets, images: imagesService, clock, log } = dependencies;
  const { access, mailer } = dependencies;
  const root = new Elysia();
  store.serve();
  const vehiclesService = createVehiclesService(store, imagesService);
  const reportsService = createReportsService(
    store,
    clock,
    dependencies.formats.isKnown,
    dependencies.network.reportSaved,
  );
  const doors = { store, clock, mailer, ...access };
  const accounts = createDemoAccounts({
    ...doors,
    emails: config.secrets.demoAccounts,
    passwordHash: config.secrets.demoPasswordHash,
  });
  return root
    .onParse(({ request, path }) => readBody(request, path))
    .onError(({ code, error, request, path }) => {
      if (isBusy(error)) noteBusy(request);
      const call = { code, error, method: request.method, path };
      return errorAnswer(toApiError(call, root.routes, log));
    })
    .use(health)
    .use(
      deployment(config, () => ({
        builtOn: builtOn(config.build),
        newestReportAt: reportsService.newestAt(),
      })),
    )
    .use(demo(createDemoService({ codes: createCodes(doors), accounts, ...access })))
    .use(
      admin(
        createAdminService({
          ...doors,
          config,
          log,
          platforms: dependencies.platforms,
          platformsChanged: vehiclesService.tableChanged,
          faults: dependencies.faults,
        }),
        clock,
      ),
    )
    .use(
      adminPlatforms(
        createPlatformsService({
          store,
          platforms: dependencies.platforms,
          platformsChanged: vehiclesService.tableChanged,
          images: imagesService,
          clock,
        }),
        access.audit,
      ),
    )
    .use(vehicles(vehiclesService))
    .use(formats(dependencies.formats))
    .use(adminFormats(dependencies.formats, access.audit))
    .use(auditLog(createAuditService(store), access.audit, clock))
    .use(network(dependencies.network))
    .use(adminNetwork(dependencies.network))
    .use(reports(reportsService))
    .use(cuasReports(createCuasReportsService(store, clock)))
    .use(feedback(createFeedbackService(store, clock), dependencies.feedbackMail))
    .use(
      kept(createKeptService(store, clock, dependencies.formats, geoidHeight), access.audit, clock),
    )
    .use(images(imagesService, config))
    .use(adminPhotos(createPhotoUploads(store, imagesService), access.audit))
    .use(tiles(dependencies.tiles))
    .use(elevation(dependencies.elevation))
    .use(ownFilesInUse(dependencies.ownFiles))
    .use(ready(dependencies.ready))
    .use(places(dependencies.places))
    .use(page(pageAssets, config));
}

export type App = ReturnType<typeof createApp>;
