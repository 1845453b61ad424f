import {
  Binoculars,
  ClipboardList,
  Drone,
  type LucideIcon,
  type LucideProps,
  MapPinned,
  Plane,
  Radar,
  Rocket,
  Settings,
} from "lucide-react";
import type { ComponentType } from "react";
import type { Report } from "../../domain/reports/registry";
import { lateIcon } from "./late-icon";

/** The built-in forms' icons, by Lucide's names; those of other formats come late. */
const ICONS = new Map<string, LucideIcon>(
  Object.entries({
    binoculars: Binoculars,
    drone: Drone,
    plane: Plane,
    radar: Radar,
    rocket: Rocket,
  }),
);

export interface Destination {
  path: string;
  /** Tooltip and accessible name. */
  name: string;
  /** Under the icon. */
  short: string;
  icon: ComponentType<LucideProps>;
  /** "" for none. */
  keys: string;
  /** Opened with a fresh timestamp, so that the screen starts again. */
  refresh?: true;
}

/** The order of the built-in forms in the navigation; others follow. */
const ORDER = ["Sighting", "GMTI", "HLR", "LEAPP", "c-UAS"];

export const LOG: Destination = {
  path: "/report-log",
  name: "Report Log",
  short: "Log",
  icon: ClipboardList,
  keys: "Alt O",
};
const PICTURE: Destination = {
  path: "/picture",
  name: "Picture",
  short: "Picture",
  icon: MapPinned,
  keys: "Alt C",
};
const SETTINGS: Destination = {
  path: "/settings",
  name: "Settings",
  short: "Settings",
  icon: Settings,
  keys: "Alt I",
};
/** The letters that Alt opens something else by, on whatever screen. */
const TAKEN_KEYS = "BCDFIJMNOPRTVZ";

/** The left navigation, in its order: every form, the log, the picture, the settings. */
export function destinationsOf(reports: readonly Report[]): Destination[] {
  const rank = ({ type }: Report) => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length);
  const taken = new Set(TAKEN_KEYS);
  const forms = reports
    .toSorted((a, b) => rank(a) - rank(b))
    .map((report): Destination => {
      const { path, linkName, short, icon, key, opensAnew } = report;
      const isFree = key !== "" && !taken.has(key);
      taken.add(key);
      return {
        path,
        name: linkName,
        short,
        icon: ICONS.get(icon) ?? lateIcon(icon),
        keys: isFree ? `Alt ${key}` : "",
        ...(opensAnew && { refresh: true }),
      };
    });
  return [...forms, LOG, PICTURE, SETTINGS];
}

/** The path of a destination; `now` makes a refreshing link a new one each time. */
export function linkTo({ path, refresh }: Destination, now: number): string {
  return refresh ? `${path}?refresh=${now}` : path;
}

/** The path of the destination that a screen belongs to: the log is also at / and /archive. */
export function activePath(pathname: string): string {
  return pathname === "/" || pathname === "/archive" ? LOG.path : pathname;
}
