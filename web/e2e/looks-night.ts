import { decode } from "fast-png";

/** Calls back with each pixel's place and colours, 0 to 255. */
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

/** The brightest red, green or blue of any pixel, 0 to 255. */
export function brightest(picture: Buffer): number {
  let most = 0;
  eachPixel(picture, (red, green, blue) => {
    most = Math.max(most, red, green, blue);
  });
  return most;
}
