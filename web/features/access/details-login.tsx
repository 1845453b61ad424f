import { type FormEvent, useState } from "react";
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
import { Agreement } from "./agreement";

const ACCURACY_CHOICES = GRID_ACCURACIES.map((value) => ({ value, label: value }));

interface Props {
  /** Offline, the terms are accepted automatically. */
  offline: boolean;
  onLogIn(profile: Profile): void;
}

/** The user details card: who is reporting, with what. */
export function DetailsLogin({ offline, onLogIn }: Props) {
  const [profile, setProfile] = useState(EMPTY_PROFILE);
  const change = (part: Partial<Profile>) => setProfile((before) => ({ ...before, ...part }));
  const firstField = useFocusOnMount<HTMLInputElement>();
  const ready = isComplete(profile) && offline;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) onLogIn(profile);
  }

  return (
    <main className={styles.page}>
      <form className={styles.card} onSubmit={submit} aria-labelledby="login-title">
        <header>
          <p className={styles.product}>Sightline</p>
          <h1 id="login-title" className={styles.title}>
            Your details
          </h1>
          <p className={styles.lead}>They head every report. Signing out forgets them.</p>
        </header>

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

        <Agreement offline={offline} />

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
      </form>
    </main>
  );
}
