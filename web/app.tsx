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
import { Commands } from "./commands";
import { BUILT_IN_REPORTS } from "./domain/reports/registry";
import { FeedbackDialog } from "./features/feedback/feedback-dialog";
import { FriendlyQuestion } from "./features/reports/friendly-question";
import { Boundary, FormatMissingScreen, NotFoundScreen, Recovery, Shell } from "./features/shell";
import { FormScreen } from "./form-screens";
import { authMode } from "./lib/auth-mode";
import { watchNetwork } from "./lib/network";
import { pagePart } from "./lib/page-part";
import { emptyLog } from "./lib/report-log";
import { areFormatsKnown, useReports } from "./lib/reports";
import { deployment, forgetOperator, profile, signIn } from "./lib/session";
import { preload, preloadWindows } from "./preload";
import { lateComponent } from "./ui/late";
import { hideToast, Toasts } from "./ui/toast";

// Each loads when it is first shown; preload.ts fetches the application's ahead.
const OfflineLogin = lateComponent(
  async () => (await import("./features/access/offline-login")).OfflineLogin,
);
const Online = lateComponent(async () => (await import("./online")).Online);
const Admin = lateComponent(async () => (await import("./admin")).Admin);
const HandbookScreen = lateComponent(
  async () => (await import("./features/handbook/handbook-screen")).HandbookScreen,
);
const ReadyScreen = lateComponent(async () => (await import("./parts/desk")).ReadyScreen);
const Log = lateComponent(async () => (await import("./log")).Log);
// With the maps, from which most of it is.
const Picture = lateComponent(async () => (await import("./picture")).Picture);
const SettingsScreen = lateComponent(
  async () => (await import("./features/settings/settings-screen")).SettingsScreen,
);
const loadTakeIn = pagePart(() => import("./features/log/take-in"));
// Apart, so that a form that is opened directly does not wait for the search.
const Identification = lateComponent(async () => (await import("./identification")).Identification);
const PlatformChange = lateComponent(async () => (await import("./parts/desk")).PlatformChange);
const Sighting = lateComponent(async () => (await import("./sighting")).Sighting);
const TrainerScreen = lateComponent(async () => (await import("./parts/desk")).TrainerScreen);

/** The page: sign-in until an operator is known, then the application. The administrator's area is separate. */
export function App() {
  useEffect(preloadWindows, []);
  return (
    <>
      {/* In a transition, a restarting screen would render after the next keys and lose them. */}
      <BrowserRouter useTransitions={false}>
        <Area />
      </BrowserRouter>
      <Toasts />
    </>
  );
}

function Area() {
  useSignals();
  const { pathname } = useLocation();
  return <Boundary>{areaAt(pathname)}</Boundary>;
}

/** The handbook and the administrator's area do not wait for what the server says of itself. */
function areaAt(pathname: string): ReactNode {
  if (/^\/help(\/|$)/.test(pathname)) return <HandbookScreen />;
  if (isAdminPath(pathname)) return <Admin />;
  if (deployment.value === null) return null;
  return /^\/ready\/?$/.test(pathname) ? <ReadyScreen /> : <Site />;
}

function Site() {
  useSignals();
  const navigate = useNavigate();
  // A visitor's session proves which mode the server runs in, even if the server has not said so.
  if (deployment.value === "online" || authMode.value === "demo") {
    return <Online application={Application} />;
  }
  if (profile.value === null) return <OfflineLogin onLogIn={signIn} />;

  /**
   * Signs out locally: this page erases everything itself, so it works without the server. Whatever waited for the
   * server has been sent, or given up, in the dialog before this.
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
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  useEffect(preload, []);
  useEffect(() => watchNetwork(async (came) => (await loadTakeIn()).enterFromNetwork(came)), []);
  if (pathname === "/picture" && query.has("wall"))
    return (
      <Recovery>
        <Picture />
      </Recovery>
    );
  return (
    <Shell feedback={FeedbackDialog} badge={badge}>
      <Recovery>
        <Screens onSignOut={onSignOut} />
      </Recovery>
      <Commands />
      <FriendlyQuestion />
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
      <Route path="/picture" element={<Picture />} />
      <Route path="/dashboard" element={<Dashboard />} />
      <Route path="/train" element={<TrainerScreen />} />
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

/** /dashboard: the platform is identified first; with a vehicleId its report form opens, with `change` the list for another. */
function Dashboard() {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const vehicleId = query.get("vehicleId");
  if (query.has("change")) return <PlatformChange key={key} />;
  if (vehicleId === null) return <Identification key={key} />;
  return <Sighting key={key} vehicleId={vehicleId} />;
}
