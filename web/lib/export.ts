import type { ExportedFile } from "../domain/export/export-reports";
import type { ExportFormat } from "../domain/export/formats";
import type { LogEntry } from "../domain/log/log";
import { downloadFile } from "./download";
import { pagePart } from "./page-part";
import { loadPlatforms, platformList, symbolsIn } from "./platforms";
import { readableReports } from "./reports";
import { operator } from "./session";

const loadExporter = pagePart(() => import("./exporter"));

/**
 * Hands the browser the given reports as a file; null, and logged, when it fails.
 * @param entries newest first
 */
export async function downloadExport(
  format: ExportFormat,
  entries: readonly LogEntry[],
): Promise<ExportedFile | null> {
  try {
    const [{ exportReports, allDefinitions, readGeoid }] = await Promise.all([
      loadExporter(),
      format === "txt" || platformsCome(),
    ]);
    const file = exportReports(format, entries, {
      definitions: allDefinitions(readableReports.value.flatMap(({ format }) => format ?? [])),
      sidcOf: symbolsIn(platformList.value),
      geoid: format === "tak" ? readGeoid(await fetchGeoid()) : () => 0,
      callSign: operator().callSign,
      at: new Date(),
    });
    const content = new Blob([...file.pieces]);
    return downloadFile(file.name, content, file.contentType) ? file : null;
  } catch (error) {
    console.warn("export:", error);
    return null;
  }
}

/**
 * Without the platforms a file would call each of them unknown.
 * @throws if they do not come at the second try either
 */
async function platformsCome(): Promise<void> {
  await loadPlatforms();
  await loadPlatforms();
  if (platformList.value.state !== "ready") throw new Error("The platforms have not come.");
}

async function fetchGeoid(): Promise<Uint8Array> {
  const answer = await fetch("/map/geoid.bin");
  if (!answer.ok) throw new Error(`The geoid answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
