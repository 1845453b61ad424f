import { signal } from "@preact/signals-react";
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

type Symbols = (platformId: string) => string | null;
const known = new WeakMap<PlatformList, Symbols>();

/** A platform's MIL-STD-2525C code by its id, the same function for each list; null if it has none, and while the platforms are not known. */
export function symbolsIn(list: PlatformList): Symbols {
  let symbols = known.get(list);
  if (!symbols) {
    const platforms = list.state === "ready" ? list.platforms : [];
    const codes = new Map(platforms.map(({ platformId, sidcCode }) => [platformId, sidcCode]));
    symbols = (platformId) => codes.get(platformId) ?? null;
    known.set(list, symbols);
  }
  return symbols;
}

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
