import { type ReactNode, useId, useState } from "react";
import { ACCURACY_CHOICES } from "../../domain/platforms/platform";
import {
  type DetailField,
  detailError,
  EMPTY_PROFILE,
  openDetails,
  type Profile,
  ROLE_SUGGESTIONS,
} from "../../domain/sign-in/profile";
import { AssetField } from "../../ui/asset-field";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import { SuggestField } from "../../ui/suggest-field";
import { TimeZoneField } from "../../ui/time-zone-field";
import { useFocusOnMount } from "../../ui/use-focus";
import styles from "./access.module.css";
import { SignInCard } from "./sign-in-card";
import { SignInClock } from "./sign-in-clock";

interface Props {
  lead: ReactNode;
  /** The terms of use, shown between the personal and the form details. */
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
  const waits = waitsFor(profile, agreed);
  const ready = waits === "";
  const waitsId = useId();
  /** Blank fields are named only beside the button, so that an empty card is not full of errors. */
  const errorOf = (field: DetailField) =>
    profile[field] === "" && field !== "timeZone" ? null : detailError(field, profile[field]);

  function submit() {
    if (ready) onLogIn(profile);
  }

  return (
    <SignInCard title="Your details" lead={lead} onSubmit={submit}>
      <SignInClock zone={profile.timeZone} />
      <section className={styles.section} aria-labelledby="personal">
        <h2 id="personal" className={styles.heading}>
          Personal Details
        </h2>
        <div className={styles.grid}>
          <TextField
            label="Parent Unit"
            value={profile.rank}
            error={errorOf("rank")}
            ref={firstField}
            onChange={(event) => change({ rank: event.currentTarget.value })}
          />
          <SuggestField
            label="Deployed Role"
            value={profile.role}
            suggestions={ROLE_SUGGESTIONS}
            onChange={(role) => change({ role })}
          />
          <TimeZoneField
            value={profile.timeZone}
            error={errorOf("timeZone")}
            onChange={(timeZone) => change({ timeZone })}
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
            error={errorOf("callSign")}
            mono
            onChange={(event) => change({ callSign: event.currentTarget.value })}
          />
          <AssetField
            value={profile.asset}
            error={errorOf("asset")}
            onChange={(asset) => change({ asset })}
          />
        </div>
        <Segmented
          label="Grid Accuracy (Default)"
          value={profile.gridAccuracy}
          choices={ACCURACY_CHOICES}
          onChange={(gridAccuracy) => change({ gridAccuracy })}
        />
      </section>

      <div className={styles.logIn}>
        <p
          id={waitsId}
          className={styles.waits}
          role="status"
          // Nothing is amiss before something is entered.
          data-quiet={profile === EMPTY_PROFILE ? true : undefined}
        >
          {waits}
        </p>
        <Button
          type="submit"
          look="primary"
          disabled={!ready}
          aria-describedby={waitsId}
          className={styles.submit}
        >
          Log In
        </Button>
      </div>
    </SignInCard>
  );
}

/** Why Log In is still dead, in words; "" once it is not. */
function waitsFor(profile: Profile, agreed: boolean): string {
  const { missing, wrong } = openDetails(profile);
  const lacking = agreed ? missing : [...missing, "agreement to the terms"];
  const sentences = wrong.map(({ label, error }) => `Check ${label}: ${lowerFirst(error)}.`);
  if (lacking.length > 0) sentences.unshift(`Still missing: ${lacking.join(", ")}.`);
  return sentences.join(" ");
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
