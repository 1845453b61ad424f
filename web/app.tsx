import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useEffect } from "react";
import {
  BrowserRouter,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router-dom";
import { isAdminPath } from "./admin-path";
import { isRecord, storedText } from "./domain/parse-unknown";
import { BUILT_IN_REPORTS } from "./domain/reports/registry";
import { FeedbackDialog } from "./features/feedback/feedback-dialog";
import { Boundary, FormatMissingScreen, NotFoundScreen, Recovery, Shell } from "./features/shell";
import { FormScreen, loadFormatPreview } from "./form-screens";
import { authMode } from "./lib/auth-mode";
import { type FormHandoff, leaveHandoff } from "./lib/form-handoff";
import { emptyLog } from "./lib/report-log";
import { areFormatsKnown, reportOf, useReports } from "./lib/reports";
import { deployment, forgetOperator, profile, signIn } from "./lib/session";
import { preload, preloadWindows } from "./preload";
import { lateComponent } from "./ui/late";
import { hideToast, showToast, Toasts } from "./ui/toast";

// Each loads when it is first shown; preload.ts fetches the application's ahead.
const OfflineLogin = lateComponent(
  async () => (await import("./features/access/offline-login")).OfflineLogin,
);
const Online = lateComponent(async () => (await import("./online")).Online);
const AdminArea = lateComponent(
  async () => (await import("./features/admin/admin-area")).AdminArea,
);
const LogScreen = lateComponent(async () => (await import("./features/log/log-screen")).LogScreen);
const SettingsScreen = lateComponent(
  async () => (await import("./features/settings/settings-screen")).SettingsScreen,
);
// Apart, so that a form that is opened directly does not wait for the search.
const Identification = lateComponent(async () => (await import("./identification")).Identification);
const Sighting = lateComponent(async () => (await import("./sighting")).Sighting);

/** The page: sign-in until an operator is known, then the application; the administrator's area apart. */
export function App() {
  useEffect(preloadWindows, []);
  return (
    <>
      <BrowserRouter>
        <Area />
      </BrowserRouter>
      <Toasts />
    </>
  );
}

function Area() {
  useSignals();
  const { pathname } = useLocation();
  const isWaiting = deployment.value === null && !isAdminPath(pathname);
  if (isWaiting) return null;
  return (
    <Boundary>
      {isAdminPath(pathname) ? <AdminArea loadFormatPreview={loadFormatPreview} /> : <Site />}
    </Boundary>
  );
}

function Site() {
  useSignals();
  const navigate = useNavigate();
  // A visitor's session shows whose server this is, also where it did not say so just now.
  if (deployment.value === "online" || authMode.value === "demo") {
    return <Online application={Application} />;
  }
  if (profile.value === null) return <OfflineLogin onLogIn={signIn} />;

  /**
   * Local logout: everything is forgotten, in this page, so that it works without the server. What
   * waited for the server has been sent, or given up, in the dialog that leads here.
   */
  async function signOut(): Promise<void> {
    await emptyLog();
    hideToast();
    forgetOperator();
    navigate("/", { replace: true });
  }
  return <Application onSignOut={signOut} />;
}

interface ApplicationProps {
  /** Stays in sight on every screen. */
  badge?: ReactNode;
  onSignOut(): Promise<void>;
}

function Application({ badge, onSignOut }: ApplicationProps) {
  useEffect(preload, []);
  return (
    <Shell feedback={FeedbackDialog} badge={badge}>
      <Recovery>
        <Screens onSignOut={onSignOut} />
      </Recovery>
    </Shell>
  );
}

function Screens({ onSignOut }: Pick<ApplicationProps, "onSignOut">) {
  useSignals();
  const log = <Log />;
  const reports = useReports();
  return (
    <Routes>
      <Route path="/" element={log} />
      <Route path="/report-log" element={log} />
      <Route path="/archive" element={log} />
      <Route path="/dashboard" element={<Dashboard />} />
      {reports.map(
        ({ path, format }) =>
          format && <Route key={path} path={path} element={<FormScreen format={format} />} />,
      )}
      {/* Built in, and switched off by the administrator. */}
      {BUILT_IN_REPORTS.filter((report) => !reports.includes(report)).map(({ path }) => (
        <Route key={path} path={path} element={<FormatMissingScreen />} />
      ))}
      <Route path="/settings" element={<SettingsScreen onSignOut={onSignOut} />} />
      {/* An own format's form whose format is not there, or not known yet. */}
      <Route path="/f/*" element={areFormatsKnown.value ? <FormatMissingScreen /> : null} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function Log() {
  const navigate = useNavigate();

  /** Leaves the report for its form and opens that; a sighting's form is found by its vehicle. */
  function open(report: FormHandoff) {
    const { reportType, formData } = report;
    const kind = reportOf(reportType);
    if (!kind) {
      showToast({
        title: "Format Missing",
        description: `This report wants the format ${reportType}, which is not installed here.`,
        tone: "destructive",
      });
      return;
    }
    const { path, format } = kind;
    if (format) {
      leaveHandoff(report);
      navigate(path);
      return;
    }
    const platform = isRecord(formData.vehicle) ? formData.vehicle : {};
    const vehicleId = storedText(platform.id) || storedText(platform.platformId);
    leaveHandoff({ ...report, vehicleId });
    navigate(`${path}?vehicleId=${encodeURIComponent(vehicleId)}`);
  }

  return <LogScreen onOpen={open} onNew={({ path }) => navigate(path)} />;
}

/** /dashboard: the platform is identified first; with a vehicleId its report form opens. */
function Dashboard() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const vehicleId = query.get("vehicleId");
  if (vehicleId === null) return <Identification key={key} />;
  return <Sighting key={key} vehicleId={vehicleId} />;
}
