import { useEffect } from "react";
import { EXPORT_FORMATS, type ExportFormat } from "../../domain/export/formats";
import type { LogEntry } from "../../domain/log/log";
import { downloadExport, preloadExporter } from "../../lib/export";
import { showToast } from "../../ui/toast";

/** Hands the given reports over as a file, and says what is in it. */
export function useExport(entries: readonly LogEntry[]): (format: ExportFormat) => void {
  useEffect(preloadExporter, []);
  return async (format) => {
    const file = await downloadExport(format, entries);
    if (!file) {
      const description =
        "The file could not be made. Check that Sightline's server runs, and try again.";
      showToast({ title: "Not exported", description, tone: "destructive" });
      return;
    }
    const count = entries.length === 1 ? "1 report" : `${entries.length} reports`;
    const description = `${count} as ${EXPORT_FORMATS[format].label}${placelessText(format, file.placeless)}.`;
    showToast({ title: "Exported", description });
  };
}

function placelessText(format: ExportFormat, placeless: number): string {
  if (placeless === 0 || format === "txt") return "";
  return format === "cot"
    ? `, ${placeless} left out without a grid`
    : `, ${placeless} without a grid`;
}
