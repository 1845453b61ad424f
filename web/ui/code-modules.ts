import { encodeQR } from "qr";

/** The empty margin that the standard requires (ISO/IEC 18004), in modules. */
const MARGIN = 4;

/** A text as a QR code with its margin: rows of modules, of which the dark ones are true. */
export const modulesOf = (text: string): boolean[][] =>
  encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
