/** The lines of /ready on which a browser says something itself. */

import { distanceMetres, type LatLng, withinHalfTurn } from "../grid/geodesy";
import type { MapBounds } from "../map/map-schema";
import { lengthText } from "../map/measure";
import { sizeText } from "../size-text";
import { dayText } from "../time/clock-fault";
import { formatDtg } from "../time/dtg";
import type { ReadyFinding, ReadyLevel, ReadyLine } from "./ready-lines";

/** What a page may do; null where the browser does not say. */
export type Permission = "granted" | "denied" | "prompt" | null;

const AT_A_SAFE_ADDRESS = "Open Sightline at http://127.0.0.1, or over https.";

/** What is found out about a line. */
const findingOn =
  (line: ReadyLine) =>
  (level: ReadyLevel, says: string, toDo = ""): ReadyFinding => ({ line, level, says, toDo });

/** @param fault what shows that the clock is wrong, in a sentence; null if nothing does */
export function clockFinding(
  at: Date,
  zone: string,
  localOffsetMinutes: number,
  fault: string | null,
): ReadyFinding {
  const time = `${dayText(at, zone, localOffsetMinutes)}, ${formatDtg(at, zone, localOffsetMinutes)}.`;
  const found = findingOn("clock");
  if (fault === null) return found("ok", time, "Compare it with your watch.");
  return found("FAIL", `${time} ${fault}`, "Set the computer's clock right first.");
}

/** @param hasWriter whether the page has the clipboard of pages at an address that browsers trust */
export function clipboardFinding(hasWriter: boolean, permission: Permission): ReadyFinding {
  const found = findingOn("clipboard");
  if (!hasWriter)
    return found(
      "warn",
      "The browser trusts this address less: it may refuse to copy, and the message is then selected for you to copy.",
      AT_A_SAFE_ADDRESS,
    );
  if (permission === "denied")
    return found(
      "FAIL",
      "The browser does not let this page copy.",
      "Allow the clipboard for this page in the browser, beside the address, and look again.",
    );
  return found("ok", "The browser lets this page copy.");
}

/** Less than this is soon full of reports and drafts. */
const LEAST_FREE_BYTES = 20e6;

/**
 * @param error what the browser cannot keep, in sentences; null while all is kept
 * @param freeBytes what is left of the browser's room for this page; null where it does not say
 */
export function storageFinding(error: string | null, freeBytes: number | null): ReadyFinding {
  const found = findingOn("storage");
  if (error !== null)
    return found(
      "FAIL",
      error,
      "Make room on the disk, leave the private window, or let this page keep data in the browser.",
    );
  const kept = "The browser keeps log and drafts";
  if (freeBytes === null) return found("ok", `${kept}.`);
  const room = `${kept}: ${sizeText(freeBytes)} are left`;
  return freeBytes < LEAST_FREE_BYTES
    ? found("warn", `${room} only.`, "Make room on the disk.")
    : found("ok", `${room}.`);
}

/** @param count how many cameras there are; null where the browser shows this page none, undefined where it does not say */
export function cameraFinding(
  count: number | null | undefined,
  permission: Permission,
): ReadyFinding {
  const found = findingOn("camera");
  const instead = "Codes can also be read from a photograph.";
  if (count === null)
    return found("warn", `The browser gives this address no camera. ${instead}`, AT_A_SAFE_ADDRESS);
  if (count === 0) return found("none", `There is none. ${instead}`);
  if (permission === "denied")
    return found(
      "warn",
      `The browser does not let this page use the camera. ${instead}`,
      "Allow the camera for this page in the browser, beside the address, and look again.",
    );
  if (count === undefined) return found("skip", "The browser does not say whether there is one.");
  const asks = permission === "granted" ? "" : " The browser asks when it is first used.";
  return found("ok", `There is one.${asks}`);
}

/** A grid of the last reports. */
export interface ReportedPlace extends LatLng {
  /** As a message writes it. */
  grid: string;
}

/**
 * The own map's edges against the last grids; null without an own map.
 * @param bounds of the own map, as its file says; null without one
 * @param places the newest first
 */
export function mapEdgeFinding(
  bounds: MapBounds | null,
  places: readonly ReportedPlace[],
): ReadyFinding | null {
  if (bounds === null) return null;
  const found = findingOn("map");
  if (places.length === 0) return found("ok", "There is no grid yet to hold against its edges.");
  const distances = places.map((place) => ({ place, ...fromEdge(bounds, place) }));
  const outside = distances.find(({ side }) => side !== "");
  if (outside) {
    const { place, side, metres } = outside;
    return found(
      "warn",
      `The grid ${place.grid} lies outside it, ${lengthText(metres)} ${side} of its edge.`,
      "Put in a map that reaches further. Until then the built-in overview is shown there.",
    );
  }
  const nearest = Math.min(...distances.map(({ metres }) => metres));
  const edge =
    nearest === Number.POSITIVE_INFINITY ? "" : `, ${lengthText(nearest)} or more from its edge`;
  return found("ok", `The last grids lie inside it${edge}.`);
}

/** On which side of a map a place lies, "" inside, and how far from the nearest point of its edge; of a map all around the globe only north and south are edges. */
function fromEdge(
  [west, south, east, north]: MapBounds,
  { lat, lng }: LatLng,
): { side: string; metres: number } {
  const isAround = east - west >= 360;
  const middle = (west + east) / 2;
  // The copy of the place that is nearest to the map.
  const near = isAround ? lng : middle + withinHalfTurn(lng - middle);
  const inside = {
    lat: Math.min(north, Math.max(south, lat)),
    lng: isAround ? near : Math.min(east, Math.max(west, near)),
  };
  const to = (edge: LatLng) => distanceMetres({ lat, lng: near }, edge);
  const side =
    (lat > north ? "north" : lat < south ? "south" : "") +
    (near > inside.lng ? "east" : near < inside.lng ? "west" : "");
  if (side !== "") return { side, metres: to(inside) };
  const edges = [
    ...(north < POLE ? [to({ lat: north, lng: near })] : []),
    ...(south > -POLE ? [to({ lat: south, lng: near })] : []),
    ...(isAround ? [] : [to({ lat, lng: west }), to({ lat, lng: east })]),
  ];
  return { side, metres: Math.min(...edges) };
}

/** Where maps of the world end, which no report is near. */
const POLE = 85;
