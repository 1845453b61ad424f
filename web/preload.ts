import { preloadForms } from "./form-screens";

const SCREENS_AFTER_MS = 500;
/** The maps are the largest part, and needed last. */
const MAPS_AFTER_MS = 10_000;

let isBegun = false;

/**
 * Fetches the application's screens ahead, once: a server that goes away later must not take
 * screens along that were not opened yet.
 */
export function preload(): void {
  if (isBegun) return;
  isBegun = true;
  // Where a sign-in leads.
  if (location.pathname === "/") void import("./features/log");
  setTimeout(() => {
    void Promise.all([
      import("./identification"),
      import("./sighting"),
      import("./features/log"),
      import("./features/settings"),
      preloadForms(),
    ]);
  }, SCREENS_AFTER_MS);
  setTimeout(() => {
    void import("./features/map").then(({ preloadMaps }) => preloadMaps());
  }, MAPS_AFTER_MS);
}
