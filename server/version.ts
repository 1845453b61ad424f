import { version } from "../package.json";

/** Sightline's version number, e.g. `0.1.0`. */
export const VERSION = version;

/**
 * Which build this is, e.g. `commit 2889ded1a2, 2026-11-22`: the build puts its commit and that commit's
 * date here as a constant (scripts/bundle/executable.ts). From source it has none.
 */
export const BUILD: string = process.env.SIGHTLINE_BUILD ?? "run from source";

/** The day of that commit, as YYYY-MM-DD; null from source. */
export const builtOn = (build: string): string | null =>
  /\d{4}-\d\d-\d\d$/.exec(build)?.[0] ?? null;

/** Both, for people: `0.1.0, commit 2889ded1a2, 2026-11-22`. */
export const VERSION_TEXT = `${VERSION}, ${BUILD}`;
