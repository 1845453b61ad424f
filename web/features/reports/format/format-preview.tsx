import { useMemo, useState } from "react";
import { formatDefinition } from "../../../domain/formats/definition";
import type { Entries, Format, FormatForm } from "../../../domain/formats/format";
import {
  SAMPLE_DTG,
  SAMPLE_PLATFORM,
  sampleFresh,
  sampleMessage,
} from "../../../domain/formats/sample";
import { Panel } from "../../../ui/panel";
import { MessageText } from "../message-text";
import common from "../report-screen.module.css";
import styles from "./format.module.css";
import type { FormatEntry } from "./format-entry";
import { FormatPanels } from "./format-screen";
import { LARGE_FIELDS } from "./large-fields";

/**
 * The form of a format that is not offered yet, with the message that grows from it, and a message in
 * which nothing is missing. What is typed here is kept nowhere.
 * @param format a document that `checkFormat` has found good
 */
export function FormatPreview({ format }: { format: Format }) {
  const definition = useMemo(() => formatDefinition(format), [format]);
  const sample = useMemo(() => sampleMessage(definition), [definition]);
  const [form, setForm] = useState<FormatForm>(() => sampleFresh(definition));
  const entry: FormatEntry = {
    definition,
    fields: definition.fields,
    form,
    isSent: false,
    platforms: {
      recordOf: () => null,
      // Any will do to show how one looks.
      onChoose: ({ id }) => setForm((now) => ({ ...now, [id]: { ...SAMPLE_PLATFORM } })),
    },
    large: LARGE_FIELDS,
    change: (part: Entries) => setForm((now) => definition.changed({ ...now, ...part })),
    update: setForm,
  };
  return (
    <div className={`${common.form} stack`}>
      <FormatPanels entry={entry} />
      <Panel title="Live Message Preview">
        <p className={styles.shown}>
          <MessageText lines={definition.lines(form, SAMPLE_DTG)} />
        </p>
      </Panel>
      <Panel title="Sample message">
        <p className={styles.shown}>{sample}</p>
      </Panel>
    </div>
  );
}
