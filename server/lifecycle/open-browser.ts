import type { Log } from "../log";

const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the user's browser; a failure is only logged. */
export function openBrowser(address: string, log: Log): void {
  const opener = OPENERS[process.platform] ?? ["xdg-open"];
  try {
    const child = Bun.spawn([...opener, address], {
      stdio: ["ignore", "ignore", "ignore"],
      onExit: (_, exitCode) => {
        if (exitCode !== 0) log.warn("browser-not-opened", { exitCode });
      },
    });
    child.unref();
  } catch {
    log.warn("browser-not-opened", { opener: opener[0] ?? "" });
  }
}
