import { feetToMetres } from "../grid/geodesy";
import { ACCURACY_METRES } from "../platforms/platform";
import type { Position } from "../reports/observed";
import { cotType } from "./cot-type";
import { degrees, type Exported, isoTime } from "./exported";
import { XML_HEAD, xmlAttributes, xmlText } from "./xml";

/** CoT's figure for what is not known. */
const UNKNOWN = "9999999.0";
const HOUR_MS = 3_600_000;

/**
 * Reports as Cursor on Target 2.0: one event for each grid. An event needs a place, so reports without a grid are
 * left out; a comment gives their number.
 */
export function cotText(reports: readonly Exported[]): string {
  const placeless = reports.filter(({ positions }) => positions.length === 0).length;
  const note = placeless > 0 ? [`<!-- Without a grid, and so not here: ${placeless} -->`] : [];
  const events = reports.flatMap((report) =>
    report.positions.map((position, index) => event(report, position, index + 1)),
  );
  return [`${XML_HEAD}<events>`, ...note, ...events, "</events>", ""].join("\n");
}

function event(report: Exported, position: Position, number: number): string {
  const { reference, time, callSign, sidc, message, isTestData } = report;
  const { at, altitude } = position;
  const attributes = {
    version: "2.0",
    uid: `sightline.${reference}.${number}`,
    type: cotType(sidc),
    how: "h-e",
    time: isoTime(time),
    start: isoTime(time),
    stale: isoTime(time + HOUR_MS),
    // A simulation's, so that nobody takes it for real.
    ...(isTestData && { opex: "s" }),
  };
  const point = {
    lat: String(degrees(at.lat)),
    lon: String(degrees(at.lng)),
    hae: altitude === null ? UNKNOWN : feetToMetres(altitude).toFixed(1),
    ce: circularError(position).toFixed(1),
    le: UNKNOWN,
  };
  const title = [report.platform || report.type, position.name, callSign].filter(Boolean).join(" ");
  return [
    `<event${xmlAttributes(attributes)}>`,
    `<point${xmlAttributes(point)}/>`,
    `<detail><contact${xmlAttributes({ callsign: title })}/><remarks>${xmlText(message)}</remarks></detail>`,
    "</event>",
  ].join("\n");
}

/** Metres: the root of the sum of the squares of the category's and of half the grid's last digit. */
export function circularError({ accuracy, halfWidth }: Position): number {
  return Math.hypot(accuracy ? ACCURACY_METRES[accuracy] : 0, halfWidth);
}
