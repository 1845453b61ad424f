import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { unknownPlatform } from "./domain/platforms/unknown-platform";
import { SIGHTING } from "./domain/reports/sighting-definition";
import { PlatformSearch } from "./features/platforms";
// Past the feature's index, which would bring the whole form along.
import {
  ANY_SIGHTING,
  type SightingDraft,
  sightingDrafts,
} from "./features/reports/sighting/sighting-kind";
import { UnfinishedList, useUnfinished } from "./features/reports/unfinished-reports";
import { sightingPath } from "./open-report";
import { useSearchLine } from "./search-line";

/**
 * /dashboard: the platform is identified first. Unfinished reports are offered again; the key that leads here from the
 * log leads back to the report that was left for it.
 */
export function Identification() {
  const { state } = useLocation();
  const draft = sightingDrafts.current();
  if (state?.isFromLog && draft && !draft.sent && !draft.isTestData)
    return <Navigate to={sightingPath(draft.form.vehicle.id)} replace />;
  return <Search />;
}

function Search() {
  const navigate = useNavigate();
  const { unfinished, discard } = useUnfinished(ANY_SIGHTING);
  const openForm = (vehicleId: string) => navigate(sightingPath(vehicleId));

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
