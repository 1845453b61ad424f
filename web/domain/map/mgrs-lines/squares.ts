/** The lines of squares: straight in UTM, curved on the map, cut where their zone ends. */
import type { LatLng } from "../../grid/geodesy";
import { fromUtm, type Utm } from "../utm";
import { clipLine } from "./clip";
import type { GridLine, ShownSquares } from "./levels";
import type { Scale } from "./view";
import { type Extent, extentOf, multiples, type Part } from "./zones";

/** How far a drawn line may lie from the true one, in pixels. */
const TOLERANCE_PX = 0.25;
const MOST_PIECES = 48;

/** The lines of a part's squares; one that is a line of the larger squares too is drawn as theirs. */
export function squareLines(part: Part, { fine, coarse }: ShownSquares, scale: Scale): GridLine[] {
  const extent = extentOf(part);
  const levelOf = (metres: number) =>
    coarse && metres % coarse.side === 0 ? coarse.level : fine.level;
  const seam = part.strip.bounds.east + part.turn;
  const drawn = (metres: number, points: LatLng[]): GridLine[] =>
    clipLine(points, part.bounds)
      // 31V ends on its own central meridian, which is drawn as the edge of two zones.
      .filter((piece) => piece.some(({ lng }) => lng !== seam))
      .map((piece) => ({ points: piece, level: levelOf(metres) }));

  const eastings = multiples(fine.side, extent.west, extent.east).flatMap((easting) =>
    drawn(easting, alongEasting(part, easting, extent, scale)),
  );
  const northings = multiples(fine.side, extent.south, extent.north)
    // The equator is drawn as the edge of two bands.
    .filter((northing) => northing !== 0)
    .flatMap((northing) => drawn(northing, alongNorthing(part, northing, extent, scale)));
  return [...eastings, ...northings];
}

/** The point of an easting and northing of a part's zone, in the part's own world. */
export function pointIn({ strip, turn }: Part, utm: Utm): LatLng {
  const { lat, lng } = fromUtm(strip.zone, utm);
  return { lat, lng: lng + turn };
}

function alongEasting(part: Part, easting: number, { south, north }: Extent, scale: Scale) {
  // In the widest zones such a line turns by 0.1 on a globe's radius; even steps are not even there.
  const count = pieces(part, north - south, 0.2, scale);
  return Array.from({ length: count + 1 }, (_, index) =>
    pointIn(part, { easting, northing: south + ((north - south) * index) / count }),
  );
}

function alongNorthing(part: Part, northing: number, { west, east }: Extent, scale: Scale) {
  const count = pieces(part, east - west, 1, scale);
  return Array.from({ length: count + 1 }, (_, index) =>
    pointIn(part, { easting: west + ((east - west) * index) / count, northing }),
  );
}

/**
 * In how many straight pieces a line looks smooth: one of length l, curved as a circle of radius r,
 * strays from it by l²/8r.
 * @param metres the line's length
 * @param bend how much it turns at most, in radians, on the length of the globe's radius
 */
function pieces({ bounds }: Part, metres: number, bend: number, scale: Scale): number {
  const largest = Math.max(Math.abs(bounds.south), Math.abs(bounds.north));
  const length = metres / scale.metresPerPixel(largest);
  const stray = (length ** 2 * bend) / (8 * scale.radianPx);
  return Math.max(1, Math.min(MOST_PIECES, Math.ceil(Math.sqrt(stray / TOLERANCE_PX))));
}
