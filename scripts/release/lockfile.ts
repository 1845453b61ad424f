/**
 * The hashes by which a lockfile of Bun's pins its packages.
 * @param lockfile its text, which is JSON with trailing commas
 * @returns by name and version, e.g. `elysia@1.4.30`, the SHA-512 of the package as npm has it, in hexadecimal
 */
export function lockedHashes(lockfile: string): Map<string, string> {
  const lock: unknown = Bun.JSONC.parse(lockfile);
  const packages: unknown =
    typeof lock === "object" && lock !== null && "packages" in lock ? lock.packages : null;
  const entries = Object.values(packages ?? {}).filter((entry) => Array.isArray(entry));
  return new Map(
    entries.flatMap((entry: readonly unknown[]) => {
      const [id, integrity] = [entry[0], entry.at(-1)];
      if (typeof id !== "string" || typeof integrity !== "string") return [];
      const hash = /^sha512-(.+)$/.exec(integrity)?.[1];
      return hash === undefined ? [] : [[id, Buffer.from(hash, "base64").toString("hex")]];
    }),
  );
}
