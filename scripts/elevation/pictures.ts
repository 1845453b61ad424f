import { join } from "node:path";
import { decode } from "fast-png";

/** Marble's pictures, joined to one. */
export interface Mosaic {
  width: number;
  height: number;
  /** Three bytes a pixel, row by row from the north-west: red, green, blue. */
  colours: Uint8Array;
}

/** The files of a level, row by row from the north-west: `000000/000000_000001.jpg` is row 0, column 1. */
export function listPictures(folder: string): string[] {
  return [...new Bun.Glob("*/*_*.{jpg,png}").scanSync(folder)]
    .sort()
    .map((file) => join(folder, file));
}

/** Joins the pictures of a level, all of one size. */
export async function joinPictures(files: readonly string[], columns: number): Promise<Mosaic> {
  let joined: Mosaic | undefined;
  for (const [index, file] of files.entries()) {
    const image = new Bun.Image(await Bun.file(file).bytes());
    const picture = decode(await image.png({ compressionLevel: 0 }).bytes());
    joined ??= emptyMosaic(columns * picture.width, (files.length / columns) * picture.height);
    const left = (index % columns) * picture.width;
    const top = Math.floor(index / columns) * picture.height;
    for (let pixel = 0; pixel < picture.width * picture.height; pixel++) {
      const x = left + (pixel % picture.width);
      const y = top + Math.floor(pixel / picture.width);
      for (let colour = 0; colour < 3; colour++) {
        joined.colours[(y * joined.width + x) * 3 + colour] =
          picture.data[pixel * picture.channels + colour] ?? 0;
      }
    }
  }
  if (joined === undefined) throw new Error("There are no pictures.");
  return joined;
}

const emptyMosaic = (width: number, height: number): Mosaic => ({
  width,
  height,
  colours: new Uint8Array(width * height * 3),
});
