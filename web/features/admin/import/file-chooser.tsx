import { importErrorText } from "../../../domain/platforms/import/import-error-text";
import { changesInWords } from "../../../domain/platforms/import/platform-changes";
import { Button } from "../../../ui/button";
import { FilePicker } from "../file-picker";
import styles from "./import.module.css";
import { ImportErrors } from "./import-errors";
import { Preview } from "./preview";
import type { Chosen } from "./use-file";

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
      <div className={styles.result}>
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
  none: styles.text,
  reading: styles.text,
  wrong: styles.wrong,
  incomparable: styles.wrong,
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
      return `The file is in order, but the platforms that are there could not be loaded to compare it with. ${chosen.why}`;
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
