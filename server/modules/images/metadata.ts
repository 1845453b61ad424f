/**
 * A photograph without what it tells besides the picture: where it was taken, when, with what and by whom. What the
 * colours need stays, and which way up it is. What stands behind the picture's end goes as well.
 * @param type as the content says it
 * @returns null where the file is not built as its format is
 */
export function withoutMetadata(bytes: Uint8Array, type: string): Uint8Array<ArrayBuffer> | null {
  const parts = PARTS[type]?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) ?? null;
  return parts === null ? null : new Uint8Array(Buffer.concat(parts));
}

const PARTS: Record<string, (bytes: Buffer) => Buffer[] | null> = {
  "image/jpeg": jpegParts,
  "image/png": pngParts,
  "image/webp": webpParts,
};

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** ITU T.81, annex B. */
function jpegParts(bytes: Buffer): Buffer[] | null {
  if (bytes.readUInt16BE(0) !== 0xff00 + START) return null;
  const head: Buffer[] = [bytes.subarray(0, 2)];
  const picture: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  while (at + 1 < bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === END) {
      picture.push(bytes.subarray(at, at + 2));
      break;
    }
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (isKept(marker, segment)) picture.push(segment);
    else if (marker === APP1) orientation = orientationOf(segment) ?? orientation;
    at = end;
    if (marker !== SCAN) continue;
    const next = endOfScan(bytes, at);
    picture.push(bytes.subarray(at, next));
    at = next;
  }
  return [...head, ...(orientation === 1 ? [] : [orientationSegment(orientation)]), ...picture];
}

/** JFIF, the colours' profile and how they are coded stay of what programs add. */
function isKept(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  const name = segment.subarray(4, 16).toString("latin1");
  return (
    (marker === APP0 && name.startsWith("JFIF\0")) ||
    (marker === APP2 && name === "ICC_PROFILE\0") ||
    (marker === APP14 && name.startsWith("Adobe"))
  );
}

/** Where the next marker stands; 0xFF belongs to the scan before a zero, a restart or itself. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const EXIF = "Exif\0\0";
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** Exif 2.32, 4.6.4: 1 to 8, or null where it is not said. */
function orientationOf(segment: Buffer): number | null {
  if (segment.subarray(4, 10).toString("latin1") !== EXIF) return null;
  const tiff = segment.subarray(10);
  if (tiff.length < 10) return null;
  const isLittle = tiff.subarray(0, 2).toString("latin1") === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return null;
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * ENTRY_BYTES;
    if (at + ENTRY_BYTES > tiff.length) return null;
    const value = short(at + 8);
    if (short(at) === ORIENTATION) return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}

/** An Exif segment that says nothing else. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.from("4d4d002a00000008000101120003000000010000000000000000", "hex");
  tiff.writeUInt16BE(orientation, 18);
  const segment = Buffer.concat([
    Buffer.from([0xff, APP1, 0, 0]),
    Buffer.from(EXIF, "latin1"),
    tiff,
  ]);
  segment.writeUInt16BE(segment.length - 2, 2);
  return segment;
}

const PNG_SIGNATURE_BYTES = 8;
const PNG_FRAME_BYTES = 12;
/** What is not critical and yet belongs to the picture; the PNG specification, third edition, 11.3. */
const PNG_KEPT = new Set(
  "tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD hIST pHYs sPLT acTL fcTL fdAT".split(" "),
);

function pngParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, PNG_SIGNATURE_BYTES)];
  for (let at = PNG_SIGNATURE_BYTES; at < bytes.length; ) {
    if (at + PNG_FRAME_BYTES > bytes.length) return null;
    const end = at + PNG_FRAME_BYTES + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.subarray(at + 4, at + 8).toString("latin1");
    if (/^[A-Z]/.test(name) || PNG_KEPT.has(name)) parts.push(bytes.subarray(at, end));
    if (name === "IEND") return parts;
    at = end;
  }
  return null;
}

const RIFF_HEAD_BYTES = 12;
const WEBP_KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
const WEBP_EXIF_AND_XMP = 0b1100;

/** RFC 9649. */
function webpParts(bytes: Buffer): Buffer[] | null {
  const head = Buffer.from(bytes.subarray(0, RIFF_HEAD_BYTES));
  const parts = [head];
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = RIFF_HEAD_BYTES; at < whole; ) {
    if (at + 8 > whole) return null;
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) return null;
    const name = bytes.subarray(at, at + 4).toString("latin1");
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === "VP8X" && length > 0) chunk[8] = (chunk[8] ?? 0) & ~WEBP_EXIF_AND_XMP;
    if (WEBP_KEPT.has(name)) parts.push(chunk);
    at = end;
  }
  if (parts.length === 1) return null;
  head.writeUInt32LE(parts.reduce((sum, part) => sum + part.length, 0) - 8, 4);
  return parts;
}
