import { signal } from "@preact/signals-react";
import { oncePer } from "../domain/once";
import type { Platform } from "../domain/platforms/platform";
import { ApiError, answered, api } from "./api";

export type PlatformList =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; platforms: Platform[] };

/** The platform database as the page knows it. Loaded once; an import from this page fetches it again. */
export const platformList = signal<PlatformList>({ state: "loading" });

let loading: Promise<void> | undefined;

/** Loads the platforms once; after a failure, calling again tries again. */
export function loadPlatforms(): Promise<void> {
  if (platformList.value.state === "ready") return Promise.resolve();
  loading ??= fetchPlatforms();
  return loading;
}

/** Fetches the list again after it was changed; a failure leaves the one that is there. */
export async function reloadPlatforms(): Promise<void> {
  try {
    platformList.value = { state: "ready", platforms: await askForPlatforms() };
  } catch (error) {
    console.warn("vehicles:", error);
  }
}

/** A list has a length; what answers in the server's place may not be one. */
const askForPlatforms = () => answered(api.vehicles.get(), "length");

/** A platform's MIL-STD-2525C code by its id; null if it has none, and while the platforms are not known. */
export const symbolsIn = oncePer((list: PlatformList) => {
  const platforms = list.state === "ready" ? list.platforms : [];
  const codes = new Map(platforms.map(({ platformId, sidcCode }) => [platformId, sidcCode]));
  return (platformId: string): string | null => codes.get(platformId) ?? null;
});

async function fetchPlatforms(): Promise<void> {
  platformList.value = { state: "loading" };
  try {
    platformList.value = { state: "ready", platforms: await askForPlatforms() };
  } catch (error) {
    console.warn("vehicles:", error);
    loading = undefined;
    platformList.value = {
      state: "failed",
      message:
        error instanceof ApiError && error.userMessage
          ? error.userMessage
          : "The platform database could not be loaded. Sightline's server does not answer.",
    };
  }
}
