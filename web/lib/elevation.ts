import { signal } from "@preact/signals-react";
import type { Height } from "../domain/formats/heights";
import { type LatLng, metresToFeet } from "../domain/grid/geodesy";
import { answered, api } from "./api";

const ANSWER_WITHIN_MS = 5000;
/** A tenth of a metre on the ground, and never written as 1e-7. */
const DECIMALS = 6;

const wrapped = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;

/** False once a lookup has failed: no more are made in this session (specification 2 §8). */
export const elevationAvailable = signal(true);

/**
 * Asks how high a place lies. Null if no source has a figure and where lookups have failed; the altitude is then to
 * be left as it is.
 * @param at degrees; a longitude past ±180, as a map that was moved on gives it, is brought back
 */
export async function lookUpElevation({ lat, lng }: LatLng): Promise<Height | null> {
  if (!elevationAvailable.value) return null;
  try {
    const query = { latitude: lat.toFixed(DECIMALS), longitude: wrapped(lng).toFixed(DECIMALS) };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const { elevation, source } = await answered(
      api.elevation.get({ query, fetch: { signal } }),
      "elevation",
    );
    if (elevation === null) return null;
    return { feet: Math.round(metresToFeet(elevation)), rough: source === "overview" };
  } catch (error) {
    // Several may be under way when the first one fails.
    if (elevationAvailable.value) {
      console.warn("The elevation service is unavailable; altitudes are left as they are.", error);
    }
    elevationAvailable.value = false;
    return null;
  }
}
