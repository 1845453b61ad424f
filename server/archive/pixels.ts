/** The pixels of a picture as bytes, 0 to 255. */
export interface Pixels {
  side: number;
  count: number;
  /** @param channel 0 to 3: red, green, blue, alpha */
  get(pixel: number, channel: 0 | 1 | 2 | 3): number;
}

const MAX_SIDE = 2048;
const OPAQUE = 255;

/**
 * Decodes a PNG, WebP or JPEG.
 * @throws if it is not an image, is damaged, not square, or larger than 2048 pixels a side
 */
export async function decodePixels(picture: Uint8Array): Promise<Pixels> {
  // Loaded with the first picture: most servers never decode one.
  const { decode } = await import("fast-png");
  // Bun reads all three formats but gives no bare pixels: a PNG without compression is nearest to them.
  const image = new Bun.Image(picture, { maxPixels: MAX_SIDE * MAX_SIDE });
  const { width, height, channels, data, depth } = decode(
    await image.png({ compressionLevel: 0 }).bytes(),
  );
  if (width !== height || depth !== 8 || channels < 3) throw new Error("not a square of colours");
  return {
    side: width,
    count: width * height,
    get: (pixel, channel) =>
      channel < channels ? (data[pixel * channels + channel] ?? 0) : OPAQUE,
  };
}
