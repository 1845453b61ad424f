import { type Exported, type ExportedFields, fieldsOf } from "./exported";
import { XML_HEAD, xmlAttributes, xmlText } from "./xml";

/** Reports as KML 2.2: a folder a type, a placemark a grid with its time stamp, all fields as its data. */
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
  return fieldsOf(report).map((fields, index) => {
    const place = report.positions[index]?.name ?? "";
    const { latitude, longitude, time, message } = fields;
    const title = [report.platform, place, report.reference].filter(Boolean).join(" ");
    const point =
      latitude === null || longitude === null
        ? []
        : [`<Point><coordinates>${longitude},${latitude}</coordinates></Point>`];
    return [
      "<Placemark>",
      `<name>${xmlText(title || report.type)}</name>`,
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
