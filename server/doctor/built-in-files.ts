import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CHECKSUMS, type Checksums, EMBEDDED_ROOT } from "../assets";
import { counted, type Finding, fail, failEach, ok, skip } from "./finding";

const COPY_AGAIN = "copy the executable again";

/**
 * Compares every file inside the executable with what the build listed.
 * @param root where they lie; null from source
 */
export function checkBuiltInFiles(root: string | null = EMBEDDED_ROOT): Finding[] {
  const what = "built-in files";
  if (root === null) {
    return [skip(what, "not compared, because only a build has a list of them")];
  }
  const sums = readSums(join(root, CHECKSUMS));
  if (sums === null) return [fail(what, `the list of them is damaged; ${COPY_AGAIN}`)];

  const found = new Set(filesBelow(root));
  found.delete(CHECKSUMS);
  const errors: { path: string; text: string }[] = [];
  for (const [path, sum] of Object.entries(sums)) {
    if (!found.delete(path)) errors.push({ path, text: `it is missing; ${COPY_AGAIN}` });
    else if (sumOf(join(root, path)) !== sum) {
      errors.push({ path, text: `it is damaged; ${COPY_AGAIN}` });
    }
  }
  for (const path of found)
    errors.push({ path, text: `it is not part of the build; ${COPY_AGAIN}` });
  if (errors.length > 0) return failEach("built-in file", errors);
  return [ok(what, `${counted(Object.keys(sums).length, "file")}, each as it was built`)];
}

function readSums(list: string): Checksums | null {
  try {
    const sums: unknown = JSON.parse(readFileSync(list, "utf8"));
    const isList = typeof sums === "object" && sums !== null && Object.keys(sums).length > 0;
    return isList ? { ...sums } : null;
  } catch {
    return null;
  }
}

/** Files are in folders; the code is beside them. */
function filesBelow(root: string): string[] {
  const isFolder = (path: string) => statSync(path).isDirectory();
  return readdirSync(root)
    .filter((name) => isFolder(join(root, name)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
        .filter((path) => !isFolder(join(root, path))),
    );
}

const sumOf = (file: string) =>
  new Bun.CryptoHasher("sha256").update(readFileSync(file)).digest("hex");
