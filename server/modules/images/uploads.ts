import { eq } from "drizzle-orm";
import { vehicles } from "../../db/schema";
import type { Store } from "../../db/store";
import { ApiError, errorCode, isDiskFull, systemReason } from "../../errors";
import { notPhoto } from "../../http/guards";
import { type CleanPhoto, cleanPhoto, NoPhotoError } from "./clean-photo";
import { photoKey } from "./photo-file";
import type { ImagesService } from "./service";

/** Photographs from the administrator's area. */
export interface PhotoUploads {
  /**
   * Keeps a photograph of a platform, without metadata, before one of the unit's own.
   * @param photo its bytes
   * @param type as the call has it
   * @throws ApiError 404; 409 PHOTO_NAME_TAKEN; 415; 422 INVALID_PHOTO; 500, 507
   */
  put(platformId: string, photo: unknown, type: string): Promise<void>;
  /** Takes the uploaded one away. @throws ApiError 404 UNKNOWN_VEHICLE or NO_PHOTO; 409 PHOTO_BY_HAND; 500 */
  remove(platformId: string): void;
}

const idColumn = vehicles.platformId;

export function createPhotoUploads(
  { queries }: Pick<Store, "queries">,
  { photoOf, photos }: Pick<ImagesService, "photoOf" | "photos">,
): PhotoUploads {
  /** @throws ApiError 404 */
  function checkKnown(platformId: string): void {
    const row = queries.select().from(vehicles).where(eq(idColumn, platformId)).get();
    if (!row) throw new ApiError(404, "UNKNOWN_VEHICLE", "There is no such platform.");
  }

  return {
    async put(platformId, photo, type) {
      checkKnown(platformId);
      if (!(photo instanceof Uint8Array)) throw notPhoto();
      const key = photoKey(platformId);
      const ids = queries.select({ other: idColumn }).from(vehicles).all();
      if (ids.some(({ other }) => other !== platformId && photoKey(other) === key)) {
        const message = "Another platform's photograph would have the same file.";
        throw new ApiError(409, "PHOTO_NAME_TAKEN", message);
      }
      const clean = await cleaned(photo);
      if (clean.type !== type.toLowerCase())
        throw invalidPhoto("of another type than the call says");
      onDisk(() => photos.put(platformId, clean));
    },

    remove(platformId) {
      checkKnown(platformId);
      if (onDisk(() => photos.remove(platformId))) return;
      if (!photoOf(platformId))
        throw new ApiError(404, "NO_PHOTO", "This platform has no photograph.");
      const message =
        "This photograph was put into the photos folder by hand. Delete it in that folder.";
      throw new ApiError(409, "PHOTO_BY_HAND", message);
    },
  };
}

/** @throws ApiError 422 */
async function cleaned(bytes: Uint8Array): Promise<CleanPhoto> {
  try {
    return await cleanPhoto(bytes);
  } catch (error) {
    if (error instanceof NoPhotoError) throw invalidPhoto(error.message);
    throw error;
  }
}

const invalidPhoto = (what: string) =>
  new ApiError(422, "INVALID_PHOTO", `Photograph rejected: ${what}.`);

/** Does something to the folder of photographs. @throws ApiError 500, which says what stands in the way */
function onDisk<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    // That is said alike of everything that is kept.
    if (isDiskFull(errorCode(error))) throw error;
    const reason = systemReason(error, { EEXIST: "it is not a folder" });
    const message = `The folder of photographs cannot be changed: ${reason}.`;
    throw new ApiError(500, "PHOTOS_FOLDER", message);
  }
}
