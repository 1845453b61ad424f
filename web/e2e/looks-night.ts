import { decode } from "fast-png";

/** Calls back with each pixel's position and colours, 0 to 255. */
function eachPixel(
  picture: Buffer,
  see: (red: number, green: number, blue: number, at: number) => void,
): number {
  const { data, width, channels } = decode(picture);
  for (let at = 0; at * channels < data.length; at += 1) {
    const first = at * channels;
    see(data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0, at);
  }
  return width;
}

/** Where a picture has another hue than red, which alone leaves eyes adapted to the dark. */
export function notRed(picture: Buffer): string[] {
  let count = 0;
  let place = 0;
  const width = eachPixel(picture, (red, green, blue, at) => {
    if (Math.max(green, blue) <= red / 2 + 16) return;
    if (count === 0) place = at;
    count += 1;
  });
  if (count === 0) return [];
  const first = `${place % width}, ${Math.floor(place / width)}`;
  return [`${count} pixels are not red, the first at ${first}`];
}

/** How bright the eye finds a colour: WCAG's relative luminance, 0 to 1, of which white has 1 and the text at night 0.2. */
const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The mean of a picture's luminance. */
export function meanLuminance(picture: Buffer): number {
  let sum = 0;
  let all = 0;
  eachPixel(picture, (red, green, blue) => {
    all += 1;
    sum += luminance(red, green, blue);
  });
  return sum / all;
}

/** The share of a picture's pixels that are brighter than anything may be at night: three times its text. */
export function glare(picture: Buffer): number {
  const MOST = 0.6;
  let bright = 0;
  let all = 0;
  eachPixel(picture, (red, green, blue) => {
    all += 1;
    if (luminance(red, green, blue) > MOST) bright += 1;
  });
  return bright / all;
}

const linear = (part: number): number =>
  part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
