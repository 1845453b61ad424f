import { dirname, join } from "node:path";
import { openArchive } from "../archive/open-archive";
import { reasonText, type UnusedFile, unreadHeights } from "../archive/unread";
import { StartError } from "../errors";
import type { ElevationSource, Point } from "../modules/elevation/model";
import { createOverviewSource } from "../modules/elevation/overview";
import { type ElevationLocations, type Heights, openHeights } from "../modules/elevation/sources";
import {
  counted,
  type Finding,
  fail,
  failEach,
  none,
  ok,
  warn,
  warnEach,
  withoutName,
} from "./finding";
import { isPicture, lookAtTiles } from "./tile-sample";

const NULL_ISLAND: Point = { latitude: 0, longitude: 0 };

/** Checks the unit's own elevation data, where there is any, and the built-in overview. */
export async function checkElevation(paths: ElevationLocations): Promise<Finding[]> {
  return [...(await checkOwn(paths)), await checkOverview(paths.overviewFile)];
}

async function checkOwn(paths: ElevationLocations): Promise<Finding[]> {
  const { given, ownFolder } = paths;
  const path = given ?? ownFolder;
  const what = `elevation data ${path}`;
  let reason = "";
  try {
    const heights = await openHeights(paths, (_, why) => {
      reason = why;
    });
    if (typeof heights.own() === "string") {
      await heights.sources[0]?.at(NULL_ISLAND);
      return [reason === "" ? await checkArchive(what, path) : broken(what, reason)];
    }
    const findings = await checkFolder(path, heights);
    if (findings.length > 0) return findings;
    if (reason === "") {
      return [none("elevation data", "none of your own; the built-in overview answers")];
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
async function checkFolder(folder: string, { sources, own, unused }: Heights): Promise<Finding[]> {
  for (const place of paths(1)) for (const source of sources.slice(0, -1)) await source.at(place);
  const counts = own();
  const isUnread = ({ file }: UnusedFile) => unreadHeights(file) !== null;
  const textOf = (end: string) => (one: UnusedFile) => ({
    path: join(dirname(folder), one.file),
    text: `${reasonText(one)}${end}`,
  });
  const damaged = unused().filter((one) => !isUnread(one));
  return [
    ...(typeof counts === "object" && counts !== null
      ? [ok(`elevation data ${folder}`, counted(counts.srtm + counts.dted, "sound tile"))]
      : []),
    ...failEach("elevation tile", damaged.map(textOf("; copy it again, or remove it"))),
    ...warnEach("elevation file", unused().filter(isUnread).map(textOf(""))),
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
