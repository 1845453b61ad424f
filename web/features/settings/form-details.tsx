import { Pencil } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ACCURACY_CHOICES } from "../../domain/platforms/platform";
import {
  DETAIL_LABELS,
  detailError,
  type FormDetail,
  type FormDetailsInput,
  type Profile,
  savedDetails,
} from "../../domain/sign-in/profile";

import { changeProfile } from "../../lib/session";
import { AssetField } from "../../ui/asset-field";
import { Button } from "../../ui/button";
import { Facts } from "../../ui/facts";
import { TextField } from "../../ui/field";
import { Panel } from "../../ui/panel";
import { Segmented } from "../../ui/segmented";
import { TimeZoneField } from "../../ui/time-zone-field";
import styles from "./settings.module.css";

/** What heads every report, and may change in a session: another sensor, another call sign. */
export function FormDetails({ user }: { user: Profile }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  // The button that had the focus is gone while the fields are shown, and comes back after them.
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing) return <EditedDetails user={user} onDone={() => setEditing(false)} />;
  return (
    <Panel
      title="Form Details"
      action={
        <Button icon={Pencil} ref={edit} look="quiet" onClick={() => setEditing(true)}>
          Edit details
        </Button>
      }
    >
      <Facts
        className={styles.facts}
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
  /** What the last save has passed over. */
  const [kept, setKept] = useState<readonly FormDetail[]>([]);
  const change = (part: Partial<FormDetailsInput>) =>
    setInput((before) => ({ ...before, ...part }));
  const errorOf = (field: FormDetail) => detailError(field, input[field]);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { details, ignored } = savedDetails(input);
    changeProfile(details);
    setKept(ignored);
    if (ignored.length === 0) onDone();
    else event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  function cancelByKey(event: KeyboardEvent) {
    if (event.key === "Escape") onDone();
  }

  return (
    <Panel title="Form Details">
      <form className={`${styles.edited} stack`} onSubmit={save} onKeyDown={cancelByKey}>
        <div className={styles.fields}>
          <TextField
            ref={first}
            label="C/S"
            mono
            value={input.callSign}
            error={errorOf("callSign")}
            onChange={(event) => change({ callSign: event.currentTarget.value })}
          />
          <AssetField
            value={input.asset}
            error={errorOf("asset")}
            onChange={(picked) => change({ asset: picked })}
          />
          <TimeZoneField
            value={input.timeZone}
            error={errorOf("timeZone")}
            onChange={(zone) => change({ timeZone: zone })}
          />
        </div>
        <Segmented
          label="Grid Accuracy"
          value={input.gridAccuracy}
          choices={ACCURACY_CHOICES}
          onChange={(picked) => change({ gridAccuracy: picked })}
        />
        <div className="row">
          <Button type="submit" look="primary">
            Save
          </Button>
          <Button onClick={onDone}>Cancel</Button>
          <p className={styles.kept} role="status">
            {keptText(kept, user)}
          </p>
        </div>
      </form>
    </Panel>
  );
}

/** Which fields a save has left as they were, and that the others are saved. */
function keptText(kept: readonly FormDetail[], user: Profile): string {
  if (kept.length === 0) return "";
  const fields = kept.map((field) => `${DETAIL_LABELS[field]} not changed (${user[field]})`);
  return `${fields.join(", ")}. Other changes saved.`;
}
