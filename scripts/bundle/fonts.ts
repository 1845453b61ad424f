import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import type { BunPlugin } from "bun";

/**
 * Keeps fonts as files of their own. The bundler would write the smaller ones
 * into the style sheet, where the policy (`font-src 'self'`) lets none through.
 * @param output the built page's folder
 */
export function fontFiles(output: string): BunPlugin {
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
