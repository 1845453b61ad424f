import { resolve } from "node:path";

/** Where things lie in the project. */
export const ROOT = resolve(import.meta.dir, "..");
export const fromRoot = (...parts: string[]) => resolve(ROOT, ...parts);

export const PAGE_FOLDER = fromRoot("build", "page");
export const PLATFORMS_FOLDER = fromRoot("build", "platforms");
export const EXECUTABLE = fromRoot("dist", "sightline");
/** Where `make release` leaves what is handed over. */
export const RELEASE = fromRoot("dist", "release");
