import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { LEFT_OUT } from "../bundle/executable";
import { fromRoot } from "../paths";
import { compareTexts } from "./licensed-part";

/** A package of which the bundler took at least a file. */
export interface PackageInside {
  name: string;
  version: string;
  /** Where it is installed; an absolute path. */
  folder: string;
  /** The licence according to its package.json, "" if it names none. */
  licence: string;
  homepage: string | null;
  /** The names of the packages that it asks for. */
  dependencies: readonly string[];
}

/** What the executable is bundled from: the page with its theme script, the server and its mail library. */
const BUNDLES: readonly { entrypoints: string[]; target: "browser" | "bun" }[] = [
  { entrypoints: [fromRoot("web", "index.html")], target: "browser" },
  { entrypoints: [fromRoot("web", "theme-boot.ts")], target: "browser" },
  { entrypoints: [fromRoot("server", "main.ts")], target: "bun" },
  { entrypoints: [fromRoot("server", "mail", "library.ts")], target: "bun" },
];

/**
 * Asks the bundler itself, so that what only the tests or the build use does not count and nothing
 * that travels is overlooked. Nothing is written.
 */
export async function packagesInside(): Promise<PackageInside[]> {
  const folders = new Set<string>();
  for (const bundle of BUNDLES) {
    const { metafile } = await Bun.build({
      ...bundle,
      external: [...LEFT_OUT],
      metafile: true,
      define: { "process.env.NODE_ENV": '"production"' },
    });
    for (const input of Object.keys(metafile?.inputs ?? {})) {
      const folder = packageFolder(resolve(input));
      if (folder !== null) folders.add(folder);
    }
  }
  return [...folders]
    .map(readPackage)
    .sort((a, b) => compareTexts(a.name, b.name) || compareTexts(a.folder, b.folder));
}

/** The folder of the package that a file belongs to; null for our own files. */
function packageFolder(file: string): string | null {
  if (!file.includes("/node_modules/")) return null;
  // A package may hold further package.json files, which only say how its modules are written.
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, "package.json");
    if (existsSync(manifest) && readManifest(manifest).version) return folder;
  }
  throw new Error(`${file} belongs to no package.`);
}

/** The parts of a package.json that are read; npm's registry checks only the name and the version. */
interface Manifest {
  name?: string;
  version?: string;
  license?: unknown;
  homepage?: unknown;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8"));

function readPackage(folder: string): PackageInside {
  const manifest = readManifest(join(folder, "package.json"));
  const { name, version, license, homepage } = manifest;
  if (!name || !version) throw new Error(`${folder} holds no package.`);
  return {
    name,
    version,
    folder,
    licence: typeof license === "string" ? license : "",
    homepage: typeof homepage === "string" ? homepage : null,
    dependencies: Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies }),
  };
}
