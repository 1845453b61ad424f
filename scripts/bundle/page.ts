import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, extname, join, relative, resolve } from "node:path";
import type { BunPlugin } from "bun";
import type { StaticFile } from "../../server/assets";
import { type Packing, packFile } from "./compress";
import { joinParts, partsOf } from "./parts";

export interface PageOptions {
  /** The folder with `index.html` and, if there is one, `theme-boot.ts`. */
  source: string;
  /** The target of the built page, replacing the old one. */
  output: string;
  /** Files that answer at addresses of their own, by their paths below `/`; others go by them. */
  fixed?: Readonly<Record<string, string>>;
  packing?: Packing;
  /** A build that reloads itself in the browser, instead of a compressed one. */
  dev?: boolean;
}

/**
 * Builds the page: every file but `index.html` and the fixed ones under a name that holds a hash
 * of its content, compressed where that makes it smaller, and `manifest.json` with what there is.
 * @throws with the bundler's own messages
 */
export async function buildPage({
  source,
  output,
  fixed = {},
  packing = "quick",
  dev = false,
}: PageOptions): Promise<StaticFile[]> {
  // Beside the old page first, which stays in use where the new one does not build.
  const fresh = `${output}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  await bundle(join(source, "index.html"), fresh, dev);
  await addThemeScript(source, fresh, dev);
  addPartsList(fresh);
  dropUnusedStyles(fresh);
  for (const [path, file] of Object.entries(fixed)) cpSync(file, join(fresh, path));
  if (dev) addReloadScript(fresh);

  const files = listFiles(fresh)
    .filter((path) => path !== "index.html")
    .map((path) => describe(fresh, path, dev ? null : packing));
  writeFileSync(join(fresh, "manifest.json"), JSON.stringify(files));
  rmSync(output, { recursive: true, force: true });
  renameSync(fresh, output);
  return files;
}

async function bundle(entry: string, output: string, dev: boolean, format: "esm" | "iife" = "esm") {
  const result = await Bun.build({
    entrypoints: [entry],
    outdir: output,
    target: "browser",
    format,
    splitting: format === "esm",
    minify: !dev,
    sourcemap: dev ? "inline" : "none",
    publicPath: "/",
    naming: {
      entry: entry.endsWith(".html") ? "[dir]/[name].[ext]" : "assets/[name]-[hash].[ext]",
      chunk: "assets/[name]-[hash].[ext]",
      asset: "assets/[name]-[hash].[ext]",
    },
    plugins: [fontFiles(output), joinParts(dirname(entry))],
    define: { "process.env.NODE_ENV": JSON.stringify(dev ? "development" : "production") },
  });
  return result.outputs;
}

/** The bundler writes a style sheet for each lazy part as well, whose rules stand in the page's own already. */
function dropUnusedStyles(output: string): void {
  const files = listFiles(output);
  const [styles, others] = [/\.css$/, /\.(html|js)$/].map((ending) =>
    files.filter((path) => ending.test(path)).map((path) => join(output, path)),
  );
  const texts = others?.map((file) => readFileSync(file, "utf8")).join("") ?? "";
  for (const file of styles ?? []) if (!texts.includes(basename(file))) rmSync(file);
}

/** The theme is set before the first paint, so its script is separate and blocks. */
async function addThemeScript(source: string, output: string, dev: boolean): Promise<void> {
  const script = join(source, "theme-boot.ts");
  if (!existsSync(script)) return;
  const [built] = await bundle(script, output, dev, "iife");
  if (!built) throw new Error(`${script} gave no output.`);
  addBlockingScript(output, `/${relative(output, built.path)}`);
}

/** Every file below a folder, by its path from there with forward slashes, in a fixed order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
}

function describe(folder: string, path: string, packing: Packing | null): StaticFile {
  const file = join(folder, path);
  const content = readFileSync(file);
  const tag = new Bun.CryptoHasher("sha256").update(content).digest("base64url").slice(0, 22);
  const type = Bun.file(file).type;
  return { path, type, tag, isPacked: packing !== null && packFile(file, type, packing) };
}

/**
 * Keeps fonts as files of their own. The bundler would write the smaller ones
 * into the style sheet, where the policy (`font-src 'self'`) lets none through.
 * @param output the built page's folder
 */
function fontFiles(output: string): BunPlugin {
  return {
    name: "font-files",
    setup(build) {
      build.onResolve({ filter: /\.woff2?$/ }, ({ path, importer }) => {
        const file = resolve(dirname(importer), path);
        const hash = new Bun.CryptoHasher("sha256").update(readFileSync(file)).digest("hex");
        const extension = extname(file);
        const name = `${basename(file, extension)}-${hash.slice(0, 8)}${extension}`;
        mkdirSync(join(output, "assets"), { recursive: true });
        copyFileSync(file, join(output, "assets", name));
        return { path: `/assets/${name}`, external: true };
      });
    },
  };
}

/** How often a page under development asks whether there is a newer one. */
const RELOAD_POLL_MS = 700;

/** Puts a script before everything that could paint. */
function addBlockingScript(pageFolder: string, path: string): void {
  addBefore(
    pageFolder,
    /<link rel="stylesheet"|<script type="module"/,
    `<script src="${path}"></script>`,
  );
}

/** Tells the page which scripts it may need later; `web/lib/page-part.ts` fetches them. */
function addPartsList(pageFolder: string): void {
  const parts = partsOf(pageFolder, readFileSync(join(pageFolder, "index.html"), "utf8"));
  if (parts.length > 0)
    addBefore(pageFolder, /<\/head>/, `<meta name="parts" content="${parts.join(" ")}">`);
}

/** Makes the page load itself again whenever it has been rebuilt. */
function addReloadScript(pageFolder: string): void {
  const id = String(Date.now());
  const assets = join(pageFolder, "assets");
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, "build-id.txt"), id);
  writeFileSync(
    join(assets, `reload-${id}.js`),
    `setInterval(async () => {
  const answer = await fetch("/assets/build-id.txt", { cache: "no-store" }).catch(() => null);
  if (answer?.ok && (await answer.text()) !== "${id}") location.reload();
}, ${RELOAD_POLL_MS});\n`,
  );
  addBefore(
    pageFolder,
    /<\/head>/,
    `<script type="module" src="/assets/reload-${id}.js"></script>`,
  );
}

function addBefore(pageFolder: string, place: RegExp, markup: string): void {
  const file = join(pageFolder, "index.html");
  const html = readFileSync(file, "utf8");
  if (!place.test(html)) throw new Error(`${file} has no ${place.source} to put ${markup} before.`);
  writeFileSync(
    file,
    html.replace(place, (found) => markup + found),
  );
}
