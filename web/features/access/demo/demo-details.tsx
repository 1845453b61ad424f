import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import type { DemoSession } from "../../../domain/sign-in/demo-session";
import { LANDING } from "../../../domain/sign-in/demo-steps";
import type { Profile } from "../../../domain/sign-in/profile";
import { holdDemo } from "../../../lib/demo-session";
import { elevationAvailable } from "../../../lib/elevation";
import { emptyLog } from "../../../lib/report-log";
import { signInToDemo } from "../../../lib/session";
import { showFailure } from "../../../ui/toast";
import styles from "../access.module.css";
import { DetailsLogin } from "../details-login";
import { sayEnded } from "./end-demo";
import { flow, triedText } from "./flow";
import { hasEndedOnServer } from "./has-ended-on-server";
import { timeOfDay } from "./lock";
import { Terms } from "./terms";

/** The last screen on the way in: who is reporting, and the terms of use. */
export function DemoDetails({ session }: { session: DemoSession }) {
  useSignals();
  const [agreed, setAgreed] = useState(false);

  async function logIn(profile: Profile) {
    if (await hasEndedOnServer(session.sessionToken)) {
      holdDemo(null);
      sayEnded("server");
      return;
    }
    try {
      await emptyLog();
    } catch (error) {
      console.error("demo login:", error);
      showFailure(
        "Not signed in",
        "The browser could not clear the log. Clear this site's data and try again.",
      );
      return;
    }
    elevationAvailable.value = true;
    signInToDemo(profile, session);
    flow.value = LANDING;
  }

  return (
    <DetailsLogin
      lead={
        <>
          Your call sign and asset appear on every report. Unit and role go with feedback only. Your
          session runs until {timeOfDay(Date.parse(session.expiresAt))}, and they are erased when it
          ends.
          {triedText.value !== null && <b className={styles.tried}>{triedText.value}</b>}
        </>
      }
      agreement={<Terms agreed={agreed} onChange={setAgreed} />}
      agreed={agreed}
      onLogIn={(profile) => void logIn(profile)}
    />
  );
}
