import { mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Where the overview comes from: the globe's relief as Debian ships it with the atlas
 * Marble, made from SRTM30 (NASA/JPL, public domain).
 */

const PACKAGE = { name: "marble-qt-data", version: "4:22.12.3-1" };
const PACKAGE_SHA256 = "137e6ddc52a3a245be27f44d2ffad063ddf21c0ba5f6d48edc295b3864c9db48";
const MAPS = ["usr", "share", "marble", "data", "maps", "earth"];

/** The folders of pictures in Marble. */
export interface MarbleMaps {
  /** Greys of the whole globe, 16 × 8 pictures of 675 pixels a side: 2 minutes of arc a pixel. */
  greys: string;
  /** Metres as 16 bits in green and blue, 2 × 1 pictures of 675 pixels a side. */
  metres: string;
}

/**
 * Downloads the package by apt and unpacks it.
 * @param folder to work in; made if it is not there
 * @throws in one sentence
 */
export async function fetchMarbleMaps(folder: string): Promise<MarbleMaps> {
  mkdirSync(folder, { recursive: true });
  // apt would otherwise warn that its own account may not write here.
  const asIs = ["-o", "APT::Sandbox::User=root"];
  await run(folder, "apt-get", ...asIs, "download", `${PACKAGE.name}=${PACKAGE.version}`);
  const [file] = new Bun.Glob(`${PACKAGE.name}_*.deb`).scanSync(folder);
  if (file === undefined) throw new Error("apt-get has left no package.");
  const content = await Bun.file(join(folder, file)).bytes();
  if (new Bun.CryptoHasher("sha256").update(content).digest("hex") !== PACKAGE_SHA256) {
    throw new Error(`${file} is not the package that this script knows.`);
  }
  await run(folder, "dpkg-deb", "-x", file, "unpacked");
  const maps = join(folder, "unpacked", ...MAPS);
  return { greys: join(maps, "srtm", "3"), metres: join(maps, "srtm2", "0") };
}

async function run(cwd: string, ...command: string[]): Promise<void> {
  const child = Bun.spawn(command, { cwd, stdio: ["ignore", "inherit", "inherit"] });
  if ((await child.exited) !== 0) throw new Error(`"${command.join(" ")}" failed.`);
}
