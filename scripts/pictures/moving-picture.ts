import { decode } from "fast-png";
import { applyPalette, GIFEncoder, quantize } from "gifenc";

export interface Frame {
  /** All of one size, with an alpha channel or without. */
  png: Uint8Array;
  milliseconds: number;
}

/** One of the 256 is for what stays as it was. */
const COLOURS = 255;

/**
 * A GIF, repeated for ever. Each frame holds only what differs from the one before.
 * @throws if there is no frame
 */
export function movingPicture(frames: readonly Frame[]): Uint8Array {
  const pictures = frames.map(({ png, milliseconds }) => ({ ...rgbaOf(png), milliseconds }));
  const [first] = pictures;
  if (!first) throw new Error("A moving picture has a frame.");
  const { width, height } = first;
  // The colours of all screens: of the first, of the last, and of one between.
  const samples = [
    first,
    pictures[Math.floor(pictures.length / 2)] ?? first,
    pictures.at(-1) ?? first,
  ];
  const colours = quantize(joined(samples.map(({ rgba }) => rgba)), COLOURS);
  const same = colours.length;
  const gif = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const { rgba, milliseconds } of pictures) {
    const index = applyPalette(rgba, colours);
    const shown = before;
    const changed = shown
      ? index.map((colour, at) => (colour === shown[at] ? same : colour))
      : index;
    gif.writeFrame(changed, width, height, {
      ...(shown ? {} : { palette: [...colours, [0, 0, 0]] }),
      delay: milliseconds,
      transparent: true,
      transparentIndex: same,
      dispose: 1,
    });
    before = index;
  }
  gif.finish();
  return gif.bytes();
}

function rgbaOf(png: Uint8Array): { rgba: Uint8Array; width: number; height: number } {
  const { data, width, height, channels } = decode(png);
  if (channels === 4) return { rgba: Uint8Array.from(data), width, height };
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at * 4 + channel] = data[at * channels + channel] ?? 0;
  return { rgba, width, height };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
