import { type Exported, fieldsOf } from "./exported";
import { shotLine } from "./shot-line";

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
    ...{ type, reference, dtg, platform, received, name: "POO to POI" },
    ...(report.isTestData && { test_data: true }),
  };
  return [...points, { type: "Feature", properties, geometry }];
}
