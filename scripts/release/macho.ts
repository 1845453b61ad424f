/** Reading and signing programs for macOS on 64 bits (Mach-O), as far as a release needs it. */

const MAGIC = 0xfeedfacf;
const HEADER_BYTES = 32;
const LC_SEGMENT_64 = 0x19;
const LC_CODE_SIGNATURE = 0x1d;
const PROCESSORS = { 16777223: "x64", 16777228: "arm64" } as const;

interface Segment {
  /** The position of its load command. */
  at: number;
  fileOffset: number;
  fileSize: number;
}

/** Where the parts of a program lie, in bytes from its start. */
export interface Program {
  processor: "x64" | "arm64";
  text: Segment;
  /** The last segment, which holds the signature at its end. */
  linkEdit: Segment;
  signature: { at: number; offset: number; size: number };
}

/** @throws if it is no such program, or has no place for a signature */
export function readProgram(file: DataView): Program {
  if (file.getUint32(0, true) !== MAGIC) throw new Error("It is no 64-bit program for macOS.");
  const type = file.getUint32(4, true);
  const processor = Object.entries(PROCESSORS).find(([value]) => Number(value) === type)?.[1];
  const segments = new Map<string, Segment>();
  let signature: Program["signature"] | undefined;
  let at = HEADER_BYTES;
  for (let left = file.getUint32(16, true); left > 0; left--) {
    const command = file.getUint32(at, true);
    if (command === LC_SEGMENT_64) {
      const fileOffset = Number(file.getBigUint64(at + 40, true));
      const fileSize = Number(file.getBigUint64(at + 48, true));
      segments.set(textAt(file, at + 8, 16), { at, fileOffset, fileSize });
    }
    if (command === LC_CODE_SIGNATURE) {
      const [offset, size] = [file.getUint32(at + 8, true), file.getUint32(at + 12, true)];
      signature = { at, offset, size };
    }
    at += file.getUint32(at + 4, true);
  }
  const [text, linkEdit] = [segments.get("__TEXT"), segments.get("__LINKEDIT")];
  if (!processor || !text || !linkEdit || !signature) {
    throw new Error("It lacks a segment or the place for a signature.");
  }
  return { processor, text, linkEdit, signature };
}

function textAt(file: DataView, at: number, most: number): string {
  const bytes = new Uint8Array(file.buffer, file.byteOffset + at, most);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(bytes.subarray(0, end < 0 ? most : end));
}
