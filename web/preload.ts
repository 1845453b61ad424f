import { loadCommands } from "./commands";
import { loadHandbook } from "./features/handbook/handbook";
import { maps } from "./features/map";
import { fetchParts, pagePart } from "./lib/page-part";
import { loadPlatforms, platformList, reloadPlatforms } from "./lib/platforms";
import { loadFormats, watchFormats } from "./lib/reports";
import { typingIdle } from "./lib/typing-idle";
import { firstCame, firstStands } from "./ui/late";
import { windows } from "./ui/windows";

const SCREENS_AFTER_MS = 500;
/** The maps take the longest, and are needed last. */
const MAPS_AFTER_MS = 10_000;

/** As long as for the waiting reports. */
const AGAIN_AFTER_MS = 15_000;

const desk = pagePart(() => import("./parts/desk"));
const picture = pagePart(() => import("./picture"));

/** Every area has windows, the sign-in also; what they say must not need the server. */
export function preloadWindows(): void {
  const load = pagePart(windows.load);
  const whileIdle = async () => {
    await typingIdle();
    await load();
  };
  void firstStands.then(() => fetchAhead(whileIdle, 0));
}

let isBegun = false;

/**
 * Fetches all that the application may need, once and as soon as the first screen's files have come: the server may go
 * away at any time. If it is away already, what is missing is requested again. The files run later, while nobody types,
 * because that takes some tens of milliseconds.
 */
export function preload(): void {
  if (isBegun) return;
  isBegun = true;
  fetchAhead(loadFormats, 0);
  watchFormats();
  void firstCame.then(() => {
    for (const load of [fetchParts, platforms, loadHandbook]) fetchAhead(load, 0);
  });
  const runScreens = async () => {
    await typingIdle();
    await desk();
    await loadCommands();
  };
  void firstStands.then(() => fetchAhead(runScreens, SCREENS_AFTER_MS));
  fetchAhead(async () => {
    await typingIdle();
    await maps.load();
    (await picture()).readAhead();
  }, MAPS_AFTER_MS);
}

function fetchAhead(load: () => Promise<unknown>, afterMs: number): void {
  const attempt = () => load().catch(() => fetchAhead(load, AGAIN_AFTER_MS));
  if (afterMs === 0) void attempt();
  else setTimeout(attempt, afterMs);
}

/** Without them no sighting can be begun. */
async function platforms(): Promise<void> {
  // A screen that already reports them as unavailable keeps doing so while they are requested again.
  if (platformList.value.state === "failed") await reloadPlatforms();
  else await loadPlatforms();
  if (platformList.value.state !== "ready") throw new Error("The platforms are not to be had.");
}
