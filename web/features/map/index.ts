/** Fetches every map ahead of its opening. */
export function preloadMaps(): Promise<unknown> {
  return Promise.all([import("./selector"), import("./gmti"), import("./hlr"), import("./picker")]);
}
