import { existsSync } from "node:fs";
import { readOwnFormats } from "../modules/formats/folder";
import { TAKEN } from "../modules/formats/service";
import { counted, type Finding, failEach, ok } from "./finding";

/** A unit's own report formats: each that is left out, with the reason. */
export function checkFormats(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  const own = readOwnFormats(folder, TAKEN);
  const faults = own.flatMap(({ file, errors: [first] }) =>
    first
      ? [{ path: file, text: `it is left out: ${first.path && `${first.path}: `}${first.reason}` }]
      : [],
  );
  if (faults.length > 0) return failEach("report format", faults);
  return [ok(`report formats ${folder}`, counted(own.length, "format"))];
}
