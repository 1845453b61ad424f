import {
  Activity,
  AlertTriangle,
  Anchor,
  Antenna,
  Axe,
  Binoculars,
  Bomb,
  Bug,
  Camera,
  Car,
  CircleAlert,
  ClipboardList,
  Cross,
  Crosshair,
  Drone,
  Ear,
  Eye,
  FileText,
  Flag,
  Flame,
  Footprints,
  Fuel,
  Hammer,
  HeartPulse,
  Helicopter,
  Info,
  type LucideIcon,
  MapPin,
  Megaphone,
  Package,
  PackageX,
  Plane,
  Radar,
  Radiation,
  Radio,
  Rocket,
  Route,
  Satellite,
  Settings,
  Shield,
  Ship,
  Siren,
  Skull,
  Target,
  Tent,
  Truck,
  Users,
  Wrench,
} from "lucide-react";
import type { Report } from "../../domain/reports/registry";

/** The icons that a format may name, by Lucide's names; any other is a sheet of paper. */
const ICONS = new Map<string, LucideIcon>(
  Object.entries({
    activity: Activity,
    "alert-triangle": AlertTriangle,
    anchor: Anchor,
    antenna: Antenna,
    axe: Axe,
    binoculars: Binoculars,
    bomb: Bomb,
    bug: Bug,
    camera: Camera,
    car: Car,
    "circle-alert": CircleAlert,
    "clipboard-list": ClipboardList,
    cross: Cross,
    crosshair: Crosshair,
    drone: Drone,
    ear: Ear,
    eye: Eye,
    "file-text": FileText,
    flag: Flag,
    flame: Flame,
    footprints: Footprints,
    fuel: Fuel,
    hammer: Hammer,
    "heart-pulse": HeartPulse,
    helicopter: Helicopter,
    info: Info,
    "map-pin": MapPin,
    megaphone: Megaphone,
    package: Package,
    "package-x": PackageX,
    plane: Plane,
    radar: Radar,
    radiation: Radiation,
    radio: Radio,
    rocket: Rocket,
    route: Route,
    satellite: Satellite,
    shield: Shield,
    ship: Ship,
    siren: Siren,
    skull: Skull,
    target: Target,
    tent: Tent,
    truck: Truck,
    users: Users,
    wrench: Wrench,
  }),
);

export interface Destination {
  path: string;
  /** Tooltip and accessible name. */
  name: string;
  /** Under the icon. */
  short: string;
  icon: LucideIcon;
  /** "" for none. */
  keys: string;
  /** Opened with a fresh timestamp, so that the screen starts anew. */
  refresh?: true;
}

/** The order of the built-in forms in the navigation; others follow. */
const ORDER = ["Sighting", "GMTI", "HLR", "LEAPP", "c-UAS"];

const LOG: Destination = {
  path: "/report-log",
  name: "Report Log",
  short: "Log",
  icon: ClipboardList,
  keys: "Alt O",
};
const SETTINGS: Destination = {
  path: "/settings",
  name: "Settings",
  short: "Settings",
  icon: Settings,
  keys: "Alt I",
};
/** The letters that Alt opens something else by, on whatever screen. */
const TAKEN_KEYS = "BDFIMNOPRTZ";

/** The left navigation, in its order: every form, the log, the settings. */
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
        icon: ICONS.get(icon) ?? FileText,
        keys: isFree ? `Alt ${key}` : "",
        ...(opensAnew && { refresh: true }),
      };
    });
  return [...forms, LOG, SETTINGS];
}

/** Where a destination leads; `now` makes a refreshing link a new one each time. */
export function linkTo({ path, refresh }: Destination, now: number): string {
  return refresh ? `${path}?refresh=${now}` : path;
}

/** The path of the destination that a screen belongs to: the log also stands at / and /archive. */
export function activePath(pathname: string): string {
  return pathname === "/" || pathname === "/archive" ? "/report-log" : pathname;
}
