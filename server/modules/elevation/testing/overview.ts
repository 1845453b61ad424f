import { resolve } from "node:path";

const FOLDER = resolve(import.meta.dir, "..", "..", "..", "..", "data", "elevation");

/** The overview that travels inside the executable, and its checksum. */
export const OVERVIEW_FILE = resolve(FOLDER, "overview.bin");
export const OVERVIEW_CHECKSUM = resolve(FOLDER, "overview.sha256");
