import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EncodedBody, Encoding } from "./http/encoded";
import type { PageAssets } from "./modules/page/model";

/**
 * The files that travel inside the executable. The build embeds whole folders
 * under their base names; run from source they lie where they are made.
 */
const FOLDERS = Bun.isStandaloneExecutable
  ? {
      page: join(import.meta.dir, "page"),
      migrations: join(import.meta.dir, "migrations"),
      map: join(import.meta.dir, "map"),
      elevation: join(import.meta.dir, "elevation"),
    }
  : {
      page: join(import.meta.dir, "..", "build", "page"),
      migrations: join(import.meta.dir, "db", "migrations"),
      map: join(import.meta.dir, "..", "data", "map"),
      elevation: join(import.meta.dir, "..", "data", "elevation"),
    };

export const MIGRATIONS_FOLDER = FOLDERS.migrations;

/** The built-in map; sent by slices, which are not copied. Made by `make basemap`. */
export const MAP_OVERVIEW = Bun.file(join(FOLDERS.map, "overview.pmtiles"));

/** Towns everywhere, and villages in the map's own region, by name; made by `make basemap`. */
export const PLACES_TABLE = Bun.file(join(FOLDERS.map, "places.tsv"));

/** Heights of the whole globe, roughly; made by `make elevation`. */
export const ELEVATION_OVERVIEW = join(FOLDERS.elevation, "overview.bin");

/** A file of the built page, as `scripts/build.ts` lists it in `manifest.json`. */
export interface PageFile {
  /** Its path below the page's folder and below `/`. */
  path: string;
  /** Its media type. */
  type: string;
  /** A hash of its content. */
  tag: string;
  /** The encodings that lie beside it, as `<path>.br` and `<path>.gzip`. */
  encodings: Encoding[];
}

/** The built page. From source it may not be built yet; then there is only the API. */
export function loadPage(folder: string = FOLDERS.page): PageAssets {
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return { html: null, files: new Map() };
  const listed: PageFile[] = JSON.parse(readFileSync(manifest, "utf8"));
  return {
    html: readFileSync(join(folder, "index.html"), "utf8"),
    files: new Map(listed.map((file) => [`/${file.path}`, bodyOf(folder, file)])),
  };
}

function bodyOf(folder: string, { path, type, tag, encodings }: PageFile): EncodedBody {
  // Bun.file is opened when it is sent; an embedded one is sent without a copy.
  const at = (suffix: string) => Bun.file(join(folder, path + suffix));
  return {
    type,
    tag,
    identity: at(""),
    compressed: Object.fromEntries(encodings.map((encoding) => [encoding, at(`.${encoding}`)])),
  };
}
