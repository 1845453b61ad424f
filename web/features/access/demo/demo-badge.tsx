import { useSignals } from "@preact/signals-react/runtime";
import { Hourglass, Timer, TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { secondsLeft, timeLeftAloud } from "../../../domain/sign-in/demo-session";
import { countdownText, type Urgency, urgencyOf } from "../../../domain/time/countdown";
import { authMode } from "../../../lib/auth-mode";
import { now } from "../../../lib/clock";
import { demoSession } from "../../../lib/demo-session";
import { Confirm } from "../../../ui/dialog";
import { showToast } from "../../../ui/toast";
import styles from "./demo-badge.module.css";
import { endDemo } from "./end-demo";

/** At night all three are red: they differ by their forms as well. */
const ICONS: Record<Urgency, typeof Timer> = {
  green: Timer,
  amber: Hourglass,
  red: TriangleAlert,
};

/** The time that is left, and the way out. */
export function DemoBadge() {
  useSignals();
  const session = demoSession.value;
  if (authMode.value !== "demo" || session === null) return null;
  const left = secondsLeft(session, now.value);
  const level = urgencyOf(left);
  const Icon = ICONS[level];
  return (
    <section className={styles.badge} data-level={level} aria-label="Demonstration session">
      <p className={`${styles.time} line`}>
        <Icon size={18} />
        <span className="visually-hidden">Time remaining</span>
        <span role="timer">{countdownText(left)}</span>
        {level === "red" && <span className={styles.soon}>Ending Soon!</span>}
      </p>
      <Announcement text={timeLeftAloud(left)} />
      <EndButton />
    </section>
  );
}

function EndButton() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.end}
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        End session
      </button>
      <Confirm
        open={isAsked}
        onClose={() => setAsked(false)}
        title="End this session?"
        confirm="Yes, end it"
        onConfirm={() => void endDemo("hand")}
      >
        <p>
          It counts as one of your sessions. The report log, the drafts and your details on this
          browser are lost permanently.
        </p>
      </Confirm>
    </>
  );
}

/** Announces the remaining time at set marks; as a toast if a dialog covers the badge. */
function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const isCovered = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
    if (text !== "" && isCovered) showToast({ title: text });
    else setSaid(text);
  }, [text]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  );
}
