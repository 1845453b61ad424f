import { chmodSync } from "node:fs";
import { temporaryFolder } from "./app";

/**
 * A folder in which this account can make nothing. Modes do not hold the administrator: for that
 * account it is a file system of its own, and where it may mount none (in a container) `/sys`,
 * which is read-only there.
 */
export function readOnlyFolder() {
  const folder = temporaryFolder();
  if (process.getuid?.() !== 0) {
    chmodSync(folder.path, 0o500);
    return folder;
  }
  const mount = run("mount", "-t", "tmpfs", "-o", "ro,size=1m", "none", folder.path);
  return {
    path: mount ? folder.path : "/sys",
    [Symbol.dispose]() {
      if (mount) run("umount", "--lazy", folder.path);
      folder[Symbol.dispose]();
    },
  };
}

function run(...command: string[]): boolean {
  try {
    return Bun.spawnSync(command, { stdout: "ignore", stderr: "ignore" }).success;
  } catch {
    return false;
  }
}
