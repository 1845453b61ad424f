/**
 * Messages handed from one screen to the camera of another, as a set of QR codes. One message is a
 * code of its own, so that any reader shows it. More are cut into numbered pieces, each of which names
 * the set that it belongs to.
 */

/**
 * Bytes of UTF-8 in each code: with its heading a code has version 17 at most (85 modules a side), which a laptop's
 * camera reads from another laptop's screen at arm's length.
 */
const BYTES_A_CODE = 560;
/** A set of more is taken for damage: it would hold nine megabytes. */
const MOST_CODES = 16_384;

const HEADING = /^Sightline code (\d{1,5}) of (\d{1,5}), set ([0-9A-F]{8})\n/;

/** The texts of the codes that hand over messages, in their order. */
export function codesOf(messages: readonly string[]): string[] {
  const [only = ""] = messages;
  if (messages.length <= 1 && byteLength(only) <= BYTES_A_CODE) return [only];
  const text = messages.join("\n");
  const pieces = cutText(text);
  const set = checksum(text);
  return pieces.map(
    (piece, index) => `Sightline code ${index + 1} of ${pieces.length}, set ${set}\n${piece}`,
  );
}

const encoder = new TextEncoder();
const byteLength = (text: string) => encoder.encode(text).length;

/** The text in pieces of this many bytes, never cut inside a character. */
function cutText(text: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  let size = 0;
  for (const character of text) {
    const bytes = byteLength(character);
    if (size + bytes > BYTES_A_CODE) {
      pieces.push(piece);
      piece = "";
      size = 0;
    }
    piece += character;
    size += bytes;
  }
  return [...pieces, piece];
}

const CRC_POLYNOMIAL = 0xedb88320;

/** The CRC-32 of a text's UTF-8 (ISO 3309), eight hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? CRC_POLYNOMIAL : 0);
  }
  return (~crc >>> 0).toString(16).padStart(8, "0").toUpperCase();
}

/** The outcome of a code that was read. */
export type CodeReading =
  /** A set of which some codes are still to be read. */
  | { is: "part"; read: number; of: number }
  /** The text of a code by itself, or of a whole set: messages, one a line. */
  | { is: "whole"; text: string }
  /** All of the set's codes were read, and their text is not what was handed over. */
  | { is: "damaged"; of: number };

interface CodeSet {
  of: number;
  pieces: Map<number, string>;
  isWhole: boolean;
}

/**
 * Puts the codes that a camera reads together, in any order, each as often as it likes; the codes of
 * several sets do not mix.
 */
export function createCodeReader() {
  const sets = new Map<string, CodeSet>();
  const alone = new Set<string>();
  return {
    /** @returns null for a code that says nothing new */
    read(code: string): CodeReading | null {
      const [heading, number = "", count = "", name = ""] = HEADING.exec(code) ?? [];
      if (heading === undefined) {
        if (code.trim() === "" || alone.has(code)) return null;
        alone.add(code);
        return { is: "whole", text: code };
      }
      const [index, of] = [Number(number), Number(count)];
      if (index < 1 || index > of || of > MOST_CODES) return null;
      const key = `${name} ${of}`;
      const set = sets.get(key) ?? { of, pieces: new Map<number, string>(), isWhole: false };
      sets.set(key, set);
      if (set.isWhole || set.pieces.has(index)) return null;
      set.pieces.set(index, code.slice(heading.length));
      if (set.pieces.size < of) return { is: "part", read: set.pieces.size, of };
      const text = Array.from({ length: of }, (_, at) => set.pieces.get(at + 1) ?? "").join("");
      set.isWhole = checksum(text) === name;
      set.pieces.clear();
      return set.isWhole ? { is: "whole", text } : { is: "damaged", of };
    },
  };
}
