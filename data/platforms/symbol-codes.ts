import { ms2525c } from "mil-std-2525";

/**
 * The symbols of MIL-STD-2525C, as coding scheme, battle dimension and function: `SGEVATH-` for `S-G-EVATH-`. Called
 * while the bundle is made, so that they travel as a constant.
 */
export function symbolCodes(): string[] {
  const { WAR, ...others } = ms2525c;
  const tables = [...Object.values(WAR), ...Object.values(others)];
  const rows = tables.flatMap((table) => (typeof table === "object" ? table.mainIcon : []));
  return rows.map((row) => `${row.codingscheme}${row.battledimension}${row.functionid}`);
}
