import { useSignals } from "@preact/signals-react/runtime";
import { lazy, Suspense } from "react";
import { BrowserRouter, Route, Routes, useNavigate } from "react-router-dom";
import { Dashboard } from "./dashboard";
import { REPORT_INFO } from "./domain/reports/report";
import { isRecord, storedText } from "./domain/stored";
import { FeedbackDialog } from "./features/feedback";
import { LogScreen } from "./features/log";
import { NotFoundScreen, Recovery, Shell } from "./features/shell";
import { FORM_TYPES, FormScreen } from "./form-screens";
import { emptyLog } from "./lib/report-log";
import { leaveRestore, type Restore } from "./lib/restore";
import { deployment, forgetOperator, profile, signIn } from "./lib/session";
import { HintProvider } from "./ui/hint";
import { Toasts } from "./ui/toast";

// Each loads when it is first shown; main.tsx fetches them ahead once the page stands.
const DetailsLogin = lazy(async () => {
  const { DetailsLogin: component } = await import("./features/access");
  return { default: component };
});
const SettingsScreen = lazy(async () => {
  const { SettingsScreen: component } = await import("./features/settings");
  return { default: component };
});

/** The page: sign-in until an operator is known, then the application. */
export function App() {
  useSignals();
  if (deployment.value === null) return null;
  return (
    <HintProvider>
      <BrowserRouter>
        {profile.value ? (
          <Shell feedback={FeedbackDialog}>
            <Recovery>
              <Suspense>
                <Screens />
              </Suspense>
            </Recovery>
          </Shell>
        ) : (
          <Suspense>
            <DetailsLogin offline={deployment.value === "offline"} onLogIn={signIn} />
          </Suspense>
        )}
      </BrowserRouter>
      <Toasts />
    </HintProvider>
  );
}

/**
 * Local logout: everything is forgotten, and the page starts anew. What waited for the
 * server has been sent, or given up, in the dialog that leads here.
 */
async function signOut(): Promise<void> {
  await emptyLog();
  forgetOperator();
  location.assign("/");
}

function Screens() {
  const log = <Log />;
  return (
    <Routes>
      <Route path="/" element={log} />
      <Route path="/report-log" element={log} />
      <Route path="/archive" element={log} />
      <Route path="/dashboard" element={<Dashboard />} />
      {FORM_TYPES.map((type) => (
        <Route key={type} path={REPORT_INFO[type].path} element={<FormScreen type={type} />} />
      ))}
      <Route path="/settings" element={<SettingsScreen onSignOut={signOut} />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function Log() {
  const navigate = useNavigate();

  /** Leaves the report for its form and opens that; a sighting's form is found by its vehicle. */
  function open(report: Restore) {
    const { reportType, formData } = report;
    const { path } = REPORT_INFO[reportType];
    if (reportType !== "Sighting") {
      leaveRestore(report);
      navigate(path);
      return;
    }
    const vehicle = isRecord(formData.vehicle) ? formData.vehicle : {};
    const vehicleId = storedText(vehicle.id) || storedText(vehicle.platformId);
    leaveRestore({ ...report, vehicleId });
    navigate(`${path}?vehicleId=${encodeURIComponent(vehicleId)}`);
  }

  return <LogScreen onOpen={open} />;
}
