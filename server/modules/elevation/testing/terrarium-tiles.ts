import { encode } from "fast-png";

/** A whole tile as rows of pixels from the north-west corner; null leaves a pixel transparent. */
export type MetresAt = (x: number, y: number) => number | null;

/** A Terrarium tile as PNG: metres + 32768 as red × 256 + green + blue / 256. */
export function terrariumPng(side: number, metresAt: MetresAt): Uint8Array {
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const metres = metresAt(x, y);
      if (metres === null) continue;
      const value = Math.round((metres + 32_768) * 256);
      data.set([value >> 16, (value >> 8) & 255, value & 255, 255], (y * side + x) * 4);
    }
  }
  return encode({ width: side, height: side, channels: 4, depth: 8, data });
}

/** The same as WebP, without loss. */
export const terrariumWebp = (side: number, metresAt: MetresAt): Promise<Uint8Array> =>
  new Bun.Image(terrariumPng(side, metresAt)).webp({ lossless: true }).bytes();
