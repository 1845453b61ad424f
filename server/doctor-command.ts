import type { Config } from "./config";

/**
 * Checks everything that Sightline stands on, a line each.
 * @returns whether all of it is well
 */
export async function examine(config: Config, print: (line: string) => void): Promise<boolean> {
  print(config.dataFolder);
  return false;
}
