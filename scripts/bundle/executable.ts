import { mkdirSync, renameSync, rmdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fromRoot, PAGE_FOLDER } from "../paths";

/**
 * Compiles the server, the page, the migrations and the overviews of map and elevation into one
 * file that runs here.
 * @throws with the bundler's own messages
 */
export async function buildExecutable(output: string): Promise<void> {
  // Beside the old one first: a server that runs from it must not be written into.
  const fresh = join(dirname(output), ".new", basename(output));
  mkdirSync(dirname(fresh), { recursive: true });
  await Bun.build({
    entrypoints: [fromRoot("server", "main.ts")],
    target: "bun",
    format: "esm",
    // Not the names: Elysia reads its handlers' source, and renamed it misreads it.
    minify: { whitespace: true, syntax: true, identifiers: false },
    // Deeper levels cost a megabyte and save no time at start.
    bytecode: true,
    bytecodeDepth: 0,
    sourcemap: "none",
    compile: {
      outfile: fresh,
      assets: [
        PAGE_FOLDER,
        fromRoot("server", "db", "migrations"),
        fromRoot("data", "map"),
        fromRoot("data", "elevation"),
      ],
      // An operator's folder may hold a stranger's .env and bunfig.toml.
      autoloadDotenv: false,
      autoloadBunfig: false,
    },
  });
  renameSync(fresh, output);
  rmdirSync(dirname(fresh));
}
