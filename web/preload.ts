import { loadCommands } from "./commands";
import { loadHandbook } from "./features/handbook/handbook";
import { maps } from "./features/map";
import { loadForms } from "./form-screens";
import { pagePart } from "./lib/page-part";
import { loadPlatforms, platformList, reloadPlatforms } from "./lib/platforms";
import { loadFormats, watchFormats } from "./lib/reports";
import { typingIdle } from "./lib/typing-idle";
import { firstStands } from "./ui/late";
import { windows } from "./ui/windows";

const SCREENS_AFTER_MS = 500;
/** The maps are the largest part, and needed last. */
const MAPS_AFTER_MS = 10_000;

/** As long as for the waiting reports. */
const AGAIN_AFTER_MS = 15_000;

/** What may be needed next, the likeliest first. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  platforms,
  pagePart(() => import("./identification")),
  loadCommands,
  pagePart(() => import("./sighting")),
  pagePart(() => import("./log")),
  pagePart(loadForms),
  pagePart(() => import("./features/settings/settings-screen")),
  pagePart(() => import("./features/handbook/handbook-screen")),
  loadHandbook,
  // The screens after a sign-out.
  pagePart(() => import("./features/access/offline-login")),
];

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
 * Loads the application's screens in advance, once: if the server goes away later, unopened screens must still work.
 * If it is away already, they are requested again. Each part starts only while nobody types, because it takes some
 * tens of milliseconds to run.
 */
export function preload(): void {
  if (isBegun) return;
  isBegun = true;
  fetchAhead(loadFormats, 0);
  watchFormats();
  // The screens after a sign-in.
  if (location.pathname === "/") fetchAhead(() => import("./log"), 0);
  const loadParts = async () => {
    for (const load of PARTS) {
      await typingIdle();
      await load();
    }
  };
  // The screen that was asked for comes first.
  void firstStands.then(() => fetchAhead(loadParts, SCREENS_AFTER_MS));
  fetchAhead(async () => {
    await typingIdle();
    await maps.load();
    (await picture()).readAhead();
  }, MAPS_AFTER_MS);
}

const picture = pagePart(() => import("./picture"));

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
