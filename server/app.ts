import { Elysia } from "elysia";
import type { Config } from "./config";
import type { Store } from "./db/open";
import { errorAnswer } from "./errors";
import { answerableError } from "./faults";
import { readJson } from "./http/body";
import type { Log } from "./log";
import { cuasReports } from "./modules/cuas-reports";
import { createCuasReportsService } from "./modules/cuas-reports/service";
import { deployment } from "./modules/deployment";
import { elevation } from "./modules/elevation";
import type { ElevationService } from "./modules/elevation/service";
import { feedback } from "./modules/feedback";
import { createFeedbackService } from "./modules/feedback/service";
import { health } from "./modules/health";
import { images } from "./modules/images";
import type { ImagesService } from "./modules/images/service";
import { page } from "./modules/page";
import type { PageAssets } from "./modules/page/model";
import { places } from "./modules/places";
import type { PlacesService } from "./modules/places/service";
import { reports } from "./modules/reports";
import { createReportsService } from "./modules/reports/service";
import { tiles } from "./modules/tiles";
import type { TilesService } from "./modules/tiles/service";
import { vehicles } from "./modules/vehicles";
import { createVehiclesService } from "./modules/vehicles/service";

/** Everything that the application takes from outside. */
export interface Dependencies {
  config: Config;
  store: Store;
  page: PageAssets;
  images: ImagesService;
  tiles: TilesService;
  elevation: ElevationService;
  places: PlacesService;
  clock: () => Date;
  log: Log;
}

/** Composes the modules. It listens nowhere; `createFetch` puts the guards before it. */
export function createApp(dependencies: Dependencies) {
  const { config, store, page: pageAssets, images: imagesService, clock, log } = dependencies;
  const root = new Elysia();
  return root
    .onParse(({ request }) => readJson(request))
    .onError(({ code, error, request, path }) => {
      const fault = { code, error, method: request.method, path };
      return errorAnswer(answerableError(fault, root.routes, log));
    })
    .use(health)
    .use(deployment(config))
    .use(vehicles(createVehiclesService(store, imagesService)))
    .use(reports(createReportsService(store, clock)))
    .use(cuasReports(createCuasReportsService(store, clock)))
    .use(feedback(createFeedbackService(store, clock)))
    .use(images(imagesService))
    .use(tiles(dependencies.tiles))
    .use(elevation(dependencies.elevation))
    .use(places(dependencies.places))
    .use(page(pageAssets));
}

export type App = ReturnType<typeof createApp>;
