import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PALETTES, painted } from "../data/platforms/silhouettes/palettes";
import { type Geoid, readGeoid } from "../web/domain/grid/geoid";
import { once } from "../web/domain/once";
import type { DrawingMarks, DrawingView } from "../web/domain/platforms/drawing-marks";
import type { Features } from "../web/domain/platforms/features";
import type { PlatformInput } from "../web/domain/platforms/platform";
import type { DrawingTheme } from "../web/domain/theme";
import { copyBytes, type EncodedBody, encodeText } from "./http/content-encoding";
import { zlib } from "./http/zlib";
import type { Drawing } from "./modules/images/model";
import type { PageAssets } from "./modules/page/model";

/**
 * The files that travel inside the executable. The build embeds whole folders
 * under their base names; run from source they lie where they are made.
 */
const FOLDERS = Bun.isStandaloneExecutable
  ? {
      page: join(import.meta.dir, "page"),
      platforms: join(import.meta.dir, "platforms"),
      migrations: join(import.meta.dir, "migrations"),
      map: join(import.meta.dir, "map"),
      elevation: join(import.meta.dir, "elevation"),
    }
  : {
      page: join(import.meta.dir, "..", "build", "page"),
      platforms: join(import.meta.dir, "..", "build", "platforms"),
      migrations: join(import.meta.dir, "db", "migrations"),
      map: join(import.meta.dir, "..", "data", "map"),
      elevation: join(import.meta.dir, "..", "data", "elevation"),
    };

export const MIGRATIONS_FOLDER = FOLDERS.migrations;

/** The built-in map; read in parts. Made by `make basemap`. Bun counts all of an opened file as heap, and collects. */
export const mapOverview = () => Bun.file(join(FOLDERS.map, "overview.pmtiles"));

/** Towns everywhere, and villages in the map's own region, by name; made by `make basemap`. */
export async function readPlaces(): Promise<string> {
  const file = join(FOLDERS.map, PLACES_FILE);
  if (!Bun.isStandaloneExecutable) return Bun.file(file).text();
  return transposed(unpack(file));
}

/** The executable holds it as `.br` alone, transposed. */
export const PLACES_FILE = "places.tsv";

/** A table of tabs with its columns as rows: like beside like packs a tenth smaller. Twice transposed it is itself. */
export function transposed(table: string): string {
  const rows = table
    .trimEnd()
    .split("\n")
    .map((row) => row.split("\t"));
  const columns = rows[0]?.map((_, at) => rows.map((row) => row[at]).join("\t"));
  return `${columns?.join("\n")}\n`;
}

/** Heights of the whole globe, roughly; made by `make elevation`. */
export const ELEVATION_OVERVIEW = join(FOLDERS.elevation, "overview.bin");

/** EGM96, which the page is sent as well. From source it may not be built yet, and is made from its package. */
const geoid = once((): Geoid => {
  if (Bun.isStandaloneExecutable) return readGeoid(unpackBytes(join(FOLDERS.page, GEOID_FILE)));
  const source: typeof import("../data/elevation/geoid") = require(GEOID_SOURCE);
  return readGeoid(source.packedGeoid());
});

/** Metres of mean sea level above the ellipsoid; read when it is first asked. */
export const geoidHeight: Geoid = (at) => geoid()(at);

const GEOID_FILE = "map/geoid.bin";
/** Not a name that the bundler reads, as with the platforms. */
const GEOID_SOURCE: string = "../data/elevation/geoid";

/** What sends e-mail. Bundled with the server and compiled ahead, it would take ten times the room. */
export const mailLibrary = once((): typeof import("./mail/library") => {
  if (!Bun.isStandaloneExecutable) return require(MAIL_SOURCE);
  const code = unpackBytes(join(import.meta.dir, "mail", MAIL_FILE));
  return require(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
});

/** The executable holds it as `.br` alone. */
export const MAIL_FILE = "library.js";
/** Not a name that the bundler reads, as with the platforms. */
const MAIL_SOURCE: string = "./mail/library";

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

/** The files of `FOLDERS.platforms`, as `scripts/bundle/platforms.ts` writes them; packed, each lies there as `.br`. */
export const PLATFORM_FILES = {
  manifest: "manifest.json",
  records: "records.json",
  drawings: "drawings.json",
} as const;

/** The manifest: which platforms are drawn. */
export type Drawings = readonly {
  platformId: string;
  /** Names the drawings in all their colours; others have another one. */
  version: string;
  /** What is seen in the side view. */
  alt: string;
  /** What the drawing shows of what can be seen from afar. */
  features: Features;
}[];

/** The drawings of a platform: of each view an SVG whose colours are filled in, and what lights their parts. */
export interface DrawnPlatform {
  views: Readonly<Partial<Record<DrawingView, string>>>;
  marks: DrawingMarks;
}

/** Not a name that the bundler reads: the executable has the platforms packed, not as code. */
const PLATFORMS_SOURCE: string = "../data/platforms";

const PLATFORM_RECORDS = join(FOLDERS.platforms, PLATFORM_FILES.records);

/** The built-in platforms, the Unknown among them; read when they are first asked for. */
export const builtInPlatforms = once((): readonly PlatformInput[] => {
  if (Bun.isStandaloneExecutable) return JSON.parse(unpack(PLATFORM_RECORDS));
  const source: typeof import("../data/platforms") = require(PLATFORMS_SOURCE);
  return [...source.PLATFORMS, source.UNKNOWN_PLATFORM];
});

/** Names what the executable has of them, without their being read; undefined from source. */
export const builtInVersion = () =>
  Bun.isStandaloneExecutable
    ? new Bun.CryptoHasher("sha256").update(readFileSync(`${PLATFORM_RECORDS}.br`)).digest("hex")
    : undefined;

/** The drawings of the platforms. From source they may not be drawn yet; then there are none. */
export function loadDrawings(folder: string = FOLDERS.platforms): ReadonlyMap<string, Drawing> {
  const manifest = join(folder, PLATFORM_FILES.manifest);
  if (!existsSync(`${manifest}.br`)) return new Map();
  const listed: Drawings = JSON.parse(unpack(manifest));
  // Some megabytes, for the first who looks at one.
  const drawn = once(
    (): Record<string, DrawnPlatform> => JSON.parse(unpack(join(folder, PLATFORM_FILES.drawings))),
  );
  return new Map(
    listed.map(({ platformId, version, alt, features }) => {
      const picture = (view: DrawingView, theme: DrawingTheme) => {
        const svg = drawn()[platformId]?.views[view];
        return svg === undefined ? svg : encodeText(painted(svg, PALETTES[theme]), "image/svg+xml");
      };
      const marks = () =>
        encodeText(JSON.stringify(drawn()[platformId]?.marks), "application/json");
      return [platformId, { version, alt, features, picture, marks }];
    }),
  );
}

const unpackBytes = (file: string) => zlib().brotliDecompressSync(readFileSync(`${file}.br`));

const unpack = (file: string) => unpackBytes(file).toString();

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
