/** Pictures of the formats that photographs come in, a pixel each, without anything that tells of them. */

const hex = (text: string) => Buffer.from(text.replaceAll(/\s/g, ""), "hex");

const JFIF = hex("ffe0 0010 4a46494600 0102 00 0001 0001 00 00");
const PIXEL = Buffer.concat([
  hex("ffdb 0043 00"),
  Buffer.alloc(64, 1),
  hex("ffc0 000b 08 0001 0001 01 011100"),
  hex("ffc4 0014 00 01000000000000000000000000000000 03"),
  hex("ffc4 0014 10 01000000000000000000000000000000 00"),
  hex("ffda 0008 01 0100 003f00 37ff003f ffd9"),
]);

/** A JPEG with further segments before its picture. */
export const jpegWith = (...segments: Buffer[]) =>
  Buffer.concat([hex("ffd8"), JFIF, ...segments, PIXEL]);

export const JPEG = jpegWith();

/** A segment of a JPEG. @param marker e.g. 0xe1 */
export function jpegSegment(marker: number, content: Buffer) {
  const segment = Buffer.concat([Buffer.from([0xff, marker, 0, 0]), content]);
  segment.writeUInt16BE(content.length + 2, 2);
  return segment;
}

/** A chunk of a PNG, without a checksum that would hold. */
export function pngChunk(name: string, content: Buffer) {
  const chunk = Buffer.concat([
    Buffer.alloc(4),
    Buffer.from(name, "latin1"),
    content,
    hex("00000000"),
  ]);
  chunk.writeUInt32BE(content.length, 0);
  return chunk;
}

/** A PNG with further chunks before its picture. */
export const pngWith = (...chunks: Buffer[]) =>
  Buffer.concat([
    hex("89504e470d0a1a0a 0000000d 49484452 00000001 00000001 0800000000 3a7e9b55"),
    ...chunks,
    hex("0000000a 49444154 789c6360000000020001 48afa471 00000000 49454e44 ae426082"),
  ]);

export const PNG = pngWith();

/** A chunk of a WebP. */
export function webpChunk(name: string, content: Buffer) {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

/** A WebP of these chunks. */
export function webpOf(...chunks: Buffer[]) {
  const bytes = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), ...chunks]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

export const WEBP_PIXEL = webpChunk("VP8L", hex("2f00000000 0788 08a2 0fff 07"));
export const WEBP = webpOf(WEBP_PIXEL);
