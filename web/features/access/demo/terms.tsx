import { Check } from "../../../ui/check";
import styles from "../access.module.css";

interface Props {
  agreed: boolean;
  onChange(agreed: boolean): void;
}

/** The terms of use, readable in place, and the box that agrees to them. */
export function Terms({ agreed, onChange }: Props) {
  return (
    <fieldset>
      <legend className="visually-hidden">Terms of use</legend>
      <Check label="I agree to the terms of use" checked={agreed} onChange={onChange} />
      <details className={styles.wording}>
        <summary>Read the terms of use</summary>
        <ul>
          <li>
            This demonstration shows how Sightline works. It is not for operations or exercises.
          </li>
          <li>
            Enter unclassified, open-source data only: nothing operational, nothing from an
            exercise, nothing classified or otherwise restricted.
          </li>
          <li>
            A session lasts 30 minutes. An address has two in 24 hours; accounts with a password
            have any number.
          </li>
          <li>
            The server stores your e-mail address, when you asked for codes, when your sessions
            began and ended, counts of failed attempts, and what you send as feedback, with the
            details below. It stores no report.
          </li>
          <li>
            It stores counts of failed attempts for half an hour, the rest until the operator of the
            demonstration deletes it. You can ask for that at any time through Feedback.
          </li>
          <li>
            Reports, drafts and your details stay in this browser and are erased when the session
            ends.
          </li>
          <li>There is no warranty. The demonstration may change or end at any time.</li>
        </ul>
      </details>
    </fieldset>
  );
}
