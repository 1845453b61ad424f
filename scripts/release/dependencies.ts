import { dirname, join } from "node:path";
import type { PackageInside } from "../licences/packages-inside";

/**
 * Which of some packages each asks for, found as a module resolver finds them: beside it or above.
 * @returns names with versions, e.g. `elysia@1.4.30`, by the same
 */
export function directDependencies(packages: readonly PackageInside[]): Map<string, Set<string>> {
  const byFolder = new Map(packages.map((one) => [one.folder, idOf(one)]));
  const found = new Map<string, Set<string>>();
  for (const one of packages) {
    const ids = one.dependencies
      .map((name) => resolveFrom(one.folder, name, byFolder))
      .filter((id) => id !== null);
    found.set(idOf(one), new Set([...(found.get(idOf(one)) ?? []), ...ids]));
  }
  return found;
}

const idOf = ({ name, version }: PackageInside) => `${name}@${version}`;

function resolveFrom(
  folder: string,
  name: string,
  byFolder: ReadonlyMap<string, string>,
): string | null {
  for (let above = folder; above !== dirname(above); above = dirname(above)) {
    const id = byFolder.get(join(above, "node_modules", name));
    if (id !== undefined) return id;
  }
  return null;
}
