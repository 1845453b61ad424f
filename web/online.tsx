import { useSignals } from "@preact/signals-react/runtime";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { DemoAccess, DemoBadge, DemoWarning, endDemo, watchDemo } from "./features/access/demo";
import { demoSession, isWarningAccepted } from "./lib/demo-session";
import { profile } from "./lib/session";

interface Props {
  application: ComponentType<{ badge?: ReactNode; onSignOut(): Promise<void> }>;
}

/** The hosted demonstration: the way in, the warning, and the application for as long as the session lasts. */
export function Online({ application: Application }: Props) {
  useSignals();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the watch goes on whatever screen is shown
  useEffect(() => watchDemo(() => navigate("/", { replace: true })), []);
  if (demoSession.value === null || profile.value === null) return <DemoAccess />;
  if (!isWarningAccepted.value) return <DemoWarning />;
  return <Application badge={<DemoBadge />} onSignOut={() => endDemo("hand")} />;
}
