import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../package.json";
import { buildExecutable, type Inside } from "../bundle/executable";
import { fromRoot } from "../paths";
import { drawOurIcon } from "./icon";
import { IDENTITY } from "./identity";
import { signAdHoc, signatureError } from "./macho-signature";
import { runtimeFile } from "./runtimes";
import { fileName, type Target } from "./targets";
import { brand } from "./windows";

const WORK = fromRoot("build", "release");

/**
 * Makes the executable for one platform.
 * @param output the folder of the release
 * @returns the file
 */
export async function makeExecutable(
  target: Target,
  inside: Inside,
  output: string,
): Promise<string> {
  const folder = join(WORK, target.name);
  mkdirSync(folder, { recursive: true });
  // Its name is written into it, so it has the release's name only once it is done.
  const made = join(folder, target.format === "pe" ? "sightline.exe" : "sightline");
  rmSync(made, { force: true });
  const runtime = {
    target: target.bun,
    file: target.format === "pe" ? await brandedRuntime(target) : runtimeFile(target),
    bytecode: isNative(target),
  };
  await buildExecutable(made, inside, runtime);
  if (target.format === "macho") signWhereNeeded(made);
  const released = join(output, fileName(version, target));
  renameSync(made, released);
  return released;
}

/** What the engine compiles ahead is for its own kind alone. */
const isNative = ({ name }: Target) => name === `${process.platform}-${process.arch}`;

/** Bun for Windows under our name and icon. */
async function brandedRuntime(target: Target): Promise<string> {
  const icon = await drawOurIcon();
  const program = new Uint8Array(readFileSync(runtimeFile(target))).buffer;
  const branded = join(WORK, "bun-for-windows.exe");
  writeFileSync(branded, brand(program, icon, IDENTITY));
  return branded;
}

/** Bun signs what it compiles for ARM; for x64 it leaves its maker's signature, which is then wrong. */
function signWhereNeeded(file: string): void {
  const program = readFileSync(file);
  if (signatureError(program) !== null) writeFileSync(file, signAdHoc(program, "sightline"));
}
