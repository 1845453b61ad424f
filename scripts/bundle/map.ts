import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PLACES_FILE } from "../../server/assets";
import { packFile } from "./compress";

/**
 * Copies the map's folder for the executable, the list of places packed to half its size.
 * @param output emptied first
 */
export function packMap(folder: string, output: string): void {
  rmSync(output, { recursive: true, force: true });
  cpSync(folder, output, { recursive: true });
  packFile(join(output, PLACES_FILE), "text/tab-separated-values");
}
