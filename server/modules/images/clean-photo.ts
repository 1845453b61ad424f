/**
 * Strips metadata from photographs: where and when they were taken, by which camera and whom.
 *
 * The file is walked part by part, and a part is written again only where it is known and as long as it must be. So
 * nothing is decoded, no picture gets worse, and what is no picture behind a picture's first bytes is refused.
 */

export type PhotoType = "image/jpeg" | "image/png" | "image/webp";

export interface CleanPhoto {
  /** What the content is, whatever a name says. */
  type: PhotoType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file that is not taken for a photograph, and why, in words that follow its name. */
export class NoPhotoError extends Error {
  override readonly name = "NoPhotoError";
}

/** More would take a browser hundreds of megabytes to show. */
const MOST_PIXELS = 50_000_000;

/**
 * Takes everything off a photograph that is not the picture. Colour profiles of JPEG and WebP stay; so does, of all
 * that EXIF says of a JPEG, which way is up: cameras leave the turning to whoever shows the picture, and without it
 * the photographs that a unit drops in would lie on their side.
 * @throws NoPhotoError where it is no whole JPEG, PNG or WebP, or too large to be shown
 */
export function cleanPhoto(file: Uint8Array): CleanPhoto {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const type = typeOfPhoto(bytes);
  if (type === null) throw new NoPhotoError("neither JPEG nor PNG nor WebP inside");
  const parts = CLEANERS[type](new Reader(bytes));
  return { type, bytes: new Uint8Array(Buffer.concat(parts)) };
}

/** What a file is by the signatures of the formats; null for anything else. */
export function typeOfPhoto(start: Buffer): PhotoType | null {
  const text = start.toString("latin1", 0, 12);
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("RIFF") && text.slice(8) === "WEBP") return "image/webp";
  return null;
}

const CLEANERS: Record<PhotoType, (file: Reader) => Buffer[]> = {
  "image/jpeg": cleanJpeg,
  "image/png": cleanPng,
  "image/webp": cleanWebp,
};

/** Reads a file from its start to its end, and never past it. */
class Reader {
  at = 0;
  constructor(readonly bytes: Buffer) {}

  take(length: number): Buffer {
    if (this.at + length > this.bytes.length) throw new NoPhotoError("not whole");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

const broken = () => new NoPhotoError("damaged");

/** @throws NoPhotoError where a part is not as its format has it */
function check(isAsItMustBe: boolean): void {
  if (!isAsItMustBe) throw broken();
}

function checkSize(width: number, height: number): void {
  check(width > 0 && height > 0);
  if (width * height > MOST_PIXELS) throw new NoPhotoError("larger than 50 megapixels");
}

/** Where a colour profile says that it is one. */
const isColourProfile = (profile: Buffer) => profile.toString("latin1", 36, 40) === "acsp";

// JPEG: ITU-T T.81.

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;
const DHT = 0xc4;
const DRI = 0xdd;
const COM = 0xfe;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
/** Baseline, extended and progressive: what browsers show. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** More scans than any camera makes only take the time of whoever shows them. */
const MOST_SCANS = 100;

const JFIF = Buffer.from("JFIF\0", "latin1");
const ICC = Buffer.from("ICC_PROFILE\0", "latin1");
const ADOBE = Buffer.from("Adobe", "latin1");
const EXIF = Buffer.from("Exif\0\0", "latin1");

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);

function cleanJpeg(file: Reader): Buffer[] {
  const parts = [file.take(2)];
  const has = { frame: false, tables: false, codes: false, profile: false, turned: false };
  let scans = 0;
  for (;;) {
    const marker = nextMarker(file);
    if (marker === EOI) break;
    const length = file.take(2).readUInt16BE();
    check(length >= 2);
    const body = file.take(length - 2);
    if (FRAMES.includes(marker)) {
      check(!has.frame && isFrame(body));
      has.frame = true;
      parts.push(segment(marker, body));
    } else if (marker === DQT) {
      check(isQuantization(body));
      has.tables = true;
      parts.push(segment(marker, body));
    } else if (marker === DHT) {
      check(isHuffman(body));
      has.codes = true;
      parts.push(segment(marker, body));
    } else if (marker === DRI) {
      check(body.length === 2);
      parts.push(segment(marker, body));
    } else if (marker === SOS) {
      check(has.frame && has.tables && has.codes && scans < MOST_SCANS && isScan(body));
      scans += 1;
      const data = scanData(file);
      check(data.length > 0);
      parts.push(segment(marker, body), data);
    } else if (marker >= APP0 && marker <= APP15) {
      const kept = application(marker, body, has);
      if (kept) parts.push(segment(marker, kept));
    } else check(marker === COM);
  }
  check(scans > 0);
  parts.push(Buffer.from([0xff, EOI]));
  return parts;
}

/** A marker may be filled up with 0xFF. */
function nextMarker(file: Reader): number {
  check(file.take(1)[0] === 0xff);
  while (file.bytes[file.at] === 0xff) file.at += 1;
  const marker = file.take(1).readUInt8();
  check(marker !== 0 && marker !== SOI);
  return marker;
}

const segment = (marker: number, body: Buffer) =>
  Buffer.concat([
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]),
    body,
  ]);

