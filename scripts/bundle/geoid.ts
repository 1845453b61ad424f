import { writeFileSync } from "node:fs";
import { fromRoot, ROOT } from "../paths";
import { buildOnce, hashInputs } from "./stamp";

const OUTPUT = fromRoot("build", "geoid.bin");
const INPUTS = ["bun.lock", "data/elevation/geoid.ts", "web/domain/grid/geoid.ts"];

/** Writes the geoid that page and executable carry, unless it is there, and gives its file. */
export async function makeGeoid(): Promise<string> {
  const inputs = hashInputs({ root: ROOT, patterns: INPUTS });
  await buildOnce(fromRoot("build", "geoid.stamp"), inputs, OUTPUT, async () => {
    // Two megabytes of code, which a build seldom needs.
    const { packedGeoid } = await import("../../data/elevation/geoid");
    writeFileSync(OUTPUT, packedGeoid());
  });
  return OUTPUT;
}
