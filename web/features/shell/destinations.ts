import {
  Binoculars,
  ClipboardList,
  Drone,
  type LucideIcon,
  Plane,
  Radar,
  Rocket,
  Settings,
} from "lucide-react";
import { REPORT_INFO, type ReportType } from "../../domain/reports/report";

export interface Destination {
  path: string;
  /** Tooltip and accessible name. */
  name: string;
  /** Under the icon. */
  short: string;
  icon: LucideIcon;
  keys: string;
  /** Opened with a fresh timestamp, so that the screen starts anew. */
  refresh?: true;
}

const FORMS: Record<ReportType, Destination> = {
  Sighting: {
    path: REPORT_INFO.Sighting.path,
    name: "Sighting & BDA",
    short: "Sighting",
    icon: Binoculars,
    keys: "Alt S",
    refresh: true,
  },
  GMTI: {
    path: REPORT_INFO.GMTI.path,
    name: "GMTI",
    short: "GMTI",
    icon: Radar,
    keys: "Alt G",
    refresh: true,
  },
  HLR: {
    path: REPORT_INFO.HLR.path,
    name: "Hostile Location Report (HLR)",
    short: "HLR",
    icon: Rocket,
    keys: "Alt H",
    refresh: true,
  },
  LEAPP: {
    path: REPORT_INFO.LEAPP.path,
    name: "LEAPP Detection",
    short: "LEAPP",
    icon: Plane,
    keys: "Alt L",
  },
  "c-UAS": {
    path: REPORT_INFO["c-UAS"].path,
    name: "c-UAS",
    short: "c-UAS",
    icon: Drone,
    keys: "Alt U",
  },
};

/** The left navigation, in its order. */
export const DESTINATIONS: readonly Destination[] = [
  ...Object.values(FORMS),
  { path: "/report-log", name: "Report Log", short: "Log", icon: ClipboardList, keys: "Alt O" },
  { path: "/settings", name: "Settings", short: "Settings", icon: Settings, keys: "Alt I" },
];

/** Where a destination leads; `now` makes a refreshing link a new one each time. */
export function linkTo({ path, refresh }: Destination, now: number): string {
  return refresh ? `${path}?refresh=${now}` : path;
}

/** The path of the destination that a screen belongs to: the log also stands at / and /archive. */
export function activePath(pathname: string): string {
  return pathname === "/" || pathname === "/archive" ? "/report-log" : pathname;
}
