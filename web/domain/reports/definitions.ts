/** What each kind of report does: separate from the registry, because the navigation and the log need none of it. */

import { BUILT_IN_DOCUMENTS } from "../formats/all-documents";
import { formatDefinitionOf } from "../formats/built-in";
import type { Format } from "../formats/format";
import type { Report } from "./registry";
import type { ReportDefinition, ReportForm } from "./report";
import { SIGHTING } from "./sighting-definition";

/** A form goes only into the definition that it came from. */
export const definitionOf = ({ format }: Report): ReportDefinition<ReportForm> =>
  format ? formatDefinitionOf(format) : SIGHTING;

/**
 * What every kind of report does that may be kept somewhere: the sighting, a unit's own formats, and the built-in
 * ones whether they are offered or not. A preview whose name a unit's own has comes after it.
 */
export const allDefinitions = (own: readonly Format[]): ReportDefinition<ReportForm>[] => [
  SIGHTING,
  ...[...own, ...BUILT_IN_DOCUMENTS].map(formatDefinitionOf),
];
