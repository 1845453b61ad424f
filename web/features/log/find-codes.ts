import { decodeQR, decodeQRBatch } from "qr/decode.js";

/** As browsers declare it; TypeScript's library does not have it yet. */
interface BarcodeDetectors {
  new (options: {
    formats: string[];
  }): {
    detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
}

/** How often a code is sought in other ways where it was found but not read. */
const EFFORT = 4;

/** What finds the codes in the camera's picture: the browser, where it can, else the library. */
export async function codeDetector(): Promise<
  (video: HTMLVideoElement) => Promise<readonly string[]>
> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: BarcodeDetectors };
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const pixelsOf = createPixelReader();
  return async (video) => {
    if (video.videoWidth === 0) return [];
    try {
      return [decodeQR(pixelsOf(video, video.videoWidth, video.videoHeight), { effort: EFFORT })];
    } catch {
      // Most pictures hold no code.
      return [];
    }
  };
}

/** Of a larger photograph, in pixels: it is read at this size. */
const LONGEST_SIDE = 4096;

/**
 * Every code in a photograph.
 * @throws if the browser cannot read it as a picture
 */
async function codesInPhoto(photo: Blob): Promise<readonly string[]> {
  const picture = await createImageBitmap(photo);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    return await codesInPixels(createPixelReader()(picture, width, height));
  } finally {
    picture.close();
  }
}

/** Every code in a picture's dots. */
export async function codesInPixels(
  pixels: Pick<ImageData, "data" | "height" | "width">,
): Promise<readonly string[]> {
  const { width, height } = pixels;
  const [found = []] = await decodeQRBatch([pixels], {
    maxSize: { width, height },
    effort: EFFORT,
  });
  return found.filter((code) => typeof code === "string");
}

/**
 * The codes of photographs, and why some hold none, in words for the operator.
 * @param course onProgress: how much of them has been read, from 0 to 1
 */
export async function codesInPhotos(
  photos: readonly File[],
  { signal, onProgress }: { signal: AbortSignal; onProgress(part: number): void },
): Promise<{ codes: readonly string[]; error: string }> {
  const codes: string[] = [];
  const errors: string[] = [];
  for (const [index, photo] of photos.entries()) {
    if (signal.aborted) break;
    onProgress(index / photos.length);
    try {
      const found = await codesInPhoto(photo);
      codes.push(...found);
      if (found.length === 0)
        errors.push(`${photo.name} shows no code that can be read: take it nearer and sharper.`);
    } catch (error) {
      console.warn("photograph:", error);
      errors.push(`${photo.name} is not a picture that this browser can read.`);
    }
  }
  return { codes, error: errors.join(" ") };
}

/** Draws pictures at a size, and reads their dots. */
function createPixelReader() {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("There is no canvas to draw on.");
  return (source: CanvasImageSource, width: number, height: number): ImageData => {
    Object.assign(canvas, { width, height });
    context.drawImage(source, 0, 0, width, height);
    return context.getImageData(0, 0, width, height);
  };
}
