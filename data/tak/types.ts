import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LIST = "lib/types/cot-types.xml";

/**
 * The types of things on TAK's own list, without the affiliation: `G-E-W-M-R` for `a-.-G-E-W-M-R`. Called while the
 * bundle is made, so that the list travels as a constant.
 * Source: CoTtypes.xml, as `@tak-ps/node-cot` carries it.
 */
export function takTypes(): string[] {
  const file = new URL(LIST, import.meta.resolve("@tak-ps/node-cot"));
  const text = readFileSync(fileURLToPath(file), "utf8");
  return [...text.matchAll(/<cot\s+cot="a-\.-([A-Z][^"]*)"/g)].flatMap(([, type]) => type ?? []);
}
