/** The formats of exports by the endings of their files. */
export const EXPORT_FORMATS = {
  txt: { label: "Text", contentType: "text/plain;charset=utf-8" },
  csv: { label: "CSV", contentType: "text/csv;charset=utf-8" },
  geojson: { label: "GeoJSON", contentType: "application/geo+json" },
  kml: { label: "KML", contentType: "application/vnd.google-earth.kml+xml" },
  cot: { label: "CoT", contentType: "application/xml;charset=utf-8" },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** In the order of the menus. */
export const EXPORT_FORMAT_NAMES = Object.keys(EXPORT_FORMATS) as readonly ExportFormat[];

export const isExportFormat = (text: string): text is ExportFormat =>
  Object.hasOwn(EXPORT_FORMATS, text);
