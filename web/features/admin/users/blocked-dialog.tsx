import { useSignals } from "@preact/signals-react/runtime";
import { useRef, useState } from "react";
import { errorText } from "../../../domain/admin/error-text";
import { readBlocked } from "../../../domain/sign-in/email";
import { answered, api } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { TextField } from "../../../ui/field";
import { submitting } from "../../../ui/submitting";
import { Table } from "../../../ui/table";
import { useOnce } from "../../../ui/use-once";
import type { Blocked } from "../api-types";
import { NoData } from "../data-state";
import { PolledData, usePolledData } from "../polled-data";
import { useActions } from "../use-actions";
import { useKeptFocus } from "../use-kept-focus";
import { UtcTime } from "../utc-time";
import styles from "./users.module.css";

const BLOCKED_MS = 60_000;
const loadBlocked = () => answered(api.admin.blocked.get());
const NEITHER = "Enter an e-mail address, or a domain such as example.org.";

interface Props {
  open: boolean;
  /** The field's initial text. */
  address: string;
  onClose(): void;
}

/** Whom the demonstration does not admit: addresses, and domains with all below them. */
export function BlockedDialog({ open, address, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Blocked addresses"
      description="A blocked visitor gets no code, cannot sign in, and is signed out at once. An address blocks its whole mailbox; a domain blocks every address at it and below it."
      wide
    >
      <BlockedForm address={address} />
    </Dialog>
  );
}

function BlockedForm({ address }: { address: string }) {
  useSignals();
  const { block, unblock } = useActions();
  const [text, setText] = useState(address);
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const [feed] = useState(
    () => new PolledData("Failed to load the blocked addresses", BLOCKED_MS, loadBlocked),
  );
  const state = usePolledData(feed);
  const focus = useKeptFocus(state.data, field);

  const [busy, submit] = useOnce(async () => {
    if (readBlocked(text) === null) setError(NEITHER);
    else {
      const isBlocked = await block(text.trim(), (failure) => setError(errorText(failure)));
      // Text typed in the meantime stays.
      if (isBlocked) setText((now) => (now === text ? "" : now));
      // The next address need not wait for the list.
      void feed.refresh().then(() => field.current?.focus());
    }
    field.current?.focus();
  });

  return (
    <>
      <form className={styles.blockForm} onSubmit={submitting(submit)} noValidate>
        <TextField
          ref={field}
          label="Address or domain"
          value={text}
          error={error}
          maxLength={320}
          autoComplete="off"
          onChange={(event) => {
            setText(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button type="submit" look="primary" aria-disabled={busy}>
          Block
        </Button>
      </form>
      {state.data ? (
        <div {...focus}>
          <BlockedTable
            blocked={state.data.blocked}
            onUnblock={async (each) => {
              await unblock(each);
              await feed.refresh();
            }}
          />
        </div>
      ) : (
        <NoData feed={feed} state={state} />
      )}
    </>
  );
}

function BlockedTable({
  blocked,
  onUnblock,
}: Blocked & { onUnblock(address: string): Promise<void> }) {
  if (blocked.length === 0) return <p>Nobody is blocked.</p>;
  return (
    <Table
      caption="Blocked addresses"
      rows={blocked}
      keyOf={({ address }) => address}
      columns={[
        { name: "Address or domain", cell: ({ address }) => address },
        { name: "Since", cell: ({ blockedAt }) => <UtcTime at={blockedAt} /> },
        {
          name: "Actions",
          cell: ({ address }) => (
            <Button aria-label={`Unblock: ${address}`} onClick={() => void onUnblock(address)}>
              Unblock
            </Button>
          ),
        },
      ]}
    />
  );
}
