import { Pencil } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { GRID_ACCURACIES } from "../../domain/platform";
import { cleanTimeZone, type Profile } from "../../domain/profile";
import { type FormDetailsInput, savedDetails } from "../../domain/profile-edit";
import { changeProfile } from "../../lib/session";
import { AssetField } from "../../ui/asset-field";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Panel } from "../../ui/panel";
import { Segmented } from "../../ui/segmented";
import { showToast } from "../../ui/toast";
import { Facts } from "./facts";
import styles from "./settings.module.css";

const ACCURACY_CHOICES = GRID_ACCURACIES.map((value) => ({ value, label: value }));

/** What heads every report, and may change in a session: another sensor, another call sign. */
export function FormDetails({ user }: { user: Profile }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The button that had the focus is gone while the fields stand, and comes back after them.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <EditedDetails user={user} onDone={() => setEditing(false)} />;
  return (
    <Panel
      title="Form Details"
      action={
        <Button ref={edit} look="quiet" onClick={() => setEditing(true)}>
          <Pencil size={16} aria-hidden="true" />
          Edit details
        </Button>
      }
    >
      <Facts
        facts={{
          "C/S": user.callSign,
          Asset: user.asset,
          "Time Zone": user.timeZone,
          "Grid Accuracy": user.gridAccuracy,
        }}
      />
    </Panel>
  );
}

function EditedDetails({ user, onDone }: { user: Profile; onDone(): void }) {
  const { callSign, asset, timeZone, gridAccuracy } = user;
  const [input, setInput] = useState<FormDetailsInput>({ callSign, asset, timeZone, gridAccuracy });
  const change = (part: Partial<FormDetailsInput>) =>
    setInput((before) => ({ ...before, ...part }));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    const { details, ignored } = savedDetails(input);
    changeProfile(details);
    onDone();
    if (ignored.length > 0) {
      showToast({ title: `Not changed: ${ignored.join(", ")}`, description: "It was left blank." });
    }
  }

  function cancelByKey(event: KeyboardEvent) {
    if (event.key === "Escape") onDone();
  }

  return (
    <Panel title="Form Details">
      <form className={styles.edited} onSubmit={save} onKeyDown={cancelByKey}>
        <div className={styles.fields}>
          <TextField
            ref={first}
            label="C/S"
            mono
            plain
            value={input.callSign}
            maxLength={20}
            onChange={(event) => change({ callSign: event.currentTarget.value })}
          />
          <AssetField value={input.asset} onChange={(picked) => change({ asset: picked })} />
          <TextField
            label="Time Zone"
            mono
            plain
            value={input.timeZone}
            maxLength={2}
            title="One letter: Z is UTC, J is this computer's own time"
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => change({ timeZone: cleanTimeZone(event.currentTarget.value) })}
          />
        </div>
        <Segmented
          label="Grid Accuracy"
          value={input.gridAccuracy}
          choices={ACCURACY_CHOICES}
          onChange={(picked) => change({ gridAccuracy: picked })}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            Save
          </Button>
          <Button onClick={onDone}>Cancel</Button>
        </div>
      </form>
    </Panel>
  );
}
