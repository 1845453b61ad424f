import { crc32, deflateSync } from "node:zlib";
import type { Rgb } from "./palette";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  out.set(new TextEncoder().encode(type), 4);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
}

/** Writes a square palette PNG with only the colours that occur and as few bits as they need. */
export function encodePng(pixels: Uint8Array, size: number, palette: readonly Rgb[]): Uint8Array {
  const used = [...new Set(pixels)].sort((a, b) => a - b);
  const bits = [1, 2, 4].find((n) => used.length <= 1 << n) ?? 8;
  const position = new Uint8Array(256);
  used.forEach((index, i) => {
    position[index] = i;
  });
  const stride = Math.ceil((size * bits) / 8) + 1;
  const rows = new Uint8Array(stride * size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const value = position[pixels[y * size + x] ?? 0] ?? 0;
      const bit = x * bits;
      const at = y * stride + 1 + (bit >> 3);
      rows[at] = (rows[at] ?? 0) | (value << (8 - bits - (bit & 7)));
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, size);
  view.setUint32(4, size);
  header.set([bits, 3, 0, 0, 0], 8);
  const colours = Uint8Array.from(used.flatMap((index) => [...(palette[index] ?? [0, 0, 0])]));
  const data = new Uint8Array(deflateSync(rows, { level: 9, memLevel: 9 }));
  return Buffer.concat([
    Uint8Array.from(SIGNATURE),
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", data),
    chunk("IEND", new Uint8Array(0)),
  ]);
}
