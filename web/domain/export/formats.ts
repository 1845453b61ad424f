/** The formats of exports by the endings of their files; where one `needsGrid`, a report without a grid is left out. */
export const EXPORT_FORMATS = {
  txt: { label: "Text", contentType: "text/plain;charset=utf-8", needsGrid: false },
  csv: { label: "CSV", contentType: "text/csv;charset=utf-8", needsGrid: false },
  geojson: { label: "GeoJSON", contentType: "application/geo+json", needsGrid: false },
  kml: { label: "KML", contentType: "application/vnd.google-earth.kml+xml", needsGrid: false },
  gpx: { label: "GPX", contentType: "application/gpx+xml", needsGrid: true },
  cot: { label: "CoT", contentType: "application/xml;charset=utf-8", needsGrid: true },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** In the order of the menus. */
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as readonly ExportFormat[];

export const isExportFormat = (text: string): text is ExportFormat =>
  Object.hasOwn(EXPORT_FORMATS, text);
