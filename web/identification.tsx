import { useNavigate } from "react-router-dom";
import { unknownPlatform } from "./domain/platforms/unknown-platform";
import { PlatformSearch } from "./features/platforms";
// Past the feature's index, which would bring the whole form along.
import {
  ANY_SIGHTING,
  type SightingDraft,
  sightingDrafts,
} from "./features/reports/sighting/sighting-kind";
import { Unfinished, useUnfinished } from "./features/reports/unfinished-reports";
import { useSearchLine } from "./search-line";

/** /dashboard: the platform is identified first. Unfinished reports are offered again. */
export function Identification() {
  const navigate = useNavigate();
  const { unfinished, discard } = useUnfinished(ANY_SIGHTING);
  const openForm = (vehicleId: string) =>
    navigate(`/dashboard?vehicleId=${encodeURIComponent(vehicleId)}`);

  /** A new report; the unfinished ones stay. */
  function begin(vehicleId: string) {
    sightingDrafts.workOn("");
    openForm(vehicleId);
  }

  function resume(draft: SightingDraft) {
    sightingDrafts.workOn(sightingDrafts.keyOf(draft));
    openForm(draft.form.vehicle.id);
  }

  const { readReport, emptied, after } = useSearchLine(true);

  return (
    <PlatformSearch
      readReport={readReport}
      emptied={emptied}
      after={after}
      onSelect={(platform) => begin(platform.platformId)}
      onUnknown={(text) => begin(unknownPlatform(text).id)}
      banner={unfinished.map((draft) => (
        <Unfinished
          key={sightingDrafts.keyOf(draft)}
          what={`${draft.form.quantity} × ${draft.form.vehicle.platformId}`}
          onResume={() => resume(draft)}
          onDiscard={() => {
            discard(draft);
            // The button that had the focus is gone.
            document.querySelector<HTMLElement>("main input")?.focus();
          }}
        />
      ))}
    />
  );
}