function isFrame(body: Buffer): boolean {
  if (body.length < 6) return false;
  const components = body.readUInt8(5);
  checkSize(body.readUInt16BE(3), body.readUInt16BE(1));
  return [1, 3, 4].includes(components) && body.length === 6 + 3 * components;
}

function isQuantization(body: Buffer): boolean {
  let at = 0;
  while (at < body.length) {
    const precision = body.readUInt8(at) >> 4;
    if (precision > 1) return false;
    at += 1 + 64 * (precision + 1);
  }
  return body.length > 0 && at === body.length;
}

function isHuffman(body: Buffer): boolean {
  let at = 0;
  while (at + 17 <= body.length) {
    const counts = body.subarray(at + 1, at + 17);
    at += 17 + counts.reduce((sum, count) => sum + count, 0);
  }
  return body.length > 0 && at === body.length;
}

function isScan(body: Buffer): boolean {
  const components = body[0] ?? 0;
  return components >= 1 && components <= 4 && body.length === 4 + 2 * components;
}

/** What follows a scan's head up to the next marker; within it 0xFF is followed by 0, or is a restart. */
function scanData(file: Reader): Buffer {
  const { bytes, at: start } = file;
  for (let at = start; ; at += 2) {
    at = bytes.indexOf(0xff, at);
    const next = at === -1 ? undefined : bytes[at + 1];
    if (next === undefined) throw new NoPhotoError("not whole");
    if (next === 0 || (next >= 0xd0 && next <= 0xd7)) continue;
    return file.take(at - start);
  }
}

/** What of an application's segment stays; null for the segment as a whole. */
function application(
  marker: number,
  body: Buffer,
  has: { profile: boolean; turned: boolean },
): Buffer | null {
  // Without the small picture that may follow.
  if (marker === APP0 && startsWith(body, JFIF) && body.length >= 14)
    return Buffer.concat([body.subarray(0, 12), Buffer.from([0, 0])]);
  // It says how the picture's colours are stored.
  if (marker === APP14 && startsWith(body, ADOBE) && body.length >= 12) return body.subarray(0, 12);
  if (marker === APP2 && startsWith(body, ICC) && body.length > 14) {
    // A long profile goes on in further segments.
    has.profile ||= isColourProfile(body.subarray(14));
    return has.profile ? body : null;
  }
  if (marker === APP1 && startsWith(body, EXIF) && !has.turned) {
    const orientation = orientationIn(body.subarray(EXIF.length));
    has.turned = orientation !== 1;
    return has.turned ? exifOf(orientation) : null;
  }
  return null;
}

const ORIENTATION = 0x0112;
const SHORT = 3;

/** 1 to 8; 1, upright, where none is given. */
function orientationIn(tiff: Buffer): number {
  const order = tiff.toString("latin1", 0, 2);
  if (tiff.length < 8 || (order !== "II" && order !== "MM")) return 1;
  const isLittle = order === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return 1;
  const entries = short(first);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + 12 * entry;
    if (at + 12 > tiff.length) return 1;
    if (short(at) !== ORIENTATION || short(at + 2) !== SHORT) continue;
    const orientation = short(at + 8);
    return orientation >= 1 && orientation <= 8 ? orientation : 1;
  }
  return 1;
}

/** EXIF that says which way is up, and nothing else. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([EXIF, tiff]);
}

// PNG: ISO/IEC 15948.

/** Whether a chunk that says how the picture is to be read is as long as it must be. */
const PNG_KEPT: Record<string, (length: number) => boolean> = {
  PLTE: (length) => length > 0 && length <= 768 && length % 3 === 0,
  tRNS: (length) => length > 0 && length <= 256,
  gAMA: (length) => length === 4,
  cHRM: (length) => length === 32,
  sRGB: (length) => length === 1,
  sBIT: (length) => length >= 1 && length <= 4,
};

