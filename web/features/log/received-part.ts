/** All that reads received messages, in one part: it is fetched when a message is. */

export { spellingOf } from "../../domain/messages/message-reader";
export { definitionOf } from "../../domain/reports/definitions";
export { findReports } from "../../domain/reports/received-text";
export { decodedFile } from "../../domain/reports/transport";
