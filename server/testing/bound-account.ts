import { chmodSync, copyFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./app";
import { EXECUTABLE } from "./process";

/** Debian's nobody: it owns nothing. */
const NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];

/** How to start the compiled file as an account that file modes hold, and what that account is called. */
export interface BoundAccount {
  name: string;
  program: readonly string[];
  [Symbol.dispose](): void;
}

/**
 * Modes do not hold the administrator: then it is another account. Null if the administrator can start nothing as
 * another account.
 */
export function boundAccount(): BoundAccount | null {
  if (process.getuid?.() !== 0) {
    return { name: "this account", program: EXECUTABLE, [Symbol.dispose]: () => {} };
  }
  if (!succeeds(...NOBODY, "true")) return null;
  const [file = ""] = EXECUTABLE;
  const own = { name: "nobody", program: [...NOBODY, file], [Symbol.dispose]: () => {} };
  if (succeeds(...NOBODY, "test", "-x", file)) return own;
  // The sources lie in a folder that is closed to others, such as /root.
  const folder = temporaryFolder();
  chmodSync(folder.path, 0o755);
  const copy = join(folder.path, "sightline");
  copyFileSync(file, copy);
  chmodSync(copy, 0o755);
  return { ...own, program: [...NOBODY, copy], [Symbol.dispose]: () => folder[Symbol.dispose]() };
}

function succeeds(...command: string[]): boolean {
  try {
    return Bun.spawnSync(command, { stdout: "ignore", stderr: "ignore", cwd: "/" }).success;
  } catch {
    return false;
  }
}
