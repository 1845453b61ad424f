import { withinHalfTurn } from "../grid/geodesy";
import { type Position, shotEnds } from "../reports/observed";
import { degrees, type Exported, fieldsOf } from "./exported";

/**
 * Reports as GeoJSON (RFC 7946): a feature a grid, and a line from POO to POI. A report without a
 * grid is a feature without a geometry.
 */
export function geoJsonText(reports: readonly Exported[]): string {
  const features = reports.flatMap(featuresOf).map((feature) => JSON.stringify(feature));
  return `{"type":"FeatureCollection","features":[\n${features.join(",\n")}\n]}\n`;
}

function featuresOf(report: Exported) {
  const points = fieldsOf(report).map((fields, index) => {
    const { latitude, longitude } = fields;
    return {
      type: "Feature",
      properties: {
        ...fields,
        name: report.positions[index]?.name ?? "",
        ...(report.isTestData && { test_data: true }),
      },
      geometry:
        latitude === null || longitude === null
          ? null
          : { type: "Point", coordinates: [longitude, latitude] },
    };
  });
  const line = shotLine(report.positions);
  if (!line) return points;
  const [whole] = line;
  const { type, reference, dtg, platform, received } = report;
  const geometry =
    line.length === 1
      ? { type: "LineString", coordinates: whole }
      : { type: "MultiLineString", coordinates: line };
  const properties = {
    ...{ type, reference, dtg, vehicle: platform, received, name: SHOT_NAME },
    ...(report.isTestData && { test_data: true }),
  };
  return [...points, { type: "Feature", properties, geometry }];
}

/** What the line between the ends of a shot is called. */
export const SHOT_NAME = "POO to POI";

/** Longitude first. */
type LngLat = [number, number];

/**
 * The line from where fire came to where it fell; null for a report that has not both. Across the
 * antimeridian it is cut there in two (RFC 7946 §3.1.9).
 */
export function shotLine(positions: readonly Position[]): LngLat[][] | null {
  const ends = shotEnds(positions);
  if (!ends) return null;
  const [from, to] = ends;
  const start: LngLat = [degrees(from.lng), degrees(from.lat)];
  const end: LngLat = [degrees(to.lng), degrees(to.lat)];
  if (Math.abs(from.lng - to.lng) <= 180) return [[start, end]];
  const edge = from.lng > 0 ? 180 : -180;
  const part = (edge - from.lng) / withinHalfTurn(to.lng - from.lng);
  const lat = degrees(from.lat + part * (to.lat - from.lat));
  return [
    [start, [edge, lat]],
    [[-edge, lat], end],
  ];
}
