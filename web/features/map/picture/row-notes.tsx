import { useSignals } from "@preact/signals-react/runtime";
import { receivedText } from "../../../domain/log/log-row";
import { rowText } from "../../../domain/log/row-text";
import { minute } from "../../../lib/clock";
import { reportOf } from "../../../lib/reports";
import { operator } from "../../../lib/session";
import styles from "./list.module.css";
import type { PictureEntry } from "./use-picture";

/** What has to be known of a report beside what, where and when: one line each. */
export function RowNotes({ entry, signs, isTest, isReceived }: PictureEntry) {
  useSignals();
  const { reportType } = entry;
  const { unsaid } = rowText(entry, minute.value);
  return (
    <>
      {unsaid && <span className={styles.warning}>{unsaid}</span>}
      {isReceived && (
        <span className={styles.note}>
          {receivedText(entry, minute.value, operator().timeZone)}
        </span>
      )}
      {isTest && <span className={styles.warning}>Test data</span>}
      {signs.length === 0 && (
        <span className={styles.warning}>
          Not on the map:{" "}
          {reportOf(reportType)
            ? "it has no readable grid."
            : `the format ${reportType} is not installed here.`}
        </span>
      )}
    </>
  );
}
