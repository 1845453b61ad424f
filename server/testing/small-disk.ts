import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A disk that can be filled. Disposing of it removes it. */
export interface SmallDisk {
  /** The folder to work in. */
  path: string;
  /** The wrapper that starts the program. */
  launcher: readonly string[];
  /** Leaves no space that the program with this id could still write to. */
  fill(pid: number): Promise<void>;
  /** Gives the space back. */
  free(pid: number): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const MEGABYTES = 8;

async function succeeds(...command: string[]): Promise<boolean> {
  try {
    const child = Bun.spawn(command, { stdout: "ignore", stderr: "ignore" });
    return (await child.exited) === 0;
  } catch {
    return false;
  }
}

/**
 * A file system of 8 MB where this account may mount one; elsewhere a limit on the size of
 * the program's files, which the system refuses to exceed as it does on a full disk.
 */
export async function smallDisk(): Promise<SmallDisk> {
  const path = mkdtempSync(join(tmpdir(), "sightline-disk-"));
  const isMounted = await succeeds(
    "mount",
    "-t",
    "tmpfs",
    "-o",
    `size=${MEGABYTES}m`,
    "none",
    path,
  );
  return isMounted ? mountedDisk(path) : limitedFiles(path);
}

function mountedDisk(path: string): SmallDisk {
  const ballast = join(path, "ballast");
  return {
    path,
    launcher: [],
    async fill() {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    },
    free: async () => rmSync(ballast),
    async [Symbol.asyncDispose]() {
      await succeeds("umount", "--lazy", path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function limitedFiles(path: string): SmallDisk {
  const limit = (pid: number, bytes: number | "unlimited") =>
    succeeds("prlimit", `--pid=${pid}`, `--fsize=${bytes}:unlimited`);
  mkdirSync(path, { recursive: true });
  return {
    path,
    // Without the trap the system would end the program in place of refusing.
    launcher: ["/bin/sh", "-c", 'trap "" XFSZ; exec "$@"', "sh"],
    fill: async (pid) => void (await limit(pid, 1024)),
    free: async (pid) => void (await limit(pid, "unlimited")),
    async [Symbol.asyncDispose]() {
      rmSync(path, { recursive: true, force: true });
    },
  };
}
