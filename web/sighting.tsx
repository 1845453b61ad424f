import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { SightedVehicle } from "./domain/reports/sighting";
import { unknownPlatformById } from "./domain/unknown-platform";
import {
  freshSighting,
  openedSighting,
  type SightingDraft,
  SightingScreen,
} from "./features/reports/sighting";
import { dropRestore } from "./lib/restore";
import { loadVehicles, type Vehicle, vehicleList } from "./lib/vehicles";
import { EmptyState } from "./ui/empty-state";
import { Screen } from "./ui/screen";

/** /dashboard with a vehicleId: the report form on that platform. */
export function Sighting({ vehicleId }: { vehicleId: string }) {
  useSignals();
  const navigate = useNavigate();
  const [stored] = useState(openedSighting);
  useEffect(() => {
    dropRestore();
    void loadVehicles();
  }, []);

  const list = vehicleList.value;
  const vehicles = list.state === "ready" ? list.vehicles : [];
  const vehicle = findVehicle(vehicleId, vehicles, stored?.form.vehicle);
  if (!vehicle && list.state === "loading") return <Loading />;
  if (!vehicle) return <NoSuchPlatform vehicleId={vehicleId} />;

  const inDatabase = vehicles.find(({ platformId }) => platformId === vehicle.platformId);
  const isStored = stored !== null && isNamed(stored.form.vehicle, vehicleId);
  return (
    <SightingScreen
      vehicle={vehicle}
      start={() => (isStored ? complete(stored, vehicle) : freshSighting(vehicle))}
      imageUrl={inDatabase?.imageUrl ?? null}
      onBack={() => navigate("/dashboard")}
    />
  );
}

/** A received message names its platform only; the rest is the database's. */
function complete(draft: SightingDraft, vehicle: SightedVehicle): SightingDraft {
  const { form } = draft;
  if (form.vehicle.category !== "") return draft;
  return { ...draft, form: { ...form, vehicle: { ...vehicle, aka: form.vehicle.aka } } };
}

function isNamed({ id, platformId }: SightedVehicle, vehicleId: string): boolean {
  return id === vehicleId || platformId === vehicleId;
}

/** The vehicle of the address: by id, then by platform id, then one that stored data brings along. */
function findVehicle(
  vehicleId: string,
  vehicles: readonly Vehicle[],
  stored: SightedVehicle | undefined,
): SightedVehicle | null {
  const listed =
    vehicles.find((vehicle) => String(vehicle.id) === vehicleId) ??
    vehicles.find((vehicle) => vehicle.platformId === vehicleId);
  if (listed) return toSighted(listed);
  if (stored && isNamed(stored, vehicleId)) return stored;
  return unknownPlatformById(vehicleId);
}

/** The parts of a platform that a report takes along. */
function toSighted(vehicle: Vehicle): SightedVehicle {
  const { id, platformId, aka, description, category, gridUnit } = vehicle;
  return { id: String(id), platformId, aka, description, category, gridUnit };
}

function Loading() {
  return (
    <Screen title="Sighting & BDA">
      <p role="status">Loading vehicles...</p>
    </Screen>
  );
}

function NoSuchPlatform({ vehicleId }: { vehicleId: string }) {
  return (
    <Screen title="Sighting & BDA">
      <EmptyState title="No such platform">
        <p>
          The platform database holds no “{vehicleId}”, or it could not be loaded. Find the platform
          in the list, or continue with it as an unknown one.
        </p>
        <p>
          <Link to="/dashboard">Go to platform identification</Link>
        </p>
      </EmptyState>
    </Screen>
  );
}
