import { existsSync } from "node:fs";
import { TAKEN_BY_BUILT_IN } from "../../web/domain/formats/taken-names";
import { type OwnFormat, readOwnFormats, UnreadableError } from "../modules/formats/folder";
import { counted, type Finding, fail, failEach, ok } from "./finding";

/** A unit's own report formats: each that is left out, with the reason. */
export function checkFormats(folder: string): Finding[] {
  if (!existsSync(folder)) return [];
  let own: OwnFormat[];
  try {
    own = readOwnFormats(folder, TAKEN_BY_BUILT_IN);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return [fail(`report formats ${folder}`, `they cannot be read: ${error.message}`)];
  }
  const errors = own.flatMap(({ file, errors: [first] }) =>
    first
      ? [{ path: file, text: `not loaded: ${first.path && `${first.path}: `}${first.reason}` }]
      : [],
  );
  if (errors.length > 0) return failEach("report format", errors);
  return [ok(`report formats ${folder}`, counted(own.length, "format"))];
}
