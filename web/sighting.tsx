import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import type { Platform } from "./domain/platforms/platform";
import { unknownPlatformById } from "./domain/platforms/unknown-platform";
import { type ReportedPlatform, toReported } from "./domain/reports/sighting";
import {
  freshSighting,
  openedSighting,
  type SightingDraft,
  sightingDrafts,
} from "./features/reports/sighting/sighting-kind";
import { SightingScreen } from "./features/reports/sighting/sighting-screen";
import { dropHandoff } from "./lib/form-handoff";
import { platformList } from "./lib/platforms";
import { sightingPath } from "./open-report";
import { listedPlatform, usePlatformRecords } from "./platform-record";
import { EmptyState } from "./ui/empty-state";
import { Screen } from "./ui/screen";

/** /dashboard with a vehicleId: the report form on that platform. */
export function Sighting({ vehicleId }: { vehicleId: string }) {
  useSignals();
  const navigate = useNavigate();
  const [stored] = useState(openedSighting);
  const { recordOf, detail } = usePlatformRecords();
  useEffect(() => dropHandoff(), []);

  const list = platformList.value;
  const platforms = list.state === "ready" ? list.platforms : [];
  const own = stored && isNamed(stored.form.vehicle, vehicleId) ? stored : null;
  const platform = own ? known(own.form.vehicle, platforms) : findPlatform(vehicleId, platforms);
  if (!platform && list.state === "loading") return <Loading />;
  if (!platform) return <NoSuchPlatform vehicleId={vehicleId} />;

  /** The address names the platform, so that a reload finds the report again. */
  function resume(draft: SightingDraft) {
    sightingDrafts.workOn(sightingDrafts.keyOf(draft));
    navigate(sightingPath(draft.form.vehicle.id));
  }

  return (
    <>
      <SightingScreen
        platform={platform}
        start={() => (own ? complete(own, platform) : freshSighting(platform))}
        recordOf={recordOf}
        onChangePlatform={() => navigate("/dashboard?change")}
        onBack={() => navigate("/dashboard")}
        onResume={resume}
      />
      {detail}
    </>
  );
}

/** A received message names its platform only; the rest is the database's. */
function complete(draft: SightingDraft, platform: ReportedPlatform): SightingDraft {
  const { form } = draft;
  if (form.vehicle.category !== "") return draft;
  return { ...draft, form: { ...form, vehicle: { ...platform, aka: form.vehicle.aka } } };
}

function isNamed({ id, platformId }: ReportedPlatform, vehicleId: string): boolean {
  return id === vehicleId || platformId === vehicleId;
}

/** A report's platform as the database has it today, else as the report brings it along. */
function known(platform: ReportedPlatform, platforms: readonly Platform[]): ReportedPlatform {
  const record = listedPlatform(platform, platforms);
  return record ? toReported(record) : platform;
}

/** The vehicle of the address: by id, then by platform id. */
function findPlatform(vehicleId: string, platforms: readonly Platform[]): ReportedPlatform | null {
  const found =
    platforms.find((platform) => String(platform.id) === vehicleId) ??
    platforms.find((platform) => platform.platformId === vehicleId);
  return found ? toReported(found) : unknownPlatformById(vehicleId);
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
