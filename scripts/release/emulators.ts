import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "../paths";
import type { Emulator } from "./smoke";
import type { Target } from "./targets";

const WINE_FOLDER = fromRoot("build", "release", "wine");
/** Where Debian's libc6-arm64-cross puts the C library of 64-bit ARM. */
const ARM_LIBRARIES = "/usr/aarch64-linux-gnu";

const NATIVE: Emulator = { name: "here", before: [], env: {}, takesSignals: true };

/**
 * How a file for some platform can be tried on Linux x64.
 * @returns a sentence if it cannot
 */
export async function emulatorFor({ name }: Target): Promise<Emulator | string> {
  switch (name) {
    case "linux-x64":
      return NATIVE;
    case "linux-arm64":
      return underQemu();
    case "windows-x64":
      return underWine();
    default:
      return "nothing here runs it";
  }
}

function underQemu(): Emulator | string {
  const qemu = Bun.which("qemu-aarch64");
  if (qemu === null || !existsSync(ARM_LIBRARIES)) {
    return "needs qemu-aarch64 (apt install qemu-user libc6-arm64-cross)";
  }
  const before = [qemu, "-L", ARM_LIBRARIES];
  return { name: "under QEMU", before, env: {}, takesSignals: true };
}

async function underWine(): Promise<Emulator | string> {
  const wine = Bun.which("wine");
  if (wine === null) return "needs Wine (apt install wine wine64 gcc-mingw-w64-x86-64)";
  mkdirSync(WINE_FOLDER, { recursive: true });
  const env = {
    HOME: WINE_FOLDER,
    WINEPREFIX: join(WINE_FOLDER, "prefix"),
    // Wine's own remarks are not the program's.
    WINEDEBUG: "-all",
    WINEDLLOVERRIDES: "mscoree,mshtml=",
  };
  await Bun.spawn([wine, "wineboot", "--init"], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "ignore"],
  }).exited;
  const missing = await completeWine(join(env.WINEPREFIX, "drive_c", "windows", "system32"));
  return missing ?? { name: "under Wine", before: [wine], env, takesSignals: false };
}

/**
 * Wine 8 (Debian 12) lacks a library that Bun loads; a stub replaces it.
 * @returns a sentence if it cannot be made
 */
async function completeWine(system: string): Promise<string | null> {
  const library = "bcryptprimitives.dll";
  if (existsSync(join(system, library))) return null;
  const compiler = Bun.which("x86_64-w64-mingw32-gcc");
  if (compiler === null) {
    return `needs a newer Wine, or a compiler for its ${library} (apt install gcc-mingw-w64-x86-64)`;
  }
  const source = join(import.meta.dir, "wine", "bcryptprimitives.c");
  const output = join(WINE_FOLDER, library);
  const command = [compiler, "-shared", "-O2", "-s", "-o", output, source, "-ladvapi32"];
  const status = await Bun.spawn(command, { stdio: ["ignore", "inherit", "inherit"] }).exited;
  if (status !== 0) return `the stub of ${library} does not compile`;
  copyFileSync(output, join(system, library));
  return null;
}
