import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openArchive } from "../archive/archive";
import { StartError } from "../errors";
import { createHgtSource } from "../modules/elevation/hgt";
import type { ElevationSource, Point } from "../modules/elevation/model";
import { createOverviewSource } from "../modules/elevation/overview";
import { type ElevationLocations, openSources } from "../modules/elevation/sources";
import { counted, type Finding, fail, failEach, ok, warn, withoutName } from "./finding";
import { isPicture, lookAtTiles } from "./tile-sample";

const TILE_NAME = /^[NS]\d\d[EW]\d{3}\.hgt$/i;
const ZIPPED = /\.hgt\.(zip|gz)$/i;
const NULL_ISLAND: Point = { latitude: 0, longitude: 0 };

/** Checks the unit's own elevation data, where there is any, and the built-in overview. */
export async function checkElevation(paths: ElevationLocations): Promise<Finding[]> {
  return [...(await checkOwn(paths)), await checkOverview(paths.overviewFile)];
}

async function checkOwn(paths: ElevationLocations): Promise<Finding[]> {
  const { given, ownFolder } = paths;
  if (given === null && !existsSync(ownFolder)) {
    return [ok("elevation data", "none of your own; the built-in overview answers")];
  }
  const path = given ?? ownFolder;
  const what = `elevation data ${path}`;
  let reason = "";
  try {
    const [own] = openSources(paths, (_, why) => {
      reason = why;
    });
    if (own?.name === "srtm" && reason === "") return await checkFolder(path);
    if (own?.name === "terrarium") {
      await own.at(NULL_ISLAND);
      return [reason === "" ? await checkArchive(what, path) : broken(what, reason)];
    }
    // Without --elevation the overview answers all the same.
    return [given === null ? warn(what, reason) : fail(what, reason)];
  } catch (error) {
    if (error instanceof StartError) {
      const why = withoutName(error.message, `The ${what}`);
      return [fail(what, `${why}; name other data with --elevation`)];
    }
    throw error;
  }
}

const broken = (what: string, reason: string) =>
  fail(what, `${reason}; copy it again, or remove it to use the built-in overview`);

/** Asks for a place in every degree of the globe: the reader itself says which files are of no use. */
async function checkFolder(folder: string): Promise<Finding[]> {
  // A Mac leaves a `._N52E008.hgt` beside each file.
  const names = readdirSync(folder).filter((name) => !name.startsWith("."));
  const tiles = names.filter((name) => /\.hgt$/i.test(name));
  const errors = tiles
    .filter((name) => !TILE_NAME.test(name))
    .map((name) => ({
      name,
      reason: "it is not named after its south-west corner, as N52E008.hgt",
    }));
  const source = createHgtSource(folder, (name, reason) => errors.push({ name, reason }));
  for (const place of paths(1)) await source.at(place);

  const good = tiles.length - errors.length;
  const findings = failEach(
    "elevation tile",
    errors.map(({ name, reason }) => ({
      path: join(folder, name),
      text: `${reason}; copy it again, or remove it`,
    })),
  );
  if (good > 0) findings.unshift(ok(`elevation data ${folder}`, counted(good, "sound tile")));
  const zipped = names.filter((name) => ZIPPED.test(name)).length;
  if (zipped === 0) return findings;
  return [
    ...findings,
    warn(`elevation data ${folder}`, `unpack ${counted(zipped, "zipped tile")}`),
  ];
}

/** The middles of squares all over the globe. @param step their sides in degrees */
function* paths(step: number): Generator<Point> {
  for (let latitude = -90 + step / 2; latitude < 90; latitude += step) {
    for (let longitude = -180 + step / 2; longitude < 180; longitude += step) {
      yield { latitude, longitude };
    }
  }
}

async function checkArchive(what: string, path: string): Promise<Finding> {
  using archive = await openArchive(path);
  const seen = await lookAtTiles(
    archive,
    (bytes) => isPicture(bytes, "png") || isPicture(bytes, "webp"),
  );
  if (seen.damaged > 0) return broken(what, seen.text);
  return ok(
    what,
    `Terrarium, zooms ${archive.header.minZoom} to ${archive.header.maxZoom}; ${seen.text}`,
  );
}

/** In degrees. A sample of its pictures, because the checksum covers all of them. */
const OVERVIEW_STEP = 15;

async function checkOverview(file: string): Promise<Finding> {
  const what = "built-in elevation overview";
  let reason = "";
  const source: ElevationSource = createOverviewSource(file, (_, why) => {
    reason = why;
  });
  let heights = 0;
  for (const place of paths(OVERVIEW_STEP)) {
    if (typeof (await source.at(place)) === "number") heights += 1;
  }
  if (reason === "" && heights > 0) return ok(what, `${counted(heights, "height")} looked up`);
  return fail(what, `${reason || "it has no heights"}; copy the executable again`);
}
