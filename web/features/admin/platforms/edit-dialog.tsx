import { signal } from "@preact/signals-react";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useId, useRef } from "react";
import { flushSync } from "react-dom";
import {
  type Draft,
  type DraftAct,
  drafting,
  draftStep,
  faultsOf,
  formOf,
} from "../../../domain/admin/platform-draft";
import { differences, fieldsOf } from "../../../domain/admin/platform-form";
import type { PlatformInput } from "../../../domain/platforms/platform";
import { ApiError } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Confirm, Dialog } from "../../../ui/dialog";
import signs from "../../../ui/sign.module.css";
import { submitting } from "../../../ui/submitting";
import type { ListedPlatform } from "../api-types";
import { useActions } from "../use-actions";
import { PlatformFieldset } from "./platform-fieldset";
import styles from "./platforms.module.css";

/** What is typed outlives the session: it stands there again once the administrator has signed in anew. */
const draft = signal<Draft<ListedPlatform> | null>(null);

/** Begins to add a platform, or to edit one. */
export function editPlatform(replaced: ListedPlatform | null): void {
  draft.value = drafting(replaced);
}

/** To be called when the administrator signs out. */
export function forgetDraft(): void {
  draft.value = null;
}

interface Props {
  /** Is told which platform was kept, once the form has gone. */
  onSaved(platformId: string): void;
}

export function EditDialog({ onSaved }: Props) {
  useSignals();
  return draft.value && <OpenDialog draft={draft.value} onSaved={onSaved} />;
}

function OpenDialog({ draft: now, onSaved }: Props & { draft: Draft<ListedPlatform> }) {
  const { keepPlatform } = useActions();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const { replaced, fields, conflict, isSending } = now;
  // Of what outlives the session only what is typed is still so.
  useEffect(() => {
    return () => {
      const { value } = draft;
      draft.value = value && drafting(value.replaced, value.fields);
    };
  }, []);

  function act(what: DraftAct<ListedPlatform>): void {
    if (!draft.value) return;
    const [next, then] = draftStep(draft.value, what);
    flushSync(() => {
      draft.value = next;
    });
    if (then === "focus-first") first.current?.focus();
    else if (then === "focus-fault")
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    else if (then) void send(then.send);
  }

  async function send(platform: PlatformInput): Promise<void> {
    let failure: unknown;
    const isDone = await keepPlatform(platform, replaced, (error) => {
      failure = error;
    });
    if (isDone) {
      act("forget");
      onSaved(platform.platformId);
    } else if (!(failure instanceof ApiError)) act({ refused: null });
    else if (failure.code === "VEHICLE_CHANGED") {
      // The shape is the server's own.
      act({ conflict: (failure.details.current as ListedPlatform | null) ?? null });
    } else if (failure.code === "VEHICLE_EXISTS")
      act({ refused: { platformId: failure.userMessage } });
    else act({ refused: failure });
  }

  return (
    <>
      <Dialog
        open
        onClose={() => act("close")}
        wide
        title={replaced ? `Edit ${replaced.platformId}` : "Add Platform"}
        firstFocus={first}
        // Escape closes an open list of suggestions first.
        takesEscape={() => form.current?.querySelector("[aria-expanded=true]") != null}
        actions={
          <>
            <Button onClick={() => act("close")}>Cancel</Button>
            <Button
              type="submit"
              form={formId}
              look="primary"
              disabled={conflict !== null}
              aria-busy={isSending}
            >
              {isSending ? "Saving …" : replaced ? "Save" : "Add platform"}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={form}
          className={`${styles.form} stack`}
          noValidate
          onSubmit={submitting(() => act("save"))}
        >
          {conflict && <ConflictNote conflict={conflict} replaced={replaced} act={act} />}
          <PlatformFieldset
            fields={fields}
            faults={faultsOf(now)}
            isNew={replaced === null}
            first={first}
            onChange={(change) => act({ change })}
          />
        </form>
      </Dialog>
      <Confirm
        open={now.isAsking}
        onClose={() => act("stay")}
        title="Discard Changes"
        confirm="Discard"
        onConfirm={() => act("forget")}
      >
        <p>Your changes to this platform are not saved.</p>
      </Confirm>
    </>
  );
}

interface NoteProps {
  conflict: { current: ListedPlatform | null };
  replaced: ListedPlatform | null;
  act(what: "mine" | "theirs"): void;
}

/** Says that somebody else was quicker, and asks whose word is to stand. */
function ConflictNote({ conflict: { current }, replaced, act }: NoteProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const what = current ? differences(formOf(replaced), fieldsOf(current)).join(", ") : "";
  return (
    <div role="alert" className={`${styles.conflict} stack`}>
      <p className={signs.wrong}>
        {current
          ? `Someone else has changed this platform${what ? `: ${what}` : ""}.`
          : "Someone else has deleted this platform meanwhile."}
      </p>
      <p>Your entries are still here, not yet saved.</p>
      <div className={`${styles.choices} row`}>
        <Button ref={first} onClick={() => act("mine")}>
          {current ? "Keep mine" : "Add it again"}
        </Button>
        {current && <Button onClick={() => act("theirs")}>Take theirs</Button>}
      </div>
    </div>
  );
}
