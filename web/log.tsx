import { useNavigate, useSearchParams } from "react-router-dom";
import { LogScreen } from "./features/log/log-screen";
import { LogExport } from "./log-export";
import { useOpenReport } from "./open-report";

/** /report-log: what was reported. With `receive` its window for messages stands open. */
export function Log() {
  const navigate = useNavigate();
  const open = useOpenReport();
  const [query] = useSearchParams();
  return (
    <LogScreen
      onOpen={open}
      onNew={({ path }) => navigate(path)}
      onReceiving={query.has("receive") ? () => navigate("/report-log", { replace: true }) : null}
      Export={LogExport}
    />
  );
}
