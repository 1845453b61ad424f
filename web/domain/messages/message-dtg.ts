import { type Dtg, readDtg } from "../time/dtg";

const LABEL = "DTG ";

/** The date-time group of a message, which every format has among its first lines; null where it is none. */
export function dtgIn(lines: readonly string[]): Dtg | null {
  const line = lines.find((each) => each.startsWith(LABEL));
  const dtg = line === undefined ? null : readDtg(line.slice(LABEL.length));
  return dtg && line === LABEL + dtg.text ? dtg : null;
}
