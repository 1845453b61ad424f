import { errorCode } from "../../errors";

/** Takes off photographs where and when they were taken, by which camera and whom: only what is seen is written again. */

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

/** More would take hundreds of megabytes. */
const MOST_PIXELS = 50_000_000;
/** As the page shrinks what is uploaded. */
const MOST_SIDE = 1600;
const QUALITY = 90;

const ENCODERS: Record<PhotoType, (picture: Bun.Image) => Bun.Image> = {
  "image/jpeg": (picture) => picture.jpeg({ quality: QUALITY }),
  "image/png": (picture) => picture.png(),
  "image/webp": (picture) => picture.webp({ quality: QUALITY }),
};

/** One photograph after the other, so that many at once take no more memory than one. */
let last: Promise<unknown> = Promise.resolve();

/**
 * A photograph's pixels alone, upright and 1,600 to the longer side at most, with their colour profile.
 * @throws NoPhotoError where it is no JPEG, PNG or WebP, or too large to be shown
 */
export async function cleanPhoto(file: Uint8Array): Promise<CleanPhoto> {
  const type = typeOfPhoto(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  if (type === null) throw new NoPhotoError("neither JPEG nor PNG nor WebP inside");
  const picture = new Bun.Image(file, { maxPixels: MOST_PIXELS });
  picture.resize(MOST_SIDE, MOST_SIDE, { fit: "inside", withoutEnlargement: true });
  const made = last.then(() => ENCODERS[type](picture).bytes());
  last = made.catch(() => {});
  try {
    return { type, bytes: new Uint8Array(await made) };
  } catch (error) {
    const isTooLarge = errorCode(error) === "ERR_IMAGE_TOO_MANY_PIXELS";
    throw new NoPhotoError(isTooLarge ? "larger than 50 megapixels" : "damaged");
  }
}

/** What a file is by the signatures of the formats; null for anything else. */
export function typeOfPhoto(start: Buffer): PhotoType | null {
  const text = start.toString("latin1", 0, 12);
  if (text.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (text.startsWith("RIFF") && text.slice(8) === "WEBP") return "image/webp";
  return null;
}
