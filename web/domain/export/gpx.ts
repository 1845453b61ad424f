import { feetToMetres } from "../grid/geodesy";
import { SIDE_LABELS } from "../platforms/affiliation";
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
    const { latitude, longitude, altitude_ft: feet, time, side, message } = fields;
    const comment = [report.isTestData && "Test data", side === "friendly" && SIDE_LABELS[side]];
    if (latitude === null || longitude === null) return [];
    // The schema has no 180: it is -180 there.
    const place = { lat: String(latitude), lon: String(longitude === 180 ? -180 : longitude) };
    const parts = {
      ...(feet !== null && { ele: feetToMetres(feet).toFixed(1) }),
      time,
      name: titleOf(report, report.positions[index]?.name ?? ""),
      cmt: comment.filter(Boolean).join(", "),
      desc: message,
      type: report.type,
    };
    const elements = Object.entries(parts)
      .filter(([, text]) => text !== "")
      .map(([tag, text]) => `<${tag}>${xmlText(text)}</${tag}>`);
    return [`<wpt${xmlAttributes(place)}>${elements.join("")}</wpt>`];
  });
}
