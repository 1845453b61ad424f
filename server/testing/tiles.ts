import { deflateSync } from "node:zlib";
import type { TestTile } from "./archives";

/** Tiles for test archives. */

/** Every tile of the zooms from 0, each with a text of its own, but that most of the deepest are blank. */
export function worldOfText(deepest: number): TestTile[] {
  const tiles: TestTile[] = [];
  for (let z = 0; z <= deepest; z++) {
    for (let x = 0; x < 2 ** z; x++) {
      for (let y = 0; y < 2 ** z; y++) {
        const isBlank = z === deepest && (x >= 2 ** (z - 1) || y >= 2 ** (z - 1));
        tiles.push({ z, x, y, bytes: Buffer.from(isBlank ? "blank" : `tile ${z}/${x}/${y}`) });
      }
    }
  }
  return tiles;
}

/** A PNG of one grey. */
export function pngTile(grey: number, size = 256): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head[8] = 8;
  const lines = Buffer.alloc((size + 1) * size, grey);
  for (let line = 0; line < size; line++) lines[line * (size + 1)] = 0;
  const chunk = (name: string, data: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const framed = Buffer.alloc(named.length + 8);
    framed.writeUInt32BE(data.length, 0);
    named.copy(framed, 4);
    framed.writeUInt32BE(Bun.hash.crc32(named), named.length + 4);
    return framed;
  };
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", new Uint8Array(0)),
  ]);
}

/** The start of a lossless WebP, and some text behind it that tells tiles apart. */
export function webpTile(text: string, size = 512): Buffer {
  const image = Buffer.from("VP8L\0\0\0\0\x2f\0\0\0\0", "latin1");
  // Width and height less one, 14 bits each.
  image.writeUInt32LE((size - 1) | ((size - 1) << 14), 9);
  return riff(Buffer.concat([image, Buffer.from(text)]));
}

function riff(content: Buffer): Buffer {
  const head = Buffer.from("RIFF\0\0\0\0WEBP", "latin1");
  head.writeUInt32LE(content.length + 4, 4);
  return Buffer.concat([head, content]);
}

/** The start of a JPEG. */
export function jpegTile(size = 256): Buffer {
  const frame = Buffer.from("\xff\xc0\0\x11\x08\0\0\0\0\x03and so on", "latin1");
  frame.writeUInt16BE(size, 5);
  frame.writeUInt16BE(size, 7);
  return Buffer.concat([
    Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1"),
    frame,
  ]);
}

/** The start of an AVIF: what it is, and the one property that says how large. */
export function avifTile(size = 256): Buffer {
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(content.length + 8);
    head.write(name, 4);
    return Buffer.concat([head, content]);
  };
  const extent = Buffer.alloc(12);
  extent.writeUInt32BE(size, 4);
  extent.writeUInt32BE(size, 8);
  const properties = box("iprp", box("ipco", box("ispe", extent)));
  return Buffer.concat([
    box("ftyp", Buffer.from("avif\0\0\0\0avifmif1")),
    box("meta", Buffer.concat([Buffer.alloc(4), properties])),
  ]);
}
