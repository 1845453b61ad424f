import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { BunPlugin } from "bun";

/** The area that is fetched only by who opens it. */
const APART = /\/admin-/;

/**
 * Bundles what a file in `parts/` exports again as that one part of the page: each `import()` of any of it gets the
 * part, and the page is few files.
 * @param source the page's folder
 */
export function joinParts(source: string): BunPlugin {
  const folder = join(source, "parts");
  const partOf = new Map<string, string>();
  const names = new Set<string>();
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const part = join(folder, name);
    for (const [, from = ""] of readFileSync(part, "utf8").matchAll(/^export \* from "(.+)";/gm)) {
      partOf.set(Bun.resolveSync(from, folder), part);
      names.add(basename(from));
    }
  }
  return {
    name: "parts",
    setup(build) {
      if (names.size === 0) return;
      // No wider: Bun forgets which modules have no side effects where a plugin was asked.
      build.onResolve({ filter: new RegExp(`/(${[...names].join("|")})$`) }, (asked) => {
        if (asked.kind !== "dynamic-import") return undefined;
        const path = partOf.get(Bun.resolveSync(asked.path, dirname(asked.importer)));
        return path === undefined ? undefined : { path };
      });
    },
  };
}

/**
 * The scripts that a built page imports, at once or later, but for its first one and the administrator's.
 * @param html the page's text
 */
export function partsOf(output: string, html: string): string[] {
  const [, first = ""] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  const found = new Set([first]);
  const scanner = new Bun.Transpiler({ loader: "js" });
  for (const path of found) {
    const text = path === "" ? "" : readFileSync(join(output, path), "utf8");
    for (const { path: imported } of scanner.scanImports(text))
      if (imported.startsWith("/") && !APART.test(imported)) found.add(imported);
  }
  found.delete(first);
  return [...found];
}
