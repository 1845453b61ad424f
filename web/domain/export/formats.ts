/** The formats of exports by the endings of their files; some hold places alone, and no report without a grid. */
export const EXPORT_FORMATS = {
  txt: { label: "Text", contentType: "text/plain;charset=utf-8", isPlacesAlone: false },
  csv: { label: "CSV", contentType: "text/csv;charset=utf-8", isPlacesAlone: false },
  geojson: { label: "GeoJSON", contentType: "application/geo+json", isPlacesAlone: false },
  kml: { label: "KML", contentType: "application/vnd.google-earth.kml+xml", isPlacesAlone: false },
  gpx: { label: "GPX", contentType: "application/gpx+xml", isPlacesAlone: true },
  cot: { label: "CoT", contentType: "application/xml;charset=utf-8", isPlacesAlone: true },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** In the order of the menus. */
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as readonly ExportFormat[];

export const isExportFormat = (text: string): text is ExportFormat =>
  Object.hasOwn(EXPORT_FORMATS, text);
