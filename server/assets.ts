import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DrawingView } from "../web/domain/platforms/drawing-marks";
import type { DrawingTheme } from "../web/domain/theme";
import { copyBytes, type EncodedBody } from "./http/content-encoding";
import { zlib } from "./http/zlib";
import type { Drawings, ThemedBodies } from "./modules/images/model";
import type { PageAssets } from "./modules/page/model";

/**
 * The files that travel inside the executable. The build embeds whole folders
 * under their base names; run from source they lie where they are made.
 */
const FOLDERS = Bun.isStandaloneExecutable
  ? {
      page: join(import.meta.dir, "page"),
      silhouettes: join(import.meta.dir, "silhouettes"),
      migrations: join(import.meta.dir, "migrations"),
      map: join(import.meta.dir, "map"),
      elevation: join(import.meta.dir, "elevation"),
    }
  : {
      page: join(import.meta.dir, "..", "build", "page"),
      silhouettes: join(import.meta.dir, "..", "build", "silhouettes"),
      migrations: join(import.meta.dir, "db", "migrations"),
      map: join(import.meta.dir, "..", "data", "map"),
      elevation: join(import.meta.dir, "..", "data", "elevation"),
    };

export const MIGRATIONS_FOLDER = FOLDERS.migrations;

/** The built-in map; read in parts. Made by `make basemap`. */
export const MAP_OVERVIEW = Bun.file(join(FOLDERS.map, "overview.pmtiles"));

/** Towns everywhere, and villages in the map's own region, by name; made by `make basemap`. */
export async function readPlaces(): Promise<string> {
  const file = join(FOLDERS.map, PLACES_FILE);
  if (!Bun.isStandaloneExecutable) return Bun.file(file).text();
  return zlib()
    .brotliDecompressSync(readFileSync(`${file}.br`))
    .toString();
}

/** The executable holds it as `.br` alone. */
export const PLACES_FILE = "places.tsv";

/** Heights of the whole globe, roughly; made by `make elevation`. */
export const ELEVATION_OVERVIEW = join(FOLDERS.elevation, "overview.bin");

/** The SHA-256 of each embedded file in hexadecimal, by its path, e.g. `map/overview.pmtiles`. */
export type Checksums = Readonly<Record<string, string>>;

/** The build's list of them, next to what is embedded. */
export const CHECKSUMS = "checksums/files.json";

/** The embedded folders; only `doctor` looks at them as a whole. Null from source. */
export const EMBEDDED_ROOT = Bun.isStandaloneExecutable ? import.meta.dir : null;

/** A file that the build has made to be sent as it is, as `manifest.json` beside it lists it. */
export interface StaticFile {
  /** Its path below its folder; of the page's files below `/` as well. */
  path: string;
  /** Its media type. */
  type: string;
  /** A hash of its content. */
  tag: string;
  /** Whether it lies there as `<path>.br` alone. */
  isPacked: boolean;
}

/** The built page. From source it may not be built yet; then there is only the API. */
export function loadPage(folder: string = FOLDERS.page): PageAssets {
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return { html: null, files: new Map() };
  const listed: StaticFile[] = JSON.parse(readFileSync(manifest, "utf8"));
  return {
    html: readFileSync(join(folder, "index.html"), "utf8"),
    files: new Map(listed.map((file) => [`/${file.path}`, bodyOf(folder, file)])),
  };
}

export type ThemedFiles = Readonly<Record<DrawingTheme, string>>;

/** The drawings of a platform, as `scripts/bundle/silhouettes.ts` lists them in `manifest.json`. */
export interface DrawingFiles {
  platformId: string;
  /** Names the drawing in all its colours; another drawing has another one. */
  version: string;
  /** Its description. */
  alt: string;
  /** The hashes that name the packed files of each view. */
  views: readonly (readonly [DrawingView, ThemedFiles])[];
  /** The file with what lights its parts. */
  marks: Pick<StaticFile, "tag" | "isPacked">;
}

export const DRAWING_TYPE = "image/svg+xml";
export const MARKS_TYPE = "application/json";

/** The drawings of the platforms. From source they may not be drawn yet; then there are none. */
export function loadDrawings(folder: string = FOLDERS.silhouettes): Drawings {
  const manifest = join(folder, "manifest.json");
  if (!existsSync(manifest)) return new Map();
  const listed: DrawingFiles[] = JSON.parse(readFileSync(manifest, "utf8"));
  return new Map(
    listed.map(({ platformId, version, alt, views, marks: { tag, isPacked } }) => {
      const marks = bodyOf(folder, { path: `${tag}.json`, type: MARKS_TYPE, tag, isPacked });
      const loaded = views.map(([view, files]) => [view, themedBodies(folder, files)] as const);
      return [platformId, { version, alt, views: new Map(loaded), marks }];
    }),
  );
}

function themedBodies(folder: string, files: ThemedFiles): ThemedBodies {
  const body = (tag: string) =>
    bodyOf(folder, { path: `${tag}.svg`, type: DRAWING_TYPE, tag, isPacked: true });
  const { day, dark, night, thermal } = files;
  return { day: body(day), dark: body(dark), night: body(night), thermal: body(thermal) };
}

function bodyOf(folder: string, { path, type, tag, isPacked }: StaticFile): EncodedBody {
  // Bun.file is opened when it is sent; an embedded one is sent without a copy.
  if (!isPacked) return { type, tag, identity: Bun.file(join(folder, path)), compressed: {} };
  const packed = join(folder, `${path}.br`);
  const unpack = () => copyBytes(zlib().brotliDecompressSync(readFileSync(packed)));
  // Browsers take brotli but over plain http from another computer; the executable is 3 MB smaller.
  const compressed = {
    br: Bun.file(packed),
    gzip: once(() => copyBytes(zlib().gzipSync(unpack()))),
  };
  return { type, tag, identity: once(unpack), compressed };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
