import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CHECKSUMS, MAIL_FILE, PLACES_FILE, transposed } from "../../server/assets";
import { fromRoot } from "../paths";
import { buildText } from "../release/source-state";
import { writeChecksums } from "./checksums";
import { type Packing, packFile } from "./compress";
import { apart } from "./embedded";

const PACKED_MAP = fromRoot("build", "map");
const MIGRATIONS = fromRoot("build", "migrations");
const MAIL = fromRoot("build", "mail");

/** What is built before the executable and travels inside it. */
export interface Inside {
  /** The built page's folder, which must be called `page`. */
  page: string;
  /** The platforms' folder, which must be called `platforms`. */
  platforms: string;
  packing: Packing;
}

/** Packages that stay outside. Elysia looks into uploaded files with this one; we take none. */
export const LEFT_OUT: readonly string[] = ["file-type"];

/** The program that an executable is compiled around: a Bun for some platform. */
export interface Runtime {
  target: Bun.Build.CompileTarget;
  /** The Bun of that platform. */
  file: string;
  /** Whether it can read what this machine's engine has compiled ahead; only a Bun like our own can. */
  bytecode: boolean;
}

/**
 * Compiles the server, the page, the platforms, the migrations and the overviews of map and
 * elevation into one file. The same sources give the same bytes, wherever they lie.
 * @param output the file; its name is written into it
 * @param runtime the platform that it is for; without it, the one that runs here
 * @throws with the bundler's own messages
 */
export async function buildExecutable(
  output: string,
  { page, platforms, packing }: Inside,
  runtime?: Runtime,
): Promise<void> {
  // Beside the old one first: a server that runs from it must not be written into.
  const fresh = join(dirname(output), ".new", basename(output));
  mkdirSync(dirname(fresh), { recursive: true });
  const checksums = fromRoot("build", CHECKSUMS);
  packMap(fromRoot("data", "map"), PACKED_MAP, packing);
  // The tables as they were after each step are for whoever writes the next one.
  copyFolder(
    fromRoot("server", "db", "migrations"),
    MIGRATIONS,
    (name) => !/_snapshot\.json$/.test(name),
  );
  await packMail(MAIL, packing);
  // Each folder under its base name.
  const elevation = fromRoot("data", "elevation");
  const embedded = [page, platforms, MIGRATIONS, PACKED_MAP, elevation, MAIL];
  writeChecksums(checksums, embedded);
  await Bun.build({
    entrypoints: [fromRoot("server", "main.ts")],
    target: "bun",
    format: "esm",
    // Not the names: Elysia reads its handlers' source, and renamed it misreads it.
    minify: { whitespace: true, syntax: true, identifiers: false },
    // Code imported on demand is separate, and takes no part in the start.
    splitting: true,
    external: [...LEFT_OUT],
    define: { "process.env.SIGHTLINE_BUILD": JSON.stringify(buildText()) },
    // The next level starts 15 ms sooner, for 3 MB.
    bytecode: runtime?.bytecode ?? true,
    bytecodeDepth: 0,
    sourcemap: "none",
    compile: {
      ...(runtime && { target: runtime.target, executablePath: runtime.file }),
      outfile: fresh,
      // Ten times as reluctant to compile, until `main.ts` ends that: a start takes 15 ms less.
      jitPolicy: 10,
      assets: apart([...embedded, dirname(checksums)], fromRoot("build", "embedded")),
      // An operator's folder may hold a stranger's .env and bunfig.toml.
      autoloadDotenv: false,
      autoloadBunfig: false,
    },
  });
  renameSync(fresh, output);
  rmSync(dirname(fresh), { recursive: true, force: true });
}

/**
 * Copies the map's folder for the executable, the list of places packed to half its size. The lines of the overview
 * travel with the page.
 * @param output emptied first
 */
function packMap(folder: string, output: string, packing: Packing): void {
  copyFolder(folder, output, (name) => name !== "lines.json");
  const places = join(output, PLACES_FILE);
  writeFileSync(places, transposed(readFileSync(places, "utf8")));
  packFile(places, "text/tab-separated-values", packing);
}

/** @param output where the packed library goes */
async function packMail(output: string, packing: Packing): Promise<void> {
  const entrypoints = [fromRoot("server", "mail", "library.ts")];
  await Bun.build({ entrypoints, target: "bun", minify: true, outdir: output });
  packFile(join(output, MAIL_FILE), "text/javascript", packing);
}

/** @param output emptied first */
function copyFolder(folder: string, output: string, isWanted: (name: string) => boolean): void {
  rmSync(output, { recursive: true, force: true });
  cpSync(folder, output, { recursive: true, filter: (path) => isWanted(basename(path)) });
}
