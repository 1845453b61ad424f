import type { Profile } from "../../domain/sign-in/profile";
import styles from "./access.module.css";
import { DetailsLogin } from "./details-login";

/** Offline the user details card is the only screen before sign-in. */
export function OfflineLogin({ onLogIn }: { onLogIn(profile: Profile): void }) {
  return (
    <DetailsLogin
      lead="Your call sign and asset appear on every report. Unit and role go with feedback only. Signing out clears them from this browser."
      agreement={<OfflineAgreement />}
      agreed
      onLogIn={onLogIn}
    />
  );
}

/** Offline the terms of use are accepted automatically, and the card says so. */
function OfflineAgreement() {
  return <p className={styles.agreement}>Offline: no terms to accept.</p>;
}
