import { preloadForms } from "./form-screens";
import { loadVehicles, reloadVehicles, vehicleList } from "./lib/vehicles";

const SCREENS_AFTER_MS = 500;
/** The maps are the largest part, and needed last. */
const MAPS_AFTER_MS = 10_000;

/** As long as the reports that wait for the server. */
const AGAIN_AFTER_MS = 15_000;

let isBegun = false;

/**
 * Fetches the application's screens ahead, once: a server that goes away later must not take
 * screens along that were not opened yet. One that is away already is asked again.
 */
export function preload(): void {
  if (isBegun) return;
  isBegun = true;
  // Where a sign-in leads.
  if (location.pathname === "/") fetchAhead(() => import("./features/log"), 0);
  fetchAhead(screens, SCREENS_AFTER_MS);
  fetchAhead(maps, MAPS_AFTER_MS);
}

function fetchAhead(load: () => Promise<unknown>, afterMs: number): void {
  const attempt = () => load().catch(() => fetchAhead(load, AGAIN_AFTER_MS));
  if (afterMs === 0) void attempt();
  else setTimeout(attempt, afterMs);
}

function screens(): Promise<unknown> {
  return Promise.all([
    import("./identification"),
    import("./sighting"),
    import("./features/log"),
    import("./features/settings"),
    preloadForms(),
    platforms(),
  ]);
}

/** Without them no sighting can be begun. */
async function platforms(): Promise<void> {
  // Asked again, where a screen says by now that they are not to be had, it goes on saying so meanwhile.
  if (vehicleList.value.state === "failed") await reloadVehicles();
  else await loadVehicles();
  if (vehicleList.value.state !== "ready") throw new Error("The platforms are not to be had.");
}

async function maps(): Promise<void> {
  const { preloadMaps } = await import("./features/map");
  await preloadMaps();
}
