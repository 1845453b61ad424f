import { findBrowser } from "../find-browser";
import { fromRoot } from "../paths";

interface Ended {
  status: number;
  output: string;
  errors: string;
}

/** Runs browser tests alone, one after the other. @param args of Playwright's */
export async function runBrowserTest(
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Ended> {
  const command = ["x", "--bun", "playwright", "test", "-c", "web/e2e", "--workers=1", ...args];
  const child = Bun.spawn([process.execPath, ...command], {
    cwd: fromRoot(),
    env: { ...process.env, CHROME_PATH: await findBrowser(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { status: await child.exited, output, errors };
}
