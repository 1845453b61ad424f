/** All that reads a received message, in one part: it is fetched when a message is. */

export { MessageError } from "../../domain/messages/message-reader";
export { definitionOf } from "../../domain/reports/definitions";
export { parseMessage } from "../../domain/reports/parse-message";
