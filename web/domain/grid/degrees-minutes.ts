/** Latitude and longitude in degrees and minutes, with or without seconds, as charts and phones write them. */
import type { LatLng } from "./geodesy";
import { asciiCapitals, plainText } from "./grid-reader";

const FIGURES = "[+-]?\\d{1,3}(?: \\d{1,2}(?:\\.\\d+)?){1,2}";
/** A letter in front, or behind, or none. */
const ONE = `(?:([NSEW]) ?(${FIGURES})|(${FIGURES}) ?([NSEW]?))`;
const BOTH = new RegExp(`^${ONE}( ?[,;/] ?| ?)${ONE}$`);
/** Neither letters nor a comma: two halves of as many figures. */
const BARE = /^([+-]?\d{1,3}(?: [\d.]+){1,2}) ([+-]?\d{1,3}(?: [\d.]+){1,2})$/;

/**
 * The position that a text is: `54 17.796 N 23 09.036 E`, `54°17'48"N, 23°09'02"E`, or without letters, latitude
 * first, `54 17.796, 23 09.036`. Null if it is none, or could be another.
 */
export function readDegreesMinutes(text: string): LatLng | null {
  const plain = asciiCapitals(plainText(text))
    .replace(/[°º'’′"”″]/g, " ")
    .replace(/([NSEW])/g, " $1 ")
    .replace(/\s+/g, " ")
    .trim();
  const both = BOTH.exec(plain);
  if (!both) return null;
  const [, a = "", b = "", c = "", d = "", gap = "", e = "", f = "", g = "", h = ""] = both;
  const axes = [a + d, e + h] as const;
  // Both have a letter, or neither.
  if ((axes[0] === "") !== (axes[1] === "")) return null;
  const isApart = gap.trim() !== "" || axes[0] !== "";
  const [one, other] = isApart ? [b + c, f + g] : halves(plain);
  const isSwapped = /[EW]/.test(axes[0]);
  const [latAxis, lngAxis] = isSwapped ? [axes[1], axes[0]] : axes;
  if (/[EW]/.test(latAxis) || /[NS]/.test(lngAxis)) return null;
  const [latText, lngText] = isSwapped ? [other, one] : [one, other];
  const lat = degreesOf(latText, latAxis, 90);
  const lng = degreesOf(lngText, lngAxis, 180);
  return lat === null || lng === null ? null : { lat, lng };
}

function halves(plain: string): [string, string] {
  const [, one = "", other = ""] = BARE.exec(plain) ?? [];
  const isEven = one.split(" ").length === other.split(" ").length;
  return isEven ? [one, other] : ["", ""];
}

function degreesOf(figures: string, axis: string, most: number): number | null {
  const [degrees = "", minutes = "", seconds = "0"] = figures.split(" ");
  const isSigned = /^[+-]/.test(degrees);
  if (degrees === "" || (isSigned && axis !== "")) return null;
  // Only the last figure can have decimals.
  if (minutes.includes(".") && figures.split(" ").length > 2) return null;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return null;
  const size = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  if (size > most) return null;
  return degrees.startsWith("-") || axis === "S" || axis === "W" ? -size : size;
}