/** Bit depths by colour type. */
const PNG_DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** A colour profile goes too: it is packed, and cannot be looked through. */
function cleanPng(file: Reader): Buffer[] {
  const parts = [file.take(8)];
  const seen = new Set<string>();
  let last = "";
  for (;;) {
    const start = file.at;
    const length = file.take(4).readUInt32BE();
    const type = file.take(4).toString("latin1");
    const data = file.take(length);
    const sum = file.take(4).readUInt32BE();
    check(/^[A-Za-z]{2}[A-Z][A-Za-z]$/.test(type));
    check(Bun.hash.crc32(file.bytes.subarray(start + 4, start + 8 + length)) === sum);
    check((type === "IHDR") === (seen.size === 0));
    const isKept = PNG_KEPT[type];
    if (type === "IHDR") check(isPngHead(data));
    else if (type === "IDAT") check(!seen.has("IDAT") || last === "IDAT");
    else if (type === "IEND") check(length === 0 && seen.has("IDAT"));
    else if (isKept) check(isKept(length) && !seen.has(type) && !seen.has("IDAT"));
    // What a reader must understand begins with a capital.
    else check(/^[a-z]/.test(type));
    const isWritten = isKept || ["IHDR", "IDAT", "IEND"].includes(type);
    if (isWritten) parts.push(file.bytes.subarray(start, file.at));
    seen.add(type);
    last = type;
    if (type === "IEND") return parts;
  }
}

function isPngHead(data: Buffer): boolean {
  if (data.length !== 13) return false;
  checkSize(data.readUInt32BE(0), data.readUInt32BE(4));
  const [depth = 0, colour = 0, packing, filter, interlace = 0] = data.subarray(8);
  const isKnown = PNG_DEPTHS[colour]?.includes(depth) ?? false;
  return isKnown && packing === 0 && filter === 0 && interlace <= 1;
}

// WebP: RFC 9649.

const HAS_PROFILE = 0x20;
const HAS_ALPHA = 0x10;

function cleanWebp(file: Reader): Buffer[] {
  file.take(4);
  const size = file.take(4).readUInt32LE();
  // What stands behind the end that the file names is left out.
  const riff = new Reader(file.take(size).subarray(4));
  const chunks: WebpChunk[] = [];
  while (riff.at < riff.bytes.length) chunks.push(nextChunk(riff));
  const one = (type: string) => {
    const found = chunks.filter((chunk) => chunk.type === type);
    check(found.length <= 1);
    return found[0]?.data ?? null;
  };
  if (one("ANIM") !== null || chunks.some(({ type }) => type === "ANMF"))
    throw new NoPhotoError("a moving picture");
  const picture = chunks.find(({ type }) => type === "VP8 " || type === "VP8L");
  if (!picture) throw broken();
  one(picture.type);
  const { width, height } = picture.type === "VP8 " ? lossy(picture.data) : lossless(picture.data);
  checkSize(width, height);
  const head = one("VP8X");
  if (head === null) {
    check(chunks[0] === picture);
    return riffOf([picture]);
  }
  check(chunks[0]?.type === "VP8X" && head.length === 10);
  check(head.readUIntLE(4, 3) + 1 === width && head.readUIntLE(7, 3) + 1 === height);
  const profile = one("ICCP");
  const alpha = picture.type === "VP8 " ? one("ALPH") : null;
  const kept: WebpChunk[] = [];
  let flags = picture.type === "VP8L" ? head.readUInt8() & HAS_ALPHA : 0;
  if (profile && isColourProfile(profile)) {
    flags |= HAS_PROFILE;
    kept.push({ type: "ICCP", data: profile });
  }
  if (alpha) {
    flags |= HAS_ALPHA;
    kept.push({ type: "ALPH", data: alpha });
  }
  const newHead = Buffer.concat([Buffer.from([flags, 0, 0, 0]), head.subarray(4)]);
  return riffOf([{ type: "VP8X", data: newHead }, ...kept, picture]);
}

interface WebpChunk {
  type: string;
  data: Buffer;
}

function nextChunk(riff: Reader): WebpChunk {
  const type = riff.take(4).toString("latin1");
  const data = riff.take(riff.take(4).readUInt32LE());
  if (data.length % 2 === 1) check(riff.take(1)[0] === 0);
  return { type, data };
}

function lossy(data: Buffer) {
  check(data.length > 10 && data.readUIntLE(3, 3) === 0x2a019d);
  // A picture that stands for itself, and its first part within the whole.
  const tag = data.readUIntLE(0, 3);
  check((tag & 1) === 0 && tag >> 5 <= data.length - 10);
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function lossless(data: Buffer) {
  check(data.length > 5 && data.readUInt8() === 0x2f);
  const bits = data.readUInt32LE(1);
  check(bits >>> 29 === 0);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function riffOf(chunks: readonly WebpChunk[]): Buffer[] {
  const parts = chunks.flatMap(({ type, data }) => {
    const head = Buffer.alloc(8);
    head.write(type, "latin1");
    head.writeUInt32LE(data.length, 4);
    return data.length % 2 === 1 ? [head, data, Buffer.alloc(1)] : [head, data];
  });
  const size = 4 + parts.reduce((sum, { length }) => sum + length, 0);
  const head = Buffer.alloc(12);
  head.write("RIFF", "latin1");
  head.writeUInt32LE(size, 4);
  head.write("WEBP", 8, "latin1");
  return [head, ...parts];
}
