import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import styles from "./dashboard.module.css";
import type { SightedVehicle } from "./domain/reports/sighting";
import { PlatformSearch, unknownVehicle } from "./features/platforms";
import {
  forgetSighting,
  freshSighting,
  isUnfinished,
  keptSighting,
  restoredSighting,
  type SightingDraft,
  SightingScreen,
} from "./features/reports/sighting";
import { loadVehicles, type Vehicle, vehicleList } from "./lib/vehicles";
import { Button } from "./ui/button";
import { EmptyState } from "./ui/empty-state";
import { Screen } from "./ui/screen";

const UNKNOWN_PREFIX = "unknown:";

/** /dashboard: the platform is identified first; with a vehicleId its report form opens. */
export function Dashboard() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const vehicleId = query.get("vehicleId");
  if (vehicleId === null) return <Identification key={key} />;
  return <Sighting key={key} vehicleId={vehicleId} />;
}

function Identification() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(keptSighting);

  function open(vehicle: SightedVehicle) {
    forgetSighting();
    navigate(formPath(vehicle));
  }

  return (
    <PlatformSearch
      onSelect={(vehicle) => open(toSighted(vehicle))}
      onUnknown={(text) => open(unknownVehicle(text))}
      banner={
        isUnfinished(draft) && (
          <Unfinished
            draft={draft}
            onResume={() => navigate(formPath(draft.form.vehicle))}
            onDiscard={() => {
              forgetSighting();
              setDraft(null);
            }}
          />
        )
      }
    />
  );
}

function formPath(vehicle: SightedVehicle): string {
  const id = vehicle.id.startsWith(UNKNOWN_PREFIX) ? vehicle.id : vehicle.platformId;
  return `/dashboard?vehicleId=${encodeURIComponent(id)}`;
}

interface UnfinishedProps {
  draft: SightingDraft;
  onResume(): void;
  onDiscard(): void;
}

function Unfinished({ draft, onResume, onDiscard }: UnfinishedProps) {
  const { quantity, vehicle } = draft.form;
  return (
    <section className={styles.unfinished} aria-label="Unfinished report">
      <p>
        Unfinished report: {quantity} × {vehicle.platformId}
      </p>
      <Button onClick={onResume}>Resume</Button>
      <Button look="quiet" onClick={onDiscard}>
        Discard
      </Button>
    </section>
  );
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
  if (stored && [stored.id, stored.platformId].includes(vehicleId)) return stored;
  if (!vehicleId.startsWith(UNKNOWN_PREFIX)) return null;
  return unknownVehicle(vehicleId.slice(UNKNOWN_PREFIX.length));
}

/** The parts of a platform that a report takes along. */
function toSighted(vehicle: Vehicle): SightedVehicle {
  const { id, platformId, aka, description, category, gridUnit } = vehicle;
  return { id: String(id), platformId, aka, description, category, gridUnit };
}

function Sighting({ vehicleId }: { vehicleId: string }) {
  useSignals();
  const navigate = useNavigate();
  const [stored] = useState(() => restoredSighting() ?? keptSighting());
  useEffect(() => void loadVehicles(), []);

  const list = vehicleList.value;
  const vehicles = list.state === "ready" ? list.vehicles : [];
  const vehicle = findVehicle(vehicleId, vehicles, stored?.form.vehicle);
  const back = () => navigate("/dashboard");

  if (!vehicle) {
    if (list.state === "loading") {
      return (
        <Screen title="Sighting & BDA">
          <p role="status">Loading vehicles...</p>
        </Screen>
      );
    }
    return <NoSuchPlatform vehicleId={vehicleId} />;
  }
  const inDatabase = vehicles.find(({ platformId }) => platformId === vehicle.platformId);
  const isStored = stored !== null && stored.form.vehicle.platformId === vehicle.platformId;
  const start = isStored ? stored : freshSighting(vehicle);
  return <SightingScreen start={start} imageUrl={inDatabase?.imageUrl ?? null} onBack={back} />;
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
