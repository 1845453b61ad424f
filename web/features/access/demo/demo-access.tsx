import { useSignals } from "@preact/signals-react/runtime";
import { demoSession, pendingDemo } from "../../../lib/demo-session";
import { DemoDetails } from "./demo-details";
import { flow } from "./flow";
import { Landing } from "./landing";
import { Verify } from "./verify";

/** A visitor's way in: landing, verify, details. */
export function DemoAccess() {
  useSignals();
  // A session without a user is one whose details were lost: they are asked for again.
  const session = pendingDemo.value ?? demoSession.value;
  if (session !== null) return <DemoDetails session={session} />;
  const at = flow.value;
  return at.step === "verify" ? <Verify key={at.email + at.by} at={at} /> : <Landing />;
}
