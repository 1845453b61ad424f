/**
 * Sums as `sha256sum -c` reads them.
 * @param files their contents by name
 */
export function writeSums(files: ReadonlyMap<string, Uint8Array>): string {
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => `${sha256(content)}  ${name}\n`)
    .join("");
}

/** Reads them again: the sums by name. */
export function readSums(text: string): Map<string, string> {
  const lines = text.split("\n").filter((line) => line !== "");
  return new Map(
    lines.map((line) => {
      const [, sum, name] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
      if (sum === undefined || name === undefined) throw new Error(`"${line}" is no sum.`);
      return [name, sum];
    }),
  );
}

/** The names whose sums differ, or that only one of two releases has. */
export function differing(one: string, other: string): string[] {
  const [first, second] = [readSums(one), readSums(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => first.get(name) !== second.get(name)).sort();
}

const sha256 = (content: Uint8Array) =>
  new Bun.CryptoHasher("sha256").update(content).digest("hex");
