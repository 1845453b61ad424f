/** What each kind of report does: separate from the registry, because the navigation and the log need none of it. */

import { formatDefinitionOf } from "../formats/built-in";
import { BUILT_IN_DOCUMENTS } from "../formats/documents";
import type { Format } from "../formats/format";
import type { Report } from "./registry";
import type { ReportDefinition, ReportForm } from "./report";
import { SIGHTING } from "./sighting-definition";

/** A form goes only into the definition that it came from. */
export const definitionOf = ({ format }: Report): ReportDefinition<ReportForm> =>
  format ? formatDefinitionOf(format) : SIGHTING;

/**
 * What every kind of report does that may be kept somewhere: the sighting, the built-in formats whether
 * they are offered or not, and others.
 */
export const allDefinitions = (own: readonly Format[]): ReportDefinition<ReportForm>[] => [
  SIGHTING,
  ...[...BUILT_IN_DOCUMENTS, ...own].map(formatDefinitionOf),
];
