import { formatCount } from "../../../domain/admin/statistics";
import {
  importErrorText,
  isWholeFile,
  type ListErrors,
} from "../../../domain/platforms/import/import-error-text";
import {
  changesInWords,
  type PlatformChanges,
} from "../../../domain/platforms/import/platform-changes";
import { Button } from "../../../ui/button";
import { Facts } from "../../../ui/facts";
import signs from "../../../ui/sign.module.css";
import { Table } from "../../../ui/table";
import { FilePicker } from "../file-picker";
import picked from "../file-picker.module.css";
import type { Chosen } from "./examine";
import styles from "./import.module.css";

interface Props {
  chosen: Chosen;
  onChoose(file: File): void;
}

/** The file, and what there is to say of it before anything is sent. */
export function FileChooser({ chosen, onChoose }: Props) {
  return (
    <>
      <FilePicker
        accept=".json,.csv,application/json,text/csv"
        hint="A list of platforms, .json or .csv, up to 5 MiB. It is checked and compared here before anything is sent."
        file={chosen.state === "none" ? null : chosen.file}
        onChoose={onChoose}
      />
      <div className={`${picked.result} stack`}>
        <p role="status" className={SUMMARY_LOOKS[chosen.state]}>
          {summaryOf(chosen)}
        </p>
        <Details chosen={chosen} onChoose={onChoose} />
      </div>
    </>
  );
}

/** What would change is seen from its figures; who does not see them hears the summary. */
const SUMMARY_LOOKS: Record<Chosen["state"], string | undefined> = {
  none: "muted",
  reading: "muted",
  wrong: signs.wrong,
  incomparable: signs.wrong,
  ready: "visually-hidden",
};

function summaryOf(chosen: Chosen): string {
  switch (chosen.state) {
    case "none":
      return "";
    case "reading":
      return "Reading the file …";
    case "wrong":
      return importErrorText(chosen.list);
    case "incomparable":
      return `The file is valid, but the current platforms could not be loaded for the comparison. ${chosen.why}`;
    case "ready":
      return changesInWords(chosen.changes);
  }
}

function Details({ chosen, onChoose }: Props) {
  switch (chosen.state) {
    case "wrong":
      return <ImportErrors list={chosen.list} />;
    case "incomparable":
      return <Button onClick={() => onChoose(chosen.file)}>Try again</Button>;
    case "ready":
      return <Preview changes={chosen.changes} />;
    default:
      return null;
  }
}

/** More than these say nothing more; they are counted. */
const MOST_SHOWN = 200;

/** What an import would change. */
function Preview({ changes: { added, replaced, unchanged } }: { changes: PlatformChanges }) {
  const rows = [
    ...added.map((platformId) => ({ platformId, what: "Added", fields: "" })),
    ...replaced.map(({ platformId, fields }) => ({
      platformId,
      what: "Replaced",
      fields: fields.join(", "),
    })),
  ];
  const shown = rows.slice(0, MOST_SHOWN);
  const hidden = rows.length - shown.length;
  return (
    <>
      <Facts
        className={`${styles.counts} row`}
        facts={{
          Added: formatCount(added.length),
          Replaced: formatCount(replaced.length),
          Unchanged: formatCount(unchanged),
        }}
      />
      {rows.length === 0 ? (
        <p className="muted">
          The database already has these platforms, exactly as they are in the file.
        </p>
      ) : (
        <div className={styles.list}>
          <Table
            caption="What will change"
            dense
            rows={shown}
            keyOf={({ platformId }) => platformId}
            columns={[
              { name: "Platform", cell: ({ platformId }) => platformId },
              { name: "Change", cell: ({ what }) => what },
              {
                name: "Fields that change",
                className: styles.words,
                cell: ({ fields }) => fields || "–",
              },
            ]}
          />
          {hidden > 0 && <p className="muted">… and {formatCount(hidden)} more.</p>}
        </div>
      )}
    </>
  );
}

/** The errors in a file, row by row; nothing if its summary has said it all. */
function ImportErrors({ list }: { list: ListErrors }) {
  if (isWholeFile(list)) return null;
  return (
    <div className={styles.list}>
      <Table
        caption="Errors in the file"
        dense
        rows={list.errors}
        keyOf={({ row, field, message }) => `${row} ${field} ${message}`}
        columns={[
          { name: "Row", isNumber: true, cell: ({ row }) => row },
          { name: "Field", cell: ({ field }) => field },
          { name: "What is wrong", className: styles.words, cell: ({ message }) => message },
        ]}
      />
    </div>
  );
}
