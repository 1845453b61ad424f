import { randomIdentifier } from "../../../domain/identifier";
import { isStarted } from "../../../domain/reports/grid-row";
import {
  newSighting,
  type SightedVehicle,
  type SightingForm,
} from "../../../domain/reports/sighting";
import { SIGHTING } from "../../../domain/reports/sighting-definition";
import { takeRestore } from "../../../lib/restore";
import { profile } from "../../../lib/session";
import { createDrafts, type Draft } from "../draft";

export type SightingDraft = Draft<SightingForm>;

/** The sightings in the making, by their identifiers. */
export const sightingDrafts = createDrafts(
  "sighting",
  SIGHTING.read,
  (form: SightingForm) => form.randomNumber,
);

/** A new report on a platform, headed by the signed-in operator. */
export function freshSighting(vehicle: SightedVehicle): SightingDraft {
  const user = profile.value;
  const form = newSighting({
    vehicle,
    callSign: user?.callSign ?? "",
    asset: user?.asset ?? "",
    gridAccuracy: user?.gridAccuracy ?? "Cat 1",
    identifier: randomIdentifier(),
  });
  return { form, sent: false, isTestData: false };
}

/** The draft that this window works on; one not sent yet takes the operator's present details. */
export function currentSighting(): SightingDraft | null {
  const draft = sightingDrafts.current();
  const user = profile.value;
  if (!draft || draft.sent || draft.isTestData || !user) return draft;
  const form = { ...draft.form, callSign: user.callSign, userAsset: user.asset };
  return { ...draft, form };
}

/** The report that the log left for this form: taken once; null when there is none that can be read. */
export function restoredSighting(): SightingDraft | null {
  const restore = takeRestore();
  const form = restore && SIGHTING.read(restore.formData);
  if (!form) return null;
  const callSign = form.callSign.trim() || (profile.value?.callSign ?? "");
  return { form: { ...form, callSign }, sent: true, isTestData: restore.isTestData };
}

/** Whether something waits to be gone on with: begun, and not sent as it stands. */
export function isUnfinished({ form, sent, isTestData }: SightingDraft): boolean {
  if (sent || isTestData) return false;
  return (
    form.motion !== "" ||
    form.environment !== "" ||
    form.quantity > 1 ||
    form.freeText !== "" ||
    form.gridRows.some(isStarted)
  );
}

/** What waits to be gone on with. All other drafts are forgotten. */
export function unfinishedSightings(): SightingDraft[] {
  const drafts = sightingDrafts.all();
  for (const draft of drafts) {
    if (!isUnfinished(draft)) sightingDrafts.forget(draft.form.randomNumber);
  }
  return drafts.filter(isUnfinished);
}
