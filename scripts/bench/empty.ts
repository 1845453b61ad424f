import { join } from "node:path";

/**
 * Builds the least that a Bun executable can be that answers: what every executable of Bun's pays.
 * @returns its path
 */
export async function buildEmpty(folder: string): Promise<string> {
  const source = join(folder, "empty.ts");
  await Bun.write(
    source,
    `const server = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response("ok") });
console.log("ready at " + server.url.origin);`,
  );
  const outfile = join(folder, "empty");
  await Bun.build({
    entrypoints: [source],
    target: "bun",
    format: "esm",
    minify: true,
    bytecode: true,
    compile: { outfile, autoloadDotenv: false, autoloadBunfig: false },
  });
  return outfile;
}
