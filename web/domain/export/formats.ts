/** The formats of exports by the server's names for them; where one `needsGrid`, a report without a grid is left out. */
export const EXPORT_FORMATS = {
  txt: { label: "Text", ending: "txt", contentType: "text/plain;charset=utf-8", needsGrid: false },
  csv: { label: "CSV", ending: "csv", contentType: "text/csv;charset=utf-8", needsGrid: false },
  geojson: {
    label: "GeoJSON",
    ending: "geojson",
    contentType: "application/geo+json",
    needsGrid: false,
  },
  kml: {
    label: "KML",
    ending: "kml",
    contentType: "application/vnd.google-earth.kml+xml",
    needsGrid: false,
  },
  gpx: { label: "GPX", ending: "gpx", contentType: "application/gpx+xml", needsGrid: true },
  tak: { label: "TAK package", ending: "zip", contentType: "application/zip", needsGrid: true },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** In the order of the menus. */
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as readonly ExportFormat[];

export const isExportFormat = (text: string): text is ExportFormat =>
  Object.hasOwn(EXPORT_FORMATS, text);
