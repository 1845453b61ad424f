import { Database } from "bun:sqlite";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { migrate } from "drizzle-orm/bun-sqlite/migrator";
import type { PlatformInput } from "../../web/domain/platforms/platform";
import type { ReadyFinding } from "../../web/domain/ready/ready-lines";
import { createAccess } from "../access";
import { createGate } from "../access/gate";
import type { RateLimits } from "../access/rate-limits";
import { createApp } from "../app";
import { ELEVATION_OVERVIEW, MIGRATIONS_FOLDER, readPlaces } from "../assets";
import { type Config, NO_SECRETS } from "../config";
import { dataPaths } from "../data-folder";
import { seedPlatforms } from "../db/seed-platforms";
import { openStore } from "../db/store";
import type { EncodedBody } from "../http/content-encoding";
import { createFetch } from "../http/fetch";
import { createProxyWarning } from "../http/untrusted-proxy";
import { createLog } from "../log";
import type { Mailer } from "../mail/model";
import type { ElevationSource } from "../modules/elevation/model";
import { createOverviewSource } from "../modules/elevation/overview";
import { createElevationService } from "../modules/elevation/service";
import { createFeedbackMail } from "../modules/feedback/feedback-mail";
import { createFormatsService } from "../modules/formats/service";
import { createPhotos } from "../modules/images/photos";
import { createImagesService } from "../modules/images/service";
import { createNetworkService } from "../modules/network/service";
import type { OwnFiles } from "../modules/own-files";
import type { PageAssets } from "../modules/page/model";
import { createPlacesService } from "../modules/places/service";
import { onlineTiles } from "../modules/tiles/online-tiles";
import type { Maps } from "../modules/tiles/own-map";
import { createTilesService } from "../modules/tiles/service";
import { TEST_DRAWINGS, TEST_PLATFORMS } from "./platforms";

/** 12:30 UTC on 20 November 2026, the time on the tests' clock. */
export const TEST_TIME = new Date("2026-11-20T12:30:00Z");

/** A new folder of its own; disposing of it removes it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), "sightline-test-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

const kept = (path: string) => ({ path, [Symbol.dispose]: () => {} });

const openMigrated = (file: string) =>
  openStore({ file, migrationsFolder: MIGRATIONS_FOLDER, wasSetUp: false });

type Platforms = readonly PlatformInput[];

const NO_PLATFORMS: Platforms = [];
/** Database files by the platforms in them, made once in each process: that takes longer than most tests. */
const newFiles = new WeakMap<Platforms, Uint8Array>();

/** A database file after the real migrations. */
function newFile(platforms: Platforms): Uint8Array {
  using folder = temporaryFolder();
  const file = join(folder.path, "sightline.db");
  const store = openMigrated(file);
  if (platforms !== NO_PLATFORMS) seedPlatforms(store.queries, () => platforms);
  store.close();
  return readFileSync(file);
}

/** Opens a database; a new one is a copy of one that has just been migrated, and filled with the platforms. */
export function openTestStore(file: string, platforms = NO_PLATFORMS) {
  if (!existsSync(file)) {
    const content = newFiles.get(platforms) ?? newFile(platforms);
    newFiles.set(platforms, content);
    writeFileSync(file, content, { mode: 0o600 });
  }
  return openMigrated(file);
}

/** An empty database in memory, for tests that need many and no disk. */
export function openMemory(): Database {
  const database = new Database(":memory:", { strict: true });
  migrate(drizzle(database), { migrationsFolder: MIGRATIONS_FOLDER });
  return database;
}

/** A built page of one script, small enough to read in a test. */
export const TEST_PAGE: PageAssets = {
  html: '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><title>Sightline</title>',
  files: new Map<string, EncodedBody>([
    [
      "/assets/main-1a2b3c4d.js",
      {
        type: "text/javascript;charset=utf-8",
        tag: "1a2b3c4d",
        identity: new Blob(["console.log('plain')"]),
        compressed: { br: new Blob(["as brotli"]), gzip: new Blob(["as gzip"]) },
      },
    ],
  ]),
};

const NO_MAPS: Maps = {
  own: {
    inUse: () => null,
    broken: () => null,
    unused: () => [],
    fail: (reason) => reason,
    look: async () => {},
  },
  openOverview: async () => ({ source: null, reason: "There is no map." }),
};

export interface TestServerOptions {
  platforms?: Platforms;
  page?: PageAssets;
  config?: Partial<Config>;
  /** Asked before the built-in overview. */
  elevation?: readonly ElevationSource[];
  /** None unless given. */
  maps?: Maps;
  /** By the maps, and no heights, unless given. */
  ownFiles?: Partial<OwnFiles>;
  /** Takes nothing unless given. */
  mailer?: Mailer;
  /** None unless given, so that tests may call as often as they like. */
  limits?: RateLimits;
  /** The data folder of an earlier server, as after a restart; one of its own unless given. */
  dataFolder?: string;
  /** What `sightline doctor` finds at fault: nothing unless given. */
  faults?: () => Promise<string[]>;
  /** What it finds about the lines of /ready: nothing unless given. */
  ready?: () => Promise<ReadyFinding[]>;
}

