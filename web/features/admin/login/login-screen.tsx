import { useSignals } from "@preact/signals-react/runtime";
import { useState } from "react";
import { loginError, TOKEN_MISSING, waitText } from "../../../domain/admin/error-text";
import { beginAdminSession } from "../../../lib/admin-session";
import { answered, api } from "../../../lib/api";
import { now } from "../../../lib/clock";
import { deployment } from "../../../lib/session";
import { useThemeKey } from "../../../lib/use-theme-key";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import card from "../../../ui/sign-in.module.css";
import { submitting } from "../../../ui/submitting";
import { ThemeButton } from "../../../ui/theme-button";
import { useFocusOnMount } from "../../../ui/use-focus";
import { useOnce } from "../../../ui/use-once";
import styles from "./login.module.css";

/** Asks for the administrator's token. */
export function LoginScreen() {
  useSignals();
  const [token, setToken] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const { waiting, waitFor } = useLoginWait();
  const field = useFocusOnMount<HTMLInputElement>();
  const [busy, logIn] = useOnce(async () => {
    setRefused(null);
    try {
      beginAdminSession(
        await answered(api.admin.login.post({ token: token.trim() }), "sessionToken"),
      );
    } catch (error) {
      const refused = loginError(error);
      if ("waitSeconds" in refused) waitFor(refused.waitSeconds);
      else setRefused(refused.words);
      field.current?.select();
    }
  });

  function submit() {
    if (busy || waiting !== null) return;
    if (token.trim() === "") {
      setRefused(TOKEN_MISSING);
      field.current?.focus();
      return;
    }
    void logIn();
  }

  return (
    <div className={`${styles.page} stack`}>
      <header className={styles.head}>
        <ThemeButton {...useThemeKey()} />
      </header>
      <main>
        <form className={`${card.card} stack`} onSubmit={submitting(submit)} noValidate>
          <div>
            <p className={card.product}>Sightline</p>
            <h1 className={card.title}>Administration</h1>
            <p className={`${styles.lead} muted`}>
              {deployment.value === "online"
                ? "For the administrator of this server. Its token is the ADMIN_TOKEN that the server was started with."
                : "For the administrator of this laptop. The token is in the file admin-token in the data folder, unless ADMIN_TOKEN was set. Sightline's start line names the file."}
            </p>
          </div>
          <TextField
            ref={field}
            label="Admin token"
            type="password"
            mono
            maxLength={1024}
            value={token}
            error={waiting ?? refused}
            fieldClass={styles.token}
            onChange={(event) => {
              setToken(event.currentTarget.value);
              setRefused(null);
            }}
          />
          <Button
            type="submit"
            look="primary"
            aria-disabled={busy || waiting !== null}
            className={card.submit}
          >
            {busy ? "Logging in …" : "Log In"}
          </Button>
        </form>
      </main>
    </div>
  );
}

/** Blocks logins until the server counts attempts again; the words count the minutes down. */
function useLoginWait() {
  useSignals();
  const [until, setUntil] = useState(0);
  const [asked, setAsked] = useState(0);
  // The clock ticks once a second: what it is behind by would make another minute of it.
  const secondsLeft = Math.ceil((until - Math.max(now.value, asked)) / 1000);
  return {
    /** The text under the token until then; null while there is nothing to wait for. */
    waiting: secondsLeft > 0 ? waitText(secondsLeft) : null,
    waitFor(seconds: number) {
      setAsked(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
