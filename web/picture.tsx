import { useNavigate } from "react-router-dom";
import { PictureScreen } from "./features/map/picture/picture-screen";
import { LogExport } from "./log-export";
import { useOpenReport } from "./open-report";

export { readAhead } from "./features/map/picture/read-entries";

/** /picture: where all of it is. */
export function Picture() {
  const navigate = useNavigate();
  const open = useOpenReport();
  return (
    <PictureScreen
      onOpen={open}
      onNew={() => navigate("/dashboard")}
      onReceive={() => navigate("/report-log?receive")}
      Export={LogExport}
    />
  );
}
