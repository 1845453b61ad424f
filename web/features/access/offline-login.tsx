import type { Profile } from "../../domain/sign-in/profile";
import { OfflineAgreement } from "./agreement";
import { DetailsLogin } from "./details-login";

/** Offline the user details card is the only screen before sign-in. */
export function OfflineLogin({ onLogIn }: { onLogIn(profile: Profile): void }) {
  return (
    <DetailsLogin
      lead="They head every report. Signing out forgets them."
      agreement={<OfflineAgreement />}
      agreed
      onLogIn={onLogIn}
    />
  );
}
