/** All that draws and reads codes, in one part: it is fetched when a code is asked for. */

export { codesOf, createCodeReader } from "../../domain/messages/code-set";
export { MadeCodes } from "./codes";
export { codeDetector, codesInPhotos } from "./find-codes";
