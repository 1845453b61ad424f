import { statSync } from "node:fs";
import { checkFormatText } from "../../web/domain/formats/check-format";
import { formatDefinition } from "../../web/domain/formats/definition";
import { sampleMessage } from "../../web/domain/formats/sample";
import { previewsReplacedBy, TAKEN_BY_BUILT_IN } from "../../web/domain/formats/taken-names";
import { StartError } from "../errors";
import { contentOf, UnreadableError } from "../modules/formats/folder";

/**
 * Lists the errors of a report format, one for each line, or shows its form and a message.
 * @returns whether it is good
 * @throws StartError where the file cannot be read
 */
export function describeFormat(file: string, print: (line: string) => void): boolean {
  const { format, errors } = checkFormatText(read(file), TAKEN_BY_BUILT_IN);
  if (!format) {
    for (const { path, reason } of errors) print(path === "" ? reason : `${path}: ${reason}`);
    return false;
  }
  const definition = formatDefinition(format);
  print(`${format.title} (${format.name}), at /f/${format.id}`);
  for (const { title } of previewsReplacedBy(format)) {
    print(`It takes the place of the preview ${title}.`);
  }
  for (const { title, fields } of format.panels) {
    if (title !== undefined) print(`  ${title}`);
    for (const { label, kind, required, when } of fields) {
      const asked = required === undefined ? "" : ", required";
      print(`    ${label}: ${kind}${asked}${when === undefined ? "" : ", conditional"}`);
    }
  }
  print("Sample message:");
  print(sampleMessage(definition));
  return true;
}

function read(file: string): Uint8Array {
  try {
    return contentOf(file, statSync);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    throw new StartError(`The file ${file} ${error.message.replace(/^it /, "")}.`);
  }
}
