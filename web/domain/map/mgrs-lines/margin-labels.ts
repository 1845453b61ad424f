/** The digits of grid lines, beside the south and the west side of each part of the view. */
import type { LatLng } from "../../grid/geodesy";
import type { GridLabel, ShownSquares } from "./levels";
import { pointIn } from "./squares";
import type { Scale } from "./view";
import { extentOf, multiples, type Part } from "./zones";

/** From a side to the middle of its labels, in pixels: above a map's line of credits, beside its edge. */
const SOUTH_INSET_PX = 28;
const WEST_INSET_PX = 20;
/** Labels stand this far past their line, in the squares that they name. */
const PAST_LINE_PX = 0.5;
/** How far within a part a label's middle stays, in pixels. */
const MARGIN_PX = 8;

const METRES_PER_DEGREE = 111_320;

/** Labels for the finest lines of a part, with as many digits as a grid of their squares has. */
export function marginLabels(
  part: Part,
  { fine, coarse }: ShownSquares,
  scale: Scale,
): GridLabel[] {
  if (fine.digits === 0) return [];
  const { south, west, north, east } = part.bounds;
  const corner = scale.toPixel({ lat: south, lng: west });
  const inset = scale.toLatLng({ x: corner.x + WEST_INSET_PX, y: corner.y - SOUTH_INSET_PX });
  const margin = MARGIN_PX / scale.degreePx;

  const label = (metres: number, onLine: LatLng): GridLabel[] => {
    const { x, y } = scale.toPixel(onLine);
    const at = scale.toLatLng({ x: x + PAST_LINE_PX, y: y - PAST_LINE_PX });
    const isAcross = at.lng > west + margin && at.lng < east - margin;
    if (!isAcross || at.lat <= south || at.lat >= north) return [];
    const level = coarse && metres % coarse.side === 0 ? coarse.level : fine.level;
    return [{ at, text: digitsOf(metres, fine.side, fine.digits), level }];
  };
  const extent = extentOf(part);
  return [
    ...multiples(fine.side, extent.west, extent.east).flatMap((easting) =>
      label(easting, atLatitude(part, easting, inset.lat)),
    ),
    ...multiples(fine.side, extent.south, extent.north).flatMap((northing) =>
      label(northing, atLongitude(part, northing, inset.lng)),
    ),
  ];
}

/** The digits of a line within its 100 km square, as a grid writes them. */
function digitsOf(metres: number, side: number, digits: number): string {
  const count = 10 ** digits;
  const within = ((Math.round(metres / side) % count) + count) % count;
  return String(within).padStart(digits, "0");
}

/** Each step leaves at most a hundredth of what the one before it missed by. */
const STEPS = 5;

/** Where a line of one easting passes a latitude. */
function atLatitude(part: Part, easting: number, lat: number): LatLng {
  let northing = lat * METRES_PER_DEGREE;
  let point = pointIn(part, { easting, northing });
  for (let step = 0; step < STEPS; step++) {
    northing += (lat - point.lat) * METRES_PER_DEGREE;
    point = pointIn(part, { easting, northing });
  }
  return point;
}

/** Where a line of one northing passes a longitude. */
function atLongitude(part: Part, northing: number, lng: number): LatLng {
  let easting = 500_000;
  let point = pointIn(part, { easting, northing });
  for (let step = 0; step < STEPS; step++) {
    easting += (lng - point.lng) * METRES_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180);
    point = pointIn(part, { easting, northing });
  }
  return point;
}
