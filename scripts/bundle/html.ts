import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** How often a page under development asks whether there is a newer one. */
const RELOAD_POLL_MS = 700;

/** Puts a script before everything that could paint. */
export function addBlockingScript(pageFolder: string, path: string): void {
  addBefore(
    pageFolder,
    /<link rel="stylesheet"|<script type="module"/,
    `<script src="${path}"></script>`,
  );
}

/** Makes the page load itself again whenever it has been built anew. */
export function addReloadScript(pageFolder: string): void {
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
