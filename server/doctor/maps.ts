import { join } from "node:path";
import type { BunFile } from "bun";
import { mapText } from "../../web/domain/map/map-schema";
import { reasonText } from "../archive/unread";
import { layersOfTile } from "../archive/vector-tile";
import { mapOverview } from "../assets";
import { StartError } from "../errors";
import type { MapLocations } from "../modules/tiles/map-files";
import type { MapSource } from "../modules/tiles/map-source";
import { openOverview } from "../modules/tiles/open-map";
import { openOwnMap, type UnusedMap } from "../modules/tiles/own-map";
import { counted, type Finding, fail, none, ok, warn, withoutName } from "./finding";
import { isPicture, lookAtTiles } from "./tile-sample";

/** The map in use and the built-in one: directories, where every tile lies, and some tiles. */
export async function checkMaps(paths: MapLocations, overview = mapOverview()): Promise<Finding[]> {
  return [...(await checkOwn(paths)), await checkOverview(overview)];
}

async function checkOwn(paths: MapLocations): Promise<Finding[]> {
  const { given, ownFolder } = paths;
  const nameOf = (file: string) => `map archive ${given ?? join(ownFolder, file)}`;
  try {
    const own = await openOwnMap({ ...paths, onUnused: () => {} });
    const unused = own.unused().map((one) => findingOf(nameOf(one.file), one));
    const used = own.inUse();
    if (used) {
      return [...unused, await checkTiles(nameOf(used.file), used.source, COPY_OR_TAKE_AWAY)];
    }
    if (own.broken() !== null) return unused;
    return [...unused, none("map archive", "none of your own; the built-in overview is used")];
  } catch (error) {
    // What --map names cannot be opened at all.
    if (error instanceof StartError && given !== null) {
      const what = nameOf(given);
      const why = withoutName(error.message, `The ${what}`);
      return [fail(what, `${why}; name another with --map`)];
    }
    throw error;
  }
}

function findingOf(what: string, unused: UnusedMap): Finding {
  const why = reasonText(unused);
  switch (unused.kind) {
    case "damaged":
    case "unreadable":
      return fail(what, `${why}; ${COPY_OR_TAKE_AWAY}`);
    case "other":
      return warn(what.replace("map archive", "file"), `not read: ${why}`);
    case "undrawable":
      return warn(what, `skipped: ${why}`);
    default:
      return warn(what, `skipped: ${why}; copy it again, or remove it`);
  }
}

/** What to do about an archive of the unit's own, and about the executable's. */
const COPY_OR_TAKE_AWAY = "copy it again, or remove it to use the built-in overview";
const COPY_EXECUTABLE = "copy the executable again";

async function checkOverview(file: BunFile): Promise<Finding> {
  const what = "built-in overview map";
  let reason = "";
  const { source } = await openOverview(file, (_, why) => {
    reason = why;
  });
  if (source === null) return fail(what, `${reason}; ${COPY_EXECUTABLE}`);
  return checkTiles(what, source, COPY_EXECUTABLE);
}

async function checkTiles(what: string, source: MapSource, remedy: string): Promise<Finding> {
  using archive = source.archive;
  const { format } = source.facts;
  const seen = await lookAtTiles(archive, (bytes) =>
    format === "mvt" ? layersOfTile(bytes) !== null : isPicture(bytes, format),
  );
  if (seen.damaged > 0) return fail(what, `${seen.text}; ${remedy}`);
  const count = archive.header.numAddressedTiles;
  const all = count > 0 ? `, ${counted(count, "tile")}` : "";
  return ok(what, `${mapText(source.facts)}${all}; ${seen.text}`);
}
