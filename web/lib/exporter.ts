/** All that writes exports, in one part: it is fetched when reports are exported. */

export { exportReports } from "../domain/export/export-reports";
export { readGeoid } from "../domain/grid/geoid";
export { allDefinitions } from "../domain/reports/definitions";
