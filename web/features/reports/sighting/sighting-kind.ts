import { randomIdentifier } from "../../../domain/messages/reference";
import {
  newSighting,
  type ReportedPlatform,
  type SightingForm,
} from "../../../domain/reports/sighting";
import { SIGHTING } from "../../../domain/reports/sighting-definition";
import { operator } from "../../../lib/session";
import { createDrafts, type Draft } from "../draft";
import { currentDraft, newDraft, type ReportKind, restoredDraft } from "../report-kind";

export type SightingDraft = Draft<SightingForm>;

/** The unfinished sightings, by their identifiers. */
export const sightingDrafts = createDrafts("sighting", SIGHTING.read, SIGHTING.identifier);

/** The sightings on a platform: a new one stays with it. */
export function sightingKind(platform: ReportedPlatform): ReportKind<SightingForm> {
  return {
    definition: SIGHTING,
    drafts: sightingDrafts,
    fresh: () => newSighting({ ...operator(), platform, identifier: randomIdentifier() }),
  };
}

/** A new report on a platform, headed by the signed-in operator. */
export function freshSighting(platform: ReportedPlatform): SightingDraft {
  return newDraft(sightingKind(platform).fresh());
}

/** Sightings on whatever platform. */
export const ANY_SIGHTING = { definition: SIGHTING, drafts: sightingDrafts };

/** The report that the log left, else the draft that this window works on. */
export function openedSighting(): SightingDraft | null {
  const restored = restoredDraft(ANY_SIGHTING);
  if (restored === "unreadable") return null;
  return restored ?? currentDraft(ANY_SIGHTING);
}
