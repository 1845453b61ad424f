import { type ReactNode, useState } from "react";
import { GRID_ACCURACIES } from "../../domain/platform";
import {
  cleanTimeZone,
  EMPTY_PROFILE,
  isComplete,
  type Profile,
  ROLE_SUGGESTIONS,
} from "../../domain/profile";
import { AssetField } from "../../ui/asset-field";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import { SuggestField } from "../../ui/suggest-field";
import { useFocusOnMount } from "../../ui/use-focus";
import styles from "./access.module.css";
import { Card } from "./card";

const ACCURACY_CHOICES = GRID_ACCURACIES.map((value) => ({ value, label: value }));

interface Props {
  lead: string;
  /** What stands of the terms of use between the personal and the form details. */
  agreement: ReactNode;
  /** Whether the terms of use are accepted. */
  agreed: boolean;
  onLogIn(profile: Profile): void;
}

/** The user details card: who is reporting, with what. */
export function DetailsLogin({ lead, agreement, agreed, onLogIn }: Props) {
  const [profile, setProfile] = useState(EMPTY_PROFILE);
  const change = (part: Partial<Profile>) => setProfile((before) => ({ ...before, ...part }));
  const firstField = useFocusOnMount<HTMLInputElement>();
  const ready = isComplete(profile) && agreed;

  function submit() {
    if (ready) onLogIn(profile);
  }

  return (
    <Card title="Your details" lead={lead} onSubmit={submit}>
      <section className={styles.section} aria-labelledby="personal">
        <h2 id="personal" className={styles.heading}>
          Personal Details
        </h2>
        <div className={styles.grid}>
          <TextField
            label="Parent Unit"
            value={profile.rank}
            maxLength={60}
            plain
            ref={firstField}
            onChange={(event) => change({ rank: event.currentTarget.value })}
          />
          <SuggestField
            label="Deployed Role"
            value={profile.role}
            maxLength={60}
            suggestions={ROLE_SUGGESTIONS}
            onChange={(role) => change({ role })}
          />
          <TextField
            label="Time Zone"
            value={profile.timeZone}
            mono
            plain
            maxLength={2}
            title="One letter: Z is UTC, J is this computer's own time"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => change({ timeZone: cleanTimeZone(event.currentTarget.value) })}
          />
        </div>
      </section>

      {agreement}

      <section className={styles.section} aria-labelledby="form-details">
        <h2 id="form-details" className={styles.heading}>
          Form Details
        </h2>
        <div className={styles.pair}>
          <TextField
            label="C/S"
            value={profile.callSign}
            maxLength={20}
            plain
            mono
            onChange={(event) => change({ callSign: event.currentTarget.value })}
          />
          <AssetField value={profile.asset} onChange={(asset) => change({ asset })} />
        </div>
        <Segmented
          label="Grid Accuracy (Default)"
          value={profile.gridAccuracy}
          choices={ACCURACY_CHOICES}
          onChange={(gridAccuracy) => change({ gridAccuracy })}
        />
      </section>

      <Button type="submit" look="primary" disabled={!ready} className={styles.submit}>
        Log In
      </Button>
    </Card>
  );
}
