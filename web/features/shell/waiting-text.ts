import type { UnsavedReport, WaitingReports } from "../../lib/save-queue";

const LIST = new Intl.ListFormat("en-GB");
/** More names than this do not fit beside a title. */
const NAMED_AT_MOST = 2;

/** How many reports wait, "" where none does. */
export function waitingTitle(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 report waits for the server" : `${count} reports wait for the server`;
}

/** What is being done about waiting reports. @param now milliseconds since 1970 */
export function waitingStatus({ reports, nextAt }: WaitingReports, now: number): string {
  if (reports.length === 0) return "";
  const next = nextAt === null ? "Sending now." : `Trying again ${inTime(nextAt - now)}.`;
  const refused = reports.filter(({ failed }) => failed !== null);
  return refused.length === 0 ? next : `${whatWasRefused(refused)} ${next}`;
}

/** The same with all that the server said, a sentence for each report. */
export function rejectionReasons(reports: readonly UnsavedReport[]): string {
  return reports
    .filter(({ failed }) => failed !== null)
    .map((report) => `${nameAndCode(report)}: ${report.failed?.reason || "no reason given"}`)
    .join("\n");
}

function whatWasRefused(refused: readonly UnsavedReport[]): string {
  const named = refused.slice(0, NAMED_AT_MOST).map(nameAndCode);
  const more = refused.length - named.length;
  if (more > 0) named.push(`${more} more`);
  return `The server refused ${LIST.format(named)}.`;
}

function nameAndCode({ name, failed }: UnsavedReport): string {
  return `${name} (${failed?.status ? `code ${failed.status}` : "unexpected reply"})`;
}

/** "in 12 s", "in 4 min", "in 2 h". The page's clock is up to a second behind: part of a second does not count. */
function inTime(ms: number): string {
  const seconds = Math.max(1, Math.floor(ms / 1000));
  if (seconds < 60) return `in ${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `in ${minutes} min` : `in ${Math.ceil(minutes / 60)} h`;
}
