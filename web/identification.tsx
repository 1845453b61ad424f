import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { unknownPlatform } from "./domain/unknown-platform";
import { PlatformSearch } from "./features/platforms";
import {
  forgetSighting,
  isUnfinished,
  keptSighting,
  type SightingDraft,
} from "./features/reports/sighting/sighting-draft";
import styles from "./identification.module.css";
import { Button } from "./ui/button";

/** /dashboard: the platform is identified first. An unfinished report is offered again. */
export function Identification() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(keptSighting);
  const openForm = (vehicleId: string) =>
    navigate(`/dashboard?vehicleId=${encodeURIComponent(vehicleId)}`);

  /** A new report takes the place of the kept one. */
  function begin(vehicleId: string) {
    forgetSighting();
    openForm(vehicleId);
  }

  return (
    <PlatformSearch
      onSelect={(vehicle) => begin(vehicle.platformId)}
      onUnknown={(text) => begin(unknownPlatform(text).id)}
      banner={
        isUnfinished(draft) && (
          <Unfinished
            draft={draft}
            onResume={() => openForm(draft.form.vehicle.id)}
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
