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
import { FieldLinks } from "../../ui/field-links";
import panels from "../../ui/panel.module.css";
import { Segmented } from "../../ui/segmented";
import card from "../../ui/sign-in.module.css";
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
  const ready = waitsText(waits) === "";
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
      <section className={`${styles.section} stack`} aria-labelledby="personal">
        <h2 id="personal" className={panels.heading}>
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

      <section className={`${styles.section} stack`} aria-labelledby="form-details">
        <h2 id="form-details" className={panels.heading}>
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

      <div className={`${styles.logIn} stack`} data-ready={ready ? true : undefined}>
        <p
          className={styles.waits}
          role="status"
          // Nothing is amiss before something is entered.
          data-quiet={profile === EMPTY_PROFILE ? true : undefined}
        >
          <WaitsFor {...waits} />
        </p>
        {/* For the button, in one piece: the names above are read as buttons apart. */}
        <span id={waitsId} hidden>
          {waitsText(waits)}
        </span>
        <Button
          type="submit"
          look="primary"
          disabled={!ready}
          aria-describedby={waitsId}
          className={card.submit}
        >
          Log In
        </Button>
      </div>
    </SignInCard>
  );
}

interface Waits {
  lacking: readonly string[];
  /** Sentences. */
  checks: readonly string[];
}

/** Why Log In is still dead; nothing once it is not. */
export function waitsFor(profile: Profile, agreed: boolean): Waits {
  const { missing, wrong } = openDetails(profile);
  return {
    lacking: agreed ? missing : [...missing, AGREEMENT],
    checks: wrong.map(({ label, error }) => `Check ${label}: ${lowerFirst(error)}.`),
  };
}

const STILL_MISSING = "Still missing: ";

function waitsText({ lacking, checks }: Waits): string {
  const missing = lacking.length > 0 ? [`${STILL_MISSING}${lacking.join(", ")}.`] : [];
  return [...missing, ...checks].join(" ");
}

/** The same, where each name of a field leads to it. */
export function WaitsFor({ lacking, checks }: Waits) {
  const fields = lacking.filter((label) => label !== AGREEMENT);
  const isAgreed = fields.length === lacking.length;
  return (
    <>
      {lacking.length > 0 && STILL_MISSING}
      <FieldLinks
        names={fields}
        end={isAgreed ? "." : ", "}
        onGoTo={(label, { form }) => fieldOf(form, label)?.focus()}
      />
      {!isAgreed && `${AGREEMENT}.`}
      {lacking.length > 0 && checks.length > 0 && " "}
      {checks.join(" ")}
    </>
  );
}

const AGREEMENT = "agreement to the terms";

/** The field of a label; an asset that is none of the list is typed under another. */
function fieldOf(form: HTMLFormElement | null, label: string): HTMLElement | null {
  const labels = [...(form?.querySelectorAll("label") ?? [])];
  const of = (text: string) => labels.find(({ textContent }) => textContent === text)?.control;
  return of(label) ?? of("Specify asset") ?? null;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
