import type { Running } from "./process";

const WITHIN_MS = 10_000;

/** The verification codes that `--dev-mail` has printed for an address so far, the oldest first. */
export function codesPrinted(server: Running, email: string): string[] {
  const letters = server.output().matchAll(/^\[dev-mail\] to (\S+): (\d{6}) is your/gm);
  return [...letters].flatMap(([, to, code = ""]) => (to === email ? [code] : []));
}

/**
 * The newest of them. The line may come a moment later than the answer to the call that asked.
 * @throws if none came in time
 */
export async function codePrinted(server: Running, email: string): Promise<string> {
  const until = performance.now() + WITHIN_MS;
  while (performance.now() < until) {
    const code = codesPrinted(server, email).at(-1);
    if (code !== undefined) return code;
    await Bun.sleep(5);
  }
  throw new Error(`No code for ${email} was printed`);
}
