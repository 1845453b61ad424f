import { join } from "node:path";
import type { BunFile } from "bun";
import { MAP_OVERVIEW } from "../assets";
import { StartError } from "../errors";
import type { MapSource } from "../modules/tiles/map-source";
import { type MapPlaces, openMaps } from "../modules/tiles/open-map";
import { counted, type Finding, fail, ok, withoutName } from "./finding";
import { isPicture, isVectorTile, lookAtTiles } from "./tile-sample";

/** The map in use and the built-in one: directories, where every tile lies, and some tiles. */
export async function checkMaps(places: MapPlaces, overview = MAP_OVERVIEW): Promise<Finding[]> {
  return [await checkOwn(places), await checkOverview(overview)];
}

async function checkOwn(places: MapPlaces): Promise<Finding> {
  let path = places.given;
  let reason = "";
  const take = (name: string, why: string) => {
    path ??= join(places.ownFolder, name);
    reason = why;
  };
  try {
    const { own } = await openMaps(places, MAP_OVERVIEW, take);
    if (own === null) return ok("map archive", "none of your own; the built-in overview is used");
    if (own.source === null) return fail(`map archive ${path}`, `${reason}; ${COPY_OR_TAKE_AWAY}`);
    path ??= join(places.ownFolder, own.file);
    return await checkTiles(`map archive ${path}`, own.source, Bun.file(path), COPY_OR_TAKE_AWAY);
  } catch (error) {
    // What --map names cannot be opened at all.
    if (error instanceof StartError) {
      const why = withoutName(error.message, `The map archive ${path}`);
      return fail(`map archive ${path}`, `${why}; name another with --map`);
    }
    throw error;
  }
}

/** What to do about an archive of the unit's own, and about the executable's. */
const COPY_OR_TAKE_AWAY = "copy it anew, or take it away to use the built-in overview";
const COPY_EXECUTABLE = "copy the executable anew";

async function checkOverview(file: BunFile): Promise<Finding> {
  const what = "built-in overview map";
  let reason = "";
  const take = (_: string, why: string) => {
    reason = why;
  };
  const { openOverview } = await openMaps(
    { given: null, ownFolder: "", elevation: null },
    file,
    take,
  );
  const { source } = await openOverview();
  if (source === null) return fail(what, `${reason}; ${COPY_EXECUTABLE}`);
  return checkTiles(what, source, file, COPY_EXECUTABLE);
}

async function checkTiles(
  what: string,
  source: MapSource,
  file: BunFile,
  remedy: string,
): Promise<Finding> {
  using archive = source.archive;
  const { format, minZoom, maxZoom } = source.facts;
  const seen = await lookAtTiles(archive, (bytes) =>
    format === "mvt" ? isVectorTile(bytes) : isPicture(bytes, format),
  );
  if (seen.damaged > 0) return fail(what, `${seen.text}; ${remedy}`);
  const count = await addressedTiles(file);
  const all = count > 0 ? `, ${counted(count, "tile")}` : "";
  return ok(what, `${format}, zooms ${minZoom} to ${maxZoom}${all}; ${seen.text}`);
}

/** How many tiles an archive says that it has (PMTiles specification, version 3, section 3); 0 for no word. */
async function addressedTiles(file: BunFile): Promise<number> {
  const field = await file.slice(72, 80).arrayBuffer();
  return Number(new DataView(field).getBigUint64(0, true));
}
