import { signal } from "@preact/signals-react";
import type { Platform } from "../domain/platforms/platform";
import { ApiError, answered, api } from "./api";

export type Vehicle = Platform;

export type VehicleList =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; vehicles: Vehicle[] };

/** The platform database as the page knows it. Loaded once; an import from this page fetches it anew. */
export const vehicleList = signal<VehicleList>({ state: "loading" });

let loading: Promise<void> | undefined;

/** Loads the platforms once; after a failure, calling again tries again. */
export function loadVehicles(): Promise<void> {
  if (vehicleList.value.state === "ready") return Promise.resolve();
  loading ??= fetchVehicles();
  return loading;
}

/** Fetches the list anew after it was changed; a failure leaves the one that is there. */
export async function reloadVehicles(): Promise<void> {
  try {
    vehicleList.value = { state: "ready", vehicles: await answered(api.vehicles.get()) };
  } catch (error) {
    console.warn("vehicles:", error);
  }
}

async function fetchVehicles(): Promise<void> {
  vehicleList.value = { state: "loading" };
  try {
    vehicleList.value = { state: "ready", vehicles: await answered(api.vehicles.get()) };
  } catch (error) {
    console.warn("vehicles:", error);
    loading = undefined;
    vehicleList.value = {
      state: "failed",
      message:
        error instanceof ApiError && error.userMessage
          ? error.userMessage
          : "The platform database could not be loaded. Sightline's server does not answer.",
    };
  }
}
