import type { LatLng } from "../domain/grid/geodesy";
import { definitionOf } from "../domain/reports/definitions";
import { firstPlace } from "../domain/reports/positions";
import { lastPosition } from "./last-grid";
import { logEntries } from "./report-log";
import { readableReports } from "./reports";

/** Where the operator works: at the grid sent last in this session, else at the log's newest report with a place. */
export const operatorPlace = (): LatLng | null =>
  lastPosition() ?? firstPlace(logEntries.value ?? [], readableReports.value.map(definitionOf));
