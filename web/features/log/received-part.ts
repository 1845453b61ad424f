/** All that reads received messages, in one part: it is fetched when a message is. */

export { definitionOf } from "../../domain/reports/definitions";
export { findReports } from "../../domain/reports/received-text";
