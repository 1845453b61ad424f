import { useNavigate, useSearchParams } from "react-router-dom";
import { LogScreen } from "./features/log/log-screen";
import { NetworkLine } from "./features/network/network-line";
import { LogExport } from "./log-export";
import { useOpenReport } from "./open-report";

/** /report-log: the reports. With `receive`, its dialog for messages is open. */
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
      network={<NetworkLine />}
    />
  );
}
