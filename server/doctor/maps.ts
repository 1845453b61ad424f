import { join } from "node:path";
import type { BunFile } from "bun";
import { archiveText, drawnText } from "../../web/domain/map/map-schema";
import { layersOfTile } from "../archive/vector-tile";
import { MAP_OVERVIEW } from "../assets";
import { StartError } from "../errors";
import type { MapSource } from "../modules/tiles/map-source";
import { type MapLocations, type OpenedMap, openMaps } from "../modules/tiles/open-map";
import { counted, type Finding, fail, ok, warn, withoutName } from "./finding";
import { isPicture, lookAtTiles } from "./tile-sample";

/** The map in use and the built-in one: directories, where every tile lies, and some tiles. */
export async function checkMaps(paths: MapLocations, overview = MAP_OVERVIEW): Promise<Finding[]> {
  return [...(await checkOwn(paths)), await checkOverview(overview)];
}

async function checkOwn(paths: MapLocations): Promise<Finding[]> {
  const { given, ownFolder } = paths;
  const nameOf = (file: string) => `map archive ${given ?? join(ownFolder, file)}`;
  const errors: { file: string; why: string; isSound: boolean }[] = [];
  try {
    const { own } = await openMaps(paths, MAP_OVERVIEW, (file, why, kind) =>
      errors.push({ file, why, isSound: kind === "undrawable" }),
    );
    // The last one is in use; those before it were skipped.
    const broken = own !== null && own.source === null ? errors.pop() : undefined;
    const passedOver = errors.map(({ file, why, isSound }) =>
      warn(nameOf(file), `skipped: ${why}${isSound ? "" : "; copy it again, or remove it"}`),
    );
    return [...passedOver, await checkUsed(own, broken, nameOf)];
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

async function checkUsed(
  own: OpenedMap | null,
  broken: { file: string; why: string } | undefined,
  nameOf: (file: string) => string,
): Promise<Finding> {
  if (broken) return fail(nameOf(broken.file), `${broken.why}; ${COPY_OR_TAKE_AWAY}`);
  if (!own?.source) return ok("map archive", "none of your own; the built-in overview is used");
  return checkTiles(nameOf(own.file), own.source, COPY_OR_TAKE_AWAY);
}

/** What to do about an archive of the unit's own, and about the executable's. */
const COPY_OR_TAKE_AWAY = "copy it again, or remove it to use the built-in overview";
const COPY_EXECUTABLE = "copy the executable again";

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
  return checkTiles(what, source, COPY_EXECUTABLE);
}

async function checkTiles(what: string, source: MapSource, remedy: string): Promise<Finding> {
  using archive = source.archive;
  const { schema, format } = source.facts;
  const seen = await lookAtTiles(archive, (bytes) =>
    format === "mvt" ? layersOfTile(bytes) !== null : isPicture(bytes, format),
  );
  if (seen.damaged > 0) return fail(what, `${seen.text}; ${remedy}`);
  const count = archive.header.numAddressedTiles;
  const all = count > 0 ? `, ${counted(count, "tile")}` : "";
  const text = archiveText({ ...source.facts, what: drawnText(schema, format) });
  return ok(what, `${text}${all}; ${seen.text}`);
}
