import { useNavigate, useSearchParams } from "react-router-dom";
import { PictureScreen } from "./features/map/picture/picture-screen";
import { NetworkLine } from "./features/network/network-line";
import { LogExport } from "./log-export";
import { useOpenReport } from "./open-report";

export { readAhead } from "./features/map/picture/read-entries";

/** /picture: where all of it is. With `wall` the map alone, for a second screen. */
export function Picture() {
  const navigate = useNavigate();
  const open = useOpenReport();
  const [query] = useSearchParams();
  return (
    <PictureScreen
      onOpen={open}
      onNew={() => navigate("/dashboard")}
      onReceive={() => navigate("/report-log?receive")}
      Export={LogExport}
      network={<NetworkLine />}
      onLeaveWall={query.has("wall") ? () => navigate("/picture") : null}
    />
  );
}
