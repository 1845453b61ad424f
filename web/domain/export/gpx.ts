import { feetToMetres } from "../grid/geodesy";
import { type Exported, fieldsOf, titleOf } from "./exported";
import { XML_HEAD, xmlAttributes, xmlText } from "./xml";

/** Reports as GPX 1.1, for hand-held receivers: a waypoint a grid; a report without a grid has none. */
export function gpxText(reports: readonly Exported[]): string {
  return [
    `${XML_HEAD}<gpx version="1.1" creator="Sightline" xmlns="http://www.topografix.com/GPX/1/1">`,
    ...reports.flatMap(waypoints),
    "</gpx>",
    "",
  ].join("\n");
}

function waypoints(report: Exported): string[] {
  return fieldsOf(report).flatMap((fields, index) => {
    const { latitude, longitude, altitude_ft: feet, time, message } = fields;
    if (latitude === null || longitude === null) return [];
    // The schema has no 180: it is -180 there.
    const place = { lat: String(latitude), lon: String(longitude === 180 ? -180 : longitude) };
    const parts = {
      ...(feet !== null && { ele: feetToMetres(feet).toFixed(1) }),
      time,
      name: titleOf(report, report.positions[index]?.name ?? ""),
      ...(report.isTestData && { cmt: "Test data" }),
      desc: message,
      type: report.type,
    };
    const elements = Object.entries(parts).map(
      ([tag, text]) => `<${tag}>${xmlText(text)}</${tag}>`,
    );
    return [`<wpt${xmlAttributes(place)}>${elements.join("")}</wpt>`];
  });
}
