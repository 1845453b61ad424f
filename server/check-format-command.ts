import { readFileSync } from "node:fs";
import { checkFormatText } from "../web/domain/formats/check-format";
import { formatDefinition } from "../web/domain/formats/definition";
import { kindOf } from "../web/domain/formats/field-kinds";
import { joinMessage } from "../web/domain/message";
import { EMPTY_PROFILE } from "../web/domain/profile";
import { StartError, systemReason } from "./errors";
import { TAKEN } from "./modules/formats/service";

const DTG = "201230ZNov26";
const OPERATOR = { ...EMPTY_PROFILE, callSign: "WK21", asset: "Puma" };

/**
 * Says what is wrong with a report format, a line each, or shows its form and a message.
 * @returns whether it is good
 * @throws StartError where the file cannot be read
 */
export function describeFormat(file: string, print: (line: string) => void): boolean {
  const { format, errors } = checkFormatText(textOf(file), TAKEN);
  if (!format) {
    for (const { path, reason } of errors) print(path === "" ? reason : `${path}: ${reason}`);
    return false;
  }
  const definition = formatDefinition(format);
  print(`${format.title} (${format.name}), at /f/${format.id}`);
  for (const { title, fields } of format.panels) {
    if (title !== undefined) print(`  ${title}`);
    for (const { label, kind, required, when } of fields) {
      const asked = required === undefined ? "" : ", required";
      print(`    ${label}: ${kind}${asked}${when === undefined ? "" : ", at times"}`);
    }
  }
  let form = { ...definition.fresh(OPERATOR), randomSixDigit: "7K3QZ9" };
  for (const field of definition.fields.all) {
    if (!definition.fields.isShown(form, field)) continue;
    const kind = kindOf(field);
    const entries = kind.typed(field, kind.sample(field), (why) => {
      throw new Error(`The sample of ${field.id} is no entry: ${why}`);
    });
    form = { ...form, ...entries };
  }
  print("Such a message:");
  print(joinMessage(definition.lines(form, DTG)));
  return true;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StartError(`The file ${file} cannot be read: ${systemReason(error)}`);
  }
}