const NO_MAIL: Mailer = {
  send: () => Promise.reject(new Error("No mail was expected")),
  state: () => ({ kind: "off", last: null }),
  close: () => {},
};

/** The administrator's token in tests. */
export const TEST_ADMIN_TOKEN = "admin-token-of-the-tests-0123456789";

/** The application over a fresh database, as a server would run it but without a socket. */
export function createTestServer({
  platforms = TEST_PLATFORMS,
  page = TEST_PAGE,
  config: given,
  elevation: ownSources = [],
  maps = NO_MAPS,
  ownFiles: givenFiles,
  mailer = NO_MAIL,
  limits,
  dataFolder,
  faults = async () => [],
  ready = async () => [],
}: TestServerOptions = {}) {
  const folder = dataFolder === undefined ? temporaryFolder() : kept(dataFolder);
  const config: Config = {
    mode: "offline",
    version: "9.8.7",
    build: "commit 0123456789, 2026-11-20",
    host: "127.0.0.1",
    port: 3000,
    share: null,
    dataFolder: folder.path,
    map: null,
    tilesUrl: null,
    tilesAttribution: null,
    tilesMaxZoom: null,
    elevation: null,
    keepVisitorsDays: null,
    open: false,
    secrets: NO_SECRETS,
    ...given,
  };
  const logged: string[] = [];
  const audited: string[] = [];
  const idleLimits: number[] = [];
  let moved = 0;
  const clock = () => new Date(TEST_TIME.getTime() + moved);
  const log = createLog((line) => logged.push(line), clock);
  const store = openTestStore(join(folder.path, "sightline.db"), platforms);
  // No test here cuts the power.
  store.queries.run("PRAGMA synchronous = OFF");
  // After a restart the platforms may be others.
  seedPlatforms(store.queries, () => platforms);
  const photosFolder = join(folder.path, "photos");
  mkdirSync(photosFolder, { recursive: true });
  let now = 0;
  const photos = createPhotos(
    photosFolder,
    () => now,
    (file, reason) => log.warn("photo-ignored", { file, reason }),
  );
  const images = createImagesService(() => TEST_DRAWINGS, photos);
  const overview = createOverviewSource(ELEVATION_OVERVIEW, (file, reason) =>
    log.warn("elevation-ignored", { file, reason }),
  );
  const elevation = createElevationService([...ownSources, overview]);
  const tiles = createTilesService({
    maps,
    online: onlineTiles(config),
    onError: (file, reason) => log.warn("map-broken", { file, reason }),
  });
  const places = createPlacesService(readPlaces);
  const formats = createFormatsService(dataPaths(folder.path).formats, (file, error) =>
    log.warn("format-refused", { file, ...error }),
  );
  const access = createAccess({
    store,
    adminToken: config.secrets.adminToken ?? TEST_ADMIN_TOKEN,
    clock,
    ticks: () => now,
    log: createLog((line) => audited.push(line), clock),
  });
  const feedbackMail = createFeedbackMail({ store, mailer, to: config.secrets.feedbackTo, log });
  const network = createNetworkService({
    ...{ store, clock, audit: access.audit, log },
    ticks: () => now,
    folder: dataPaths(folder.path).share,
    share: config.share,
  });
  const ownFiles: OwnFiles = {
    map: () => maps.own.inUse()?.file ?? null,
    heights: () => null,
    unused: () => maps.own.unused(),
    ...givenFiles,
  };
  const services = {
    platforms: () => platforms,
    network,
    images,
    tiles,
    elevation,
    ownFiles,
    places,
    formats,
    access,
    mailer,
    feedbackMail,
  };
  const app = createApp({ config, store, page, faults, ready, clock, log, ...services });
  const gate = createGate(config, access.sessions);
  const proxyWarning = createProxyWarning(store, log);
  const answer = createFetch(app, {
    config,
    gate,
    store,
    limits: limits ?? null,
    proxyWarning,
    log,
  });

  return {
    app,
    store,
    formats,
    network,
    /** What the process's log says, but for the audit's events. */
    logged,
    /** The audit's events, in its answer. */
    audited,
    /** The idle limits that calls have set for their connections, in seconds. */
    idleLimits,
    /** Where photographs of platforms are dropped in. */
    photosFolder,
    access,
    /** Lets time pass for what is looked at only now and then, in milliseconds. */
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** Lets time pass on every clock, in milliseconds. */
    wait(milliseconds: number) {
      now += milliseconds;
      moved += milliseconds;
    },
    /** Sets the clock on the wall by this many milliseconds, while no time passes. */
    setClock(milliseconds: number) {
      moved += milliseconds;
    },
    /** Asks for a path as a client on this machine would, or at another address. */
    async ask(path: string, init: RequestInit = {}, peer = "127.0.0.1"): Promise<Response> {
      const headers = new Headers(init.headers);
      if (!headers.has("host")) headers.set("host", "127.0.0.1:3000");
      const request = new Request(`http://127.0.0.1:3000${path}`, { ...init, headers });
      return answer(request, {
        requestIP: () => ({ address: peer }),
        timeout: (_, seconds) => void idleLimits.push(seconds),
      });
    },
    [Symbol.dispose]() {
      store.close();
      folder[Symbol.dispose]();
    },
  };
}

export type TestServer = ReturnType<typeof createTestServer>;
