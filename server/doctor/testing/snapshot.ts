import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file and folder below a folder with its mode, its bytes as a hash, and when it was changed. */
export function snapshot(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    [".", ...paths].map((path) => {
      const { mode, mtimeMs, ...stat } = lstatSync(join(folder, path));
      const bytes =
        stat.size > 0 && (mode & 0o170000) === 0o100000 ? hashOf(join(folder, path)) : "";
      return [path, `${mode.toString(8)} ${mtimeMs} ${bytes}`];
    }),
  );
}

const hashOf = (file: string) =>
  new Bun.CryptoHasher("sha256").update(readFileSync(file)).digest("hex");
