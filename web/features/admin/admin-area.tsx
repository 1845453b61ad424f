import { useSignals } from "@preact/signals-react/runtime";
import { useEffect } from "react";
import { adminSession, onAdminExpired } from "../../lib/admin-session";
import { showFailure } from "../../ui/toast";
import { AdminProvider } from "./admin-context";
import { DashboardScreen } from "./dashboard/dashboard-screen";
import type { FormatPreview } from "./formats/upload-dialog";
import { LoginScreen } from "./login/login-screen";

const TITLE = "Sightline administration";

/** Everything at /admin: the login until a token has been accepted, then the dashboard. */
export function AdminArea({ Preview }: { Preview: FormatPreview }) {
  useSignals();
  useEffect(() => {
    const before = document.title;
    document.title = TITLE;
    onAdminExpired(() => showFailure("Session Expired", "Log in again with the admin token."));
    return () => {
      document.title = before;
      onAdminExpired(() => {});
    };
  }, []);
  const session = adminSession.value;
  if (session === null) return <LoginScreen />;
  return (
    <AdminProvider key={session.sessionToken} session={session}>
      <DashboardScreen Preview={Preview} />
    </AdminProvider>
  );
}
