import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Confirm, Dialog } from "../../../ui/dialog";
import type { ListedPlatform } from "../api-types";
import { useActions } from "../use-actions";
import { PlatformFieldset } from "./platform-fieldset";
import {
  checkForm,
  differences,
  EMPTY_FIELDS,
  type Faults,
  faultsIn,
  fieldsOf,
  isSame,
  NO_FAULTS,
  type PlatformFields,
} from "./platform-form";
import styles from "./platforms.module.css";

/** A platform that is being added or edited. */
interface Draft {
  /** What it takes the place of, as it was when the form was opened; null for a new one. */
  replaced: ListedPlatform | null;
  /** The form as it was opened. */
  before: PlatformFields;
  fields: PlatformFields;
}

/** What is typed outlives the session: it stands there again once the administrator has signed in anew. */
const draft = signal<Draft | null>(null);

/** Begins to add a platform, or to edit one. */
export function editPlatform(replaced: ListedPlatform | null): void {
  const fields = replaced ? fieldsOf(replaced) : EMPTY_FIELDS;
  draft.value = { replaced, before: fields, fields };
}

/** To be called when the administrator signs out. */
export function forgetDraft(): void {
  draft.value = null;
}

/** @param onSaved is told which platform was kept, once the form has gone */
export function EditDialog({ onSaved }: { onSaved(platformId: string): void }) {
  useSignals();
  return draft.value && <OpenDialog draft={draft.value} onSaved={onSaved} />;
}

/** What somebody else made of the platform meanwhile; null where it was deleted. */
interface Conflict {
  current: ListedPlatform | null;
}

function OpenDialog({
  draft: { replaced, before, fields },
  onSaved,
}: {
  draft: Draft;
  onSaved(platformId: string): void;
}) {
  const { keepPlatform } = useActions();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ fields: PlatformFields; faults: Faults } | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);

  const checked = checkForm(fields);
  // What the server has refused stands until something is changed.
  const own = isTried ? checked.faults : NO_FAULTS;
  const faults = refused?.fields === fields ? refused.faults : own;
  const isDirty = !isSame(before, fields);

  const change = (next: Partial<Draft>) => {
    draft.value = { replaced, before, fields, ...next };
  };

  function close() {
    if (isSending.current) return;
    if (isDirty) setAsking(true);
    else forgetDraft();
  }

  const focusFault = () => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSending.current || conflict) return;
    flushSync(() => setTried(true));
    const { platform } = checked;
    if (!platform) {
      focusFault();
      return;
    }
    isSending.current = true;
    setBusy(true);
    let failure: unknown;
    const isDone = await keepPlatform(platform, replaced, (error) => {
      failure = error;
    });
    isSending.current = false;
    if (isDone) {
      forgetDraft();
      onSaved(platform.platformId);
      return;
    }
    setBusy(false);
    if (failure instanceof ApiError) tell(failure);
  }

  function tell({ code, details, userMessage }: ApiError) {
    if (code === "VEHICLE_CHANGED") {
      // The shape is the server's own.
      setConflict({ current: (details.current as ListedPlatform | null) ?? null });
      return;
    }
    const isTaken = code === "VEHICLE_EXISTS";
    const told: Faults | null = isTaken
      ? { fields: { platformId: userMessage }, rows: new Map() }
      : faultsIn(fields, details);
    if (!told) return;
    flushSync(() => setRefused({ fields, faults: told }));
    focusFault();
  }

  /** @param fields what goes on to be edited, in the place of what is there now */
  function settle(fields: PlatformFields) {
    const current = conflict?.current ?? null;
    change({ replaced: current, before: current ? fieldsOf(current) : EMPTY_FIELDS, fields });
    setConflict(null);
    first.current?.focus();
  }

  return (
    <>
      <Dialog
        open
        onClose={close}
        wide
        title={replaced ? `Edit ${replaced.platformId}` : "Add Platform"}
        firstFocus={first}
        // Escape closes an open list of suggestions first.
        takesEscape={() => form.current?.querySelector("[aria-expanded=true]") != null}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              look="primary"
              disabled={conflict !== null}
              aria-busy={busy}
            >
              {busy ? "Saving …" : replaced ? "Save" : "Add platform"}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={form}
          className={styles.form}
          noValidate
          onSubmit={(event) => void save(event)}
        >
          {conflict && (
            <ConflictNote
              conflict={conflict}
              before={before}
              onMine={() => settle(fields)}
              onTheirs={() => settle(conflict.current ? fieldsOf(conflict.current) : fields)}
            />
          )}
          <PlatformFieldset
            fields={fields}
            faults={faults}
            isNew={replaced === null}
            first={first}
            onChange={(part) => change({ fields: { ...fields, ...part } })}
          />
        </form>
      </Dialog>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Discard Changes"
        confirm="Discard"
        onConfirm={forgetDraft}
      >
        <p>Your changes to this platform are not saved.</p>
      </Confirm>
    </>
  );
}

interface NoteProps {
  conflict: Conflict;
  before: PlatformFields;
  onMine(): void;
  onTheirs(): void;
}

/** Says that somebody else was quicker, and asks whose word is to stand. */
function ConflictNote({ conflict: { current }, before, onMine, onTheirs }: NoteProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const what = current ? differences(before, fieldsOf(current)).join(", ") : "";
  return (
    <div role="alert" className={styles.conflict}>
      <p className={styles.wrong}>
        {current
          ? `Someone else has changed this platform${what ? `: ${what}` : ""}.`
          : "Someone else has deleted this platform meanwhile."}
      </p>
      <p>Your entries are still here, not yet saved.</p>
      <div className={styles.choices}>
        <Button ref={first} onClick={onMine}>
          {current ? "Keep mine" : "Add it again"}
        </Button>
        {current && <Button onClick={onTheirs}>Take theirs</Button>}
      </div>
    </div>
  );
}
