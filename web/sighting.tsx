import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { unknownPlatformById } from "./domain/platforms/unknown-platform";
import type { SightedVehicle } from "./domain/reports/sighting";
import {
  freshSighting,
  openedSighting,
  type SightingDraft,
  sightingDrafts,
} from "./features/reports/sighting/sighting-kind";
import { SightingScreen } from "./features/reports/sighting/sighting-screen";
import { dropRestore } from "./lib/form-handoff";
import { loadVehicles, type Vehicle, vehicleList } from "./lib/platforms";
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
  const own = stored && isNamed(stored.form.vehicle, vehicleId) ? stored : null;
  const vehicle = own ? known(own.form.vehicle, vehicles) : findVehicle(vehicleId, vehicles);
  if (!vehicle && list.state === "loading") return <Loading />;
  if (!vehicle) return <NoSuchPlatform vehicleId={vehicleId} />;

  /** The address names the platform, so that a reload finds the report again. */
  function resume(draft: SightingDraft) {
    sightingDrafts.work(sightingDrafts.keyOf(draft));
    navigate(`/dashboard?vehicleId=${encodeURIComponent(draft.form.vehicle.id)}`);
  }

  return (
    <SightingScreen
      vehicle={vehicle}
      start={() => (own ? complete(own, vehicle) : freshSighting(vehicle))}
      imageUrl={listed(vehicle, vehicles)?.imageUrl ?? null}
      onBack={() => navigate("/dashboard")}
      onResume={resume}
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

/** The database's record of a platform; an unknown one has none, whatever it was called. */
function listed(vehicle: SightedVehicle, vehicles: readonly Vehicle[]): Vehicle | undefined {
  if (vehicle.category === "Unknown") return undefined;
  return vehicles.find(({ platformId }) => platformId === vehicle.platformId);
}

/** A report's platform as the database has it today, else as the report brings it along. */
function known(vehicle: SightedVehicle, vehicles: readonly Vehicle[]): SightedVehicle {
  const record = listed(vehicle, vehicles);
  return record ? toSighted(record) : vehicle;
}

/** The vehicle of the address: by id, then by platform id. */
function findVehicle(vehicleId: string, vehicles: readonly Vehicle[]): SightedVehicle | null {
  const found =
    vehicles.find((vehicle) => String(vehicle.id) === vehicleId) ??
    vehicles.find((vehicle) => vehicle.platformId === vehicleId);
  return found ? toSighted(found) : unknownPlatformById(vehicleId);
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
