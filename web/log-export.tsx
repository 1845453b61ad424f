import { EXPORT_FORMATS, type ExportFormat } from "./domain/export/formats";
import type { LogEntry } from "./domain/log/log";
import { downloadExport } from "./lib/export";
import { ExportMenu } from "./ui/export-menu";
import { showFailure, showToast } from "./ui/toast";

/** Hands reports of the log over as a file, and says what is in it. */
export function LogExport({ entries }: { entries: readonly LogEntry[] }) {
  async function exportAs(format: ExportFormat): Promise<void> {
    const file = await downloadExport(format, entries);
    if (!file) {
      showFailure(
        "Not exported",
        "The file could not be made. Check that Sightline is running, and try again.",
      );
      return;
    }
    const count = entries.length === 1 ? "1 report" : `${entries.length} reports`;
    const description = `${count} as ${EXPORT_FORMATS[format].label}${placelessText(format, file.placeless)}.`;
    showToast({ title: "Exported", description });
  }
  return <ExportMenu disabled={entries.length === 0} onExport={exportAs} />;
}

function placelessText(format: ExportFormat, placeless: number): string {
  if (placeless === 0 || format === "txt") return "";
  return EXPORT_FORMATS[format].needsGrid
    ? `, ${placeless} left out without a grid`
    : `, ${placeless} without a grid`;
}
