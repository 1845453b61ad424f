import { useRef, useState } from "react";
import { errorText } from "../../../domain/admin/error-text";
import { readLaptopName } from "../../../domain/network/laptop-name";
import { hubText } from "../../../domain/network/network-text";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { TextArea, TextField } from "../../../ui/field";
import { Panel } from "../../../ui/panel";
import { submitting } from "../../../ui/submitting";
import { useOnce } from "../../../ui/use-once";
import type { Network } from "../api-types";
import { ConfirmAction } from "../confirm-action";
import { useActions } from "../use-actions";
import styles from "./network.module.css";

const TITLE = "Where this laptop sends its reports";
const STANDINGS = { asking: "Asking", linked: "Linked", held: "Held" };

/** The hub that this laptop has joined, or the form to join one. */
export function JoinedHubPanel({ hub, ownName }: Pick<Network, "hub" | "ownName">) {
  const { leaveHub } = useActions();
  const [isLeaving, setLeaving] = useState(false);
  if (hub === null) return <JoinForm ownName={ownName} />;
  const { text, isLate } = hubText(hub);
  return (
    <Panel
      title={TITLE}
      action={
        <Button aria-haspopup="dialog" onClick={() => setLeaving(true)}>
          Leave
        </Button>
      }
    >
      <p className="row" role="status">
        <Badge tone={isLate ? "warn" : "good"}>{STANDINGS[hub.kind]}</Badge> {text}
      </p>
      {hub.address !== "" && <p>At {hub.address}, by TLS, to the one certificate of its code.</p>}
      <ConfirmAction
        open={isLeaving}
        title="Leave Hub"
        onClose={() => setLeaving(false)}
        act={leaveHub}
      >
        <p>
          Nothing more is sent, and what was sent stays there. To send again this laptop needs a new
          join code.
        </p>
      </ConfirmAction>
    </Panel>
  );
}

function JoinForm({ ownName }: Pick<Network, "ownName">) {
  const { joinHub } = useActions();
  const [code, setCode] = useState("");
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<{ field: "code" | "name"; text: string } | null>(null);
  const codeField = useRef<HTMLTextAreaElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const called = name ?? ownName;

  function refuse(field: "code" | "name", text: string) {
    setError({ field, text });
    (field === "code" ? codeField : nameField).current?.focus();
  }

  const [isBusy, submit] = useOnce(async () => {
    if (code.trim() === "") return refuse("code", "Paste the join code.");
    if (readLaptopName(called) === null)
      return refuse("name", "A name is one line of 1 to 32 characters.");
    await joinHub(code, called, (failure) => refuse("code", errorText(failure)));
  });

  return (
    <Panel title={TITLE}>
      <p>Nowhere. To send every saved report to another laptop, paste the join code made there.</p>
      <form className={styles.form} onSubmit={submitting(submit)} noValidate>
        <TextArea
          ref={codeField}
          label="Join code"
          rows={4}
          value={code}
          error={error?.field === "code" ? error.text : null}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(null);
          }}
        />
        <TextField
          ref={nameField}
          label="This laptop is called"
          value={called}
          error={error?.field === "name" ? error.text : null}
          hint="By this name its reports are marked there, e.g. OP NORTH."
          maxLength={32}
          autoComplete="off"
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" look="primary" aria-disabled={isBusy}>
          {isBusy ? "Joining …" : "Join"}
        </Button>
      </form>
    </Panel>
  );
}
