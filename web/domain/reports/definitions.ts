/** What each kind of report does: apart from the registry, for the navigation and the log need none of it. */

import { formatDefinitionOf } from "../formats/built-in";
import type { Report } from "./registry";
import type { ReportDefinition, ReportForm } from "./report";
import { SIGHTING } from "./sighting-definition";

/** A form goes only into the definition that it came from. */
export const definitionOf = ({ format }: Report): ReportDefinition<ReportForm> =>
  format ? formatDefinitionOf(format) : SIGHTING;
