import { type Exported, type ExportedFields, fieldsOf, titleOf } from "./exported";
import { SHOT_NAME, shotLine } from "./geojson";
import { XML_HEAD, xmlAttributes, xmlText } from "./xml";

/**
 * Reports as KML 2.2: a folder a type, a placemark a grid with its time stamp, all fields as its data, and a line from
 * POO to POI.
 */
export function kmlText(reports: readonly Exported[]): string {
  const folders = [...Map.groupBy(reports, ({ type }) => type)].map(([type, ofType]) =>
    ["<Folder>", `<name>${xmlText(type)}</name>`, ...ofType.flatMap(placemarks), "</Folder>"].join(
      "\n",
    ),
  );
  return [
    `${XML_HEAD}<kml xmlns="http://www.opengis.net/kml/2.2">`,
    "<Document>",
    "<name>Sightline reports</name>",
    ...folders,
    "</Document>",
    "</kml>",
    "",
  ].join("\n");
}

function placemarks(report: Exported): string[] {
  const points = fieldsOf(report).map((fields, index) => {
    const place = report.positions[index]?.name ?? "";
    const { latitude, longitude, time, message } = fields;
    const point =
      latitude === null || longitude === null
        ? []
        : [`<Point><coordinates>${longitude},${latitude}</coordinates></Point>`];
    return [
      "<Placemark>",
      `<name>${xmlText(titleOf(report, place))}</name>`,
      // Viewers show a description as HTML: as text in it the message stays what it is.
      `<description>${xmlText(xmlText(message))}</description>`,
      `<TimeStamp><when>${time}</when></TimeStamp>`,
      "<ExtendedData>",
      ...dataOf(fields, place, report.isTestData),
      "</ExtendedData>",
      ...point,
      "</Placemark>",
    ].join("\n");
  });
  return [...points, ...lineOf(report)];
}

function lineOf(report: Exported): string[] {
  const parts = shotLine(report.positions)?.map(
    (part) =>
      `<LineString><tessellate>1</tessellate><coordinates>${part.join(" ")}</coordinates></LineString>`,
  );
  if (!parts) return [];
  const lines = parts.length === 1 ? parts : ["<MultiGeometry>", ...parts, "</MultiGeometry>"];
  const name = `${SHOT_NAME} ${report.reference}`.trim();
  return ["<Placemark>", `<name>${xmlText(name)}</name>`, ...lines, "</Placemark>"];
}

function dataOf(fields: ExportedFields, place: string, isTestData: boolean): string[] {
  const data = { ...fields, place, ...(isTestData && { test_data: true }) };
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== "")
    .map(
      ([name, value]) =>
        `<Data${xmlAttributes({ name })}><value>${xmlText(String(value))}</value></Data>`,
    );
}
