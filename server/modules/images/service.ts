import type { Features } from "../../../web/domain/platforms/features";
import type { Drawing } from "./model";
import type { Photos } from "./photos";

/** Which image a platform has, and where it is. */
export interface ImagesService {
  /** A unit's own photograph, else the drawing; null where there is neither. */
  imageOf(platformId: string): { url: string; alt: string } | null;
  /** What the drawing shows, whatever the image; null where there is none. */
  featuresOf(platformId: string): Features | null;
  /** The photograph alone; null where there is none. */
  photoOf(platformId: string): { url: string; isUploaded: boolean } | null;
  /** Another object whenever an image may have changed. */
  edition(): unknown;
  drawings(): ReadonlyMap<string, Drawing>;
  readonly photos: Photos;
}

export function createImagesService(
  drawings: () => ReadonlyMap<string, Drawing>,
  photos: Photos,
): ImagesService {
  function photoOf(platformId: string) {
    const photo = photos.of(platformId);
    if (!photo) return null;
    const { name, version, isUploaded } = photo;
    return { url: `${PHOTOS_PATH}${encodeURIComponent(name)}?v=${version}`, isUploaded };
  }

  return {
    photoOf,
    featuresOf: (platformId) => drawings().get(platformId)?.features ?? null,
    drawings,
    photos,
    // The drawings are fixed for as long as the program runs.
    edition: photos.listing,
    imageOf(platformId) {
      const photo = photoOf(platformId);
      if (photo) return { url: photo.url, alt: `Photograph of ${platformId}` };
      const drawing = drawings().get(platformId);
      if (drawing === undefined) return null;
      const url = `${DRAWINGS_PATH}${encodeURIComponent(platformId)}.svg?v=${drawing.version}`;
      return { url, alt: drawing.alt };
    },
  };
}

export const DRAWINGS_PATH = "/images/platforms/";
export const PHOTOS_PATH = "/images/photos/";
