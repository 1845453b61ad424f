import { useEffect } from "react";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import card from "../../../ui/sign-in.module.css";
import styles from "../access.module.css";
import { SignInCard } from "../sign-in-card";
import { useCodeRequest } from "./use-code-request";

const BUTTON = { idle: "Send code", asking: "Sending...", asked: "Code sent" };

/** The demonstration's first screen: an e-mail address, to which a code goes. */
export function Landing() {
  const { email, error, phase, field, change, submit, enterCode } = useCodeRequest();
  useEffect(() => field.current?.focus(), [field]);
  return (
    <SignInCard
      narrow
      title="Try Sightline"
      lead="A demonstration of field reports for sensor operators. We send a code to your e-mail address; it gives you 30 minutes, twice in 24 hours."
      onSubmit={() => void submit()}
    >
      <TextField
        ref={field}
        label="E-mail address"
        name="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        maxLength={254}
        readOnly={phase !== "idle"}
        error={error}
        hint="For the code, and to count your sessions. No advertising."
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className={`${styles.buttons} stack`}>
        <Button
          type="submit"
          look="primary"
          aria-disabled={phase !== "idle"}
          className={card.submit}
        >
          {BUTTON[phase]}
        </Button>
        <Button look="quiet" onClick={enterCode}>
          I have a code
        </Button>
      </div>
      <p className={styles.agreement}>
        For trying out the workflow. Enter unclassified, open-source data only.
      </p>
    </SignInCard>
  );
}
