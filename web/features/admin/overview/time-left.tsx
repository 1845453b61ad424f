import { useSignals } from "@preact/signals-react/runtime";
import { now } from "../../../lib/clock";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { timeLeft, type Urgency, urgency } from "../rules/durations";

const TONES: Record<Urgency, BadgeTone> = {
  over: "plain",
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
  const state = urgency(left);
  return <Badge tone={TONES[state]}>{state === "over" ? "Ended" : timeLeft(left)}</Badge>;
}
