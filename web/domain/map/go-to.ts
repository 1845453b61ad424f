/** The typed target for a map: a grid, whole or in part, or latitude and longitude. */
import { readDegreesMinutes } from "../grid/degrees-minutes";
import type { LatLng } from "../grid/geodesy";
import { cellMetres, formatGrid, gridAt, gridToLatLng, isGzd, squareToLatLng } from "../grid/grid";
import { asciiCapitals, digitsError, plainText, readDegrees, readGrids } from "../grid/grid-reader";
import { regionOf } from "../grid/mgrs-squares";
import { MAX_LATITUDE } from "./web-mercator";

/** A place with a name, and how wide it is. */
export interface TypedPlace {
  name: string;
  kind: "Grid" | "Square" | "Zone" | "Latitude, longitude";
  at: LatLng;
  /** Metres across: 100,000 for a square, 1 for a grid of ten digits. */
  across: number;
  /** Digits of easting and of northing each, of a grid. */
  digits?: number;
}

const SQUARE_M = 100_000;
/** The centre of a zone and band, in the middle world. */
const ZONE_M = 650_000;
const DECIMALS = 5;

/**
 * The place that a text names; null if it names none.
 * @param near what a grid without its zone, or without its square, is completed from: the middle of the map
 */
export function readPlace(text: string, near: LatLng): TypedPlace | null {
  return readPosition(text) ?? readGrid(text) ?? readPart(text) ?? readDigits(text, near);
}

function readPosition(text: string): TypedPlace | null {
  const at = readDegrees(text) ?? readDegreesMinutes(text);
  if (!at || Math.abs(at.lat) > MAX_LATITUDE) return null;
  const { lat, lng } = at;
  const name = `${lat.toFixed(DECIMALS)}, ${lng.toFixed(DECIMALS)}`;
  return { name, kind: "Latitude, longitude", at: { lat, lng }, across: 1 };
}

function readGrid(text: string): TypedPlace | null {
  const read = readGrids(text);
  return read.kind === "one" ? gridPlace(read.grid.gzd, read.grid.coordinates) : null;
}

function gridPlace(gzd: string, coordinates: string): TypedPlace | null {
  const at = gridToLatLng(gzd, coordinates);
  if (!at) return null;
  const digits = coordinates.length / 2;
  return {
    name: formatGrid(gzd, coordinates),
    kind: "Grid",
    at,
    across: cellMetres(digits),
    digits,
  };
}

const bare = (text: string) => asciiCapitals(plainText(text)).replace(/\s+/g, " ").trim();

/** A 100 km square, `34UFF`, or a zone and band, `34U`. */
function readPart(text: string): TypedPlace | null {
  const [, zone = "", band = "", pair = ""] =
    /^(\d{1,2}) ?([A-Z]) ?([A-Z]{2})?$/.exec(bare(text)) ?? [];
  const name = zone.padStart(2, "0") + band + pair;
  if (pair !== "") {
    const at = squareToLatLng(name);
    return at && { name, kind: "Square", at, across: SQUARE_M };
  }
  const region = regionOf(name);
  if (!region) return null;
  const { south, north, west, east } = region;
  const at = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return { name, kind: "Zone", at, across: ZONE_M };
}

/** `FF 39956 18655` in the zone of the map's middle, `39956 18655` in its square. */
function readDigits(text: string, near: LatLng): TypedPlace | null {
  const [, pair, digits = ""] = /^([A-Z]{2})? ?(\d+(?: \d+)?)$/.exec(bare(text)) ?? [];
  const here = gridAt(near);
  if (!here || digitsError(digits.split(" ").filter(Boolean)) !== null) return null;
  const gzd = pair ? here.gzd.slice(0, 3) + pair : here.gzd;
  return isGzd(gzd) ? gridPlace(gzd, digits.replace(" ", "")) : null;
}
