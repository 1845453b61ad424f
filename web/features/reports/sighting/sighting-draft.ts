import { randomIdentifier } from "../../../domain/identifier";
import {
  newSighting,
  type SightedVehicle,
  type SightingForm,
} from "../../../domain/reports/sighting";
import { SIGHTING } from "../../../domain/reports/sighting-definition";
import { takeRestore } from "../../../lib/restore";
import { profile } from "../../../lib/session";
import { type Draft, forgetDraft, keepDraft, keptDraft } from "../draft";

const KIND = "sighting";

export type SightingDraft = Draft<SightingForm>;

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

/** The kept draft; one that was not sent yet takes the operator's present call sign and asset. */
export function keptSighting(): SightingDraft | null {
  const draft = keptDraft(KIND, SIGHTING.read);
  const user = profile.value;
  if (!draft || draft.sent || draft.isTestData || !user) return draft;
  const form = { ...draft.form, callSign: user.callSign, userAsset: user.asset };
  return { ...draft, form };
}

export function keepSighting(draft: SightingDraft): void {
  keepDraft(KIND, draft);
}

export function forgetSighting(): void {
  forgetDraft(KIND);
}

/** The report that the log left for this form: taken once; null when there is none that can be read. */
export function restoredSighting(): SightingDraft | null {
  const restore = takeRestore();
  const form = restore && SIGHTING.read(restore.formData);
  return form && { form, sent: true, isTestData: restore.isTestData };
}

/** Whether something waits to be gone on with: begun, and not sent. */
export function isUnfinished(draft: SightingDraft | null): draft is SightingDraft {
  if (!draft || draft.sent || draft.isTestData) return false;
  const { form } = draft;
  return (
    form.motion !== "" ||
    form.environment !== "" ||
    form.quantity > 1 ||
    form.freeText !== "" ||
    form.gridRows.some((row) => row.gzd !== "" || row.coordinates !== "")
  );
}
