import { useSignals } from "@preact/signals-react/runtime";
import { countdownText, type Urgency, urgencyOf } from "../../../domain/time/countdown";
import { now } from "../../../lib/clock";
import { Badge, type BadgeTone } from "../../../ui/badge";

const TONES: Record<Urgency, BadgeTone> = {
  red: "bad",
  amber: "warn",
  green: "good",
};

interface Props {
  /** What was left when the server answered: its clock counts, not this computer's. */
  seconds: number;
  /** When it answered, in milliseconds since 1970. */
  loadedAt: number;
}

/** What is left of a session, counting down. */
export function TimeLeft({ seconds, loadedAt }: Props) {
  useSignals();
  const passed = Math.max(0, (now.value - loadedAt) / 1000);
  const left = seconds - passed;
  if (left <= 0) return <Badge tone="plain">Ended</Badge>;
  return <Badge tone={TONES[urgencyOf(left)]}>{countdownText(left)}</Badge>;
}
