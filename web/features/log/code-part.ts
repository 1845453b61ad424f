/** All that draws and reads codes, in one part: it is fetched when a code is asked for. */

export { createCodeReader } from "../../domain/messages/code-set";
export { Codes } from "./codes";
export { codeDetector, codesInPhotos } from "./find-codes";
