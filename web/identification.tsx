import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { ChangeBanner } from "./change-banner";
import { unknownPlatform } from "./domain/platforms/unknown-platform";
import { type ReportedPlatform, toReported, withPlatform } from "./domain/reports/sighting";
import { SIGHTING } from "./domain/reports/sighting-definition";
import { PlatformSearch } from "./features/platforms";
import { referenceText } from "./features/reports/report-kind";
// Past the feature's index, which would bring the whole form along.
import {
  ANY_SIGHTING,
  type SightingDraft,
  sightingDrafts,
} from "./features/reports/sighting/sighting-kind";
import { UnfinishedList, useUnfinished } from "./features/reports/unfinished-reports";
import { useShortcut } from "./lib/shortcuts";
import { useSearchLine } from "./search-line";

const formOf = (vehicleId: string) => `/dashboard?vehicleId=${encodeURIComponent(vehicleId)}`;

/**
 * /dashboard: the platform is identified first. Unfinished reports are offered again; the key that leads here from the
 * log leads back to the report that was left for it.
 */
export function Identification() {
  const { state } = useLocation();
  const draft = sightingDrafts.current();
  if (state?.isFromLog && draft && !draft.sent && !draft.isTestData)
    return <Navigate to={formOf(draft.form.vehicle.id)} replace />;
  return <Search />;
}

function Search() {
  const navigate = useNavigate();
  const { unfinished, discard } = useUnfinished(ANY_SIGHTING);
  const openForm = (vehicleId: string) => navigate(formOf(vehicleId));

  /** A new report; the unfinished ones stay. */
  function begin(vehicleId: string) {
    sightingDrafts.workOn("");
    openForm(vehicleId);
  }

  function resume(draft: SightingDraft) {
    sightingDrafts.workOn(sightingDrafts.keyOf(draft));
    openForm(draft.form.vehicle.id);
  }
  const { readReport, emptied, after } = useSearchLine();

  return (
    <PlatformSearch
      readReport={readReport}
      emptied={emptied}
      after={after}
      onSelect={(platform) => begin(platform.platformId)}
      onUnknown={(text) => begin(unknownPlatform(text).id)}
      onTrain={() => navigate("/train")}
      banner={
        <UnfinishedList
          drafts={unfinished}
          keyOf={sightingDrafts.keyOf}
          definition={SIGHTING}
          onResume={resume}
          onDiscard={(draft) => {
            discard(draft);
            // The button that had the focus is gone.
            document.querySelector<HTMLElement>("main input")?.focus();
          }}
        />
      }
    />
  );
}

/** /dashboard?change: another platform for the report that this window works on. All else in it stays. */
export function PlatformChange() {
  const navigate = useNavigate();
  const draft = sightingDrafts.current();
  const keep = () => draft && navigate(formOf(draft.form.vehicle.id));
  useShortcut("Alt B", "Keep the platform", keep, draft !== null);
  if (!draft) return <Navigate to="/dashboard" replace />;

  function change(platform: ReportedPlatform, bothSides: boolean) {
    if (!draft) return;
    const form = withPlatform(draft.form, platform, bothSides);
    sightingDrafts.keep({ ...draft, form, sent: false });
    navigate(formOf(platform.id), { replace: true });
  }
  return (
    <PlatformSearch
      title="Change platform"
      near={draft.form.vehicle.platformId}
      onSelect={(platform) => change(toReported(platform), platform.bothSides)}
      onUnknown={(text) => change(unknownPlatform(text), false)}
      banner={
        <ChangeBanner
          reference={referenceText(SIGHTING, draft.form)}
          platformId={draft.form.vehicle.platformId}
          onKeep={keep}
        />
      }
    />
  );
}
