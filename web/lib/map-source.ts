import { signal } from "@preact/signals-react";
import { answered, api } from "./api";
import { deployment } from "./session";
import {
  CHECKED,
  chooseSource,
  type MapSource,
  readCheck,
  type TileCheck,
  warningOf,
} from "./tile-choice";

export type { MapSource, NoTiles, OnlineTiles, TileSource } from "./tile-choice";

const ANSWER_WITHIN_MS = 5000;
/** With the server's own looks this is less than ten seconds (`LOOK_EVERY_MS` there). */
const LOOK_EVERY_MS = 4000;

async function checkTiles(): Promise<TileCheck> {
  const { z, x, y } = CHECKED;
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(`/tiles/${z}/${x}/${y}.png`, {
      method: "HEAD",
      cache: "no-store",
      signal,
    });
    return readCheck(answer.status, answer.headers.get("content-type"));
  } catch (error) {
    console.warn("map tiles:", error);
    return "failed";
  }
}

function askForMap() {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  return answered(api.map.get({ fetch: { signal } }), "state");
}

/** The tiles in use; null until they have been looked for. */
export const mapSource = signal<MapSource | null>(null);
/** What to say of the unit's own files that are not used; "" if there are none. */
export const mapWarning = signal("");
let looking: Promise<void> | null = null;

/**
 * Looks for tiles, once a session; where none were found, again when the next map is opened,
 * as the server may be back.
 */
export function findMapSource(): Promise<void> {
  if (mapSource.value?.state === "tiles") return Promise.resolve();
  looking ??= look().finally(() => {
    looking = null;
  });
  return looking;
}

async function look(): Promise<void> {
  mapSource.value = await choose();
}

/** Looks for tiles, and again and again for those of a file that is put into the data folder. @returns what ends it */
export function watchMapSource(): () => void {
  void findMapSource();
  // No visitor of the demonstration can put any there.
  if (deployment.value === "online") return () => {};
  const timer = setInterval(() => void lookAgain(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Looks for tiles again while a map is open. It switches to the tiles it finds; if it finds none, the
 * current ones stay, as they may recover.
 */
export async function lookAgain(): Promise<MapSource> {
  const found = await choose();
  const now = mapSource.value;
  const isSame = found.state === "none" || (now?.state === "tiles" && now.url === found.url);
  if (!isSame) mapSource.value = found;
  return found;
}

async function choose(): Promise<MapSource> {
  const asked = askForMap().catch((error: unknown) => {
    console.warn("map:", error);
    return null;
  });
  const [check, map] = await Promise.all([checkTiles(), asked]);
  if (map) mapWarning.value = warningOf(map);
  return chooseSource(check, map, deployment.value);
}
