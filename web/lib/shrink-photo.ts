/** The longest side of a photograph that is sent, in pixels. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** A photograph as it is sent. */
export interface ShrunkPhoto {
  content: Blob;
  width: number;
  height: number;
}

/**
 * Draws a photograph anew, upright and no larger than it must be. What stood in its file beside the picture stays here.
 * @throws where the browser cannot read it as a picture
 */
export async function shrinkPhoto(file: Blob): Promise<ShrunkPhoto> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("There is no canvas to draw on");
    drawing.imageSmoothingQuality = "high";
    drawing.drawImage(picture, 0, 0, width, height);
    // Others than JPEG may be transparent.
    const type = file.type === "image/jpeg" ? "image/jpeg" : "image/webp";
    const content = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, type, QUALITY),
    );
    if (!content) throw new Error("The picture could not be written");
    return { content, width, height };
  } finally {
    picture.close();
  }
}
