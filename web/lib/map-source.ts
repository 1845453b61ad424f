import { signal } from "@preact/signals-react";
import { answered, api } from "./api";
import { deployment } from "./session";
import { CHECKED, chooseSource, type MapSource, readCheck, type TileCheck } from "./tile-choice";

export type { MapSource, NoTiles, OnlineTiles, TileSource } from "./tile-choice";

const ANSWER_WITHIN_MS = 5000;

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

/**
 * Looks for tiles again while an open map's tiles fail. It switches to the tiles it finds; if it finds none, the
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
  return chooseSource(check, map, deployment.value);
}
