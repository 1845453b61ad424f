/** All that draws and reads codes, in one part: it is fetched when a code is asked for. */

export { encodeQR } from "qr";
export { decodeQR, decodeQRBatch } from "qr/decode.js";
export { codesOf, createCodeReader, roundOf } from "../../domain/messages/code-set";
