import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type CleanPhoto, cleanPhoto, NoPhotoError } from "./clean-photo";
import type { Photo } from "./model";
import {
  hasPhotoExtension,
  inspectPhoto,
  photoKey,
  photoKeyOfFile,
  writePhoto,
} from "./photo-file";

/** How long a look into the folder counts, in milliseconds. */
const RENEW_MS = 2000;
/** The most files that are looked at. */
const MAX_FILES = 5000;

/** What the folder holds; the same object for as long as nothing in it changes. */
export interface PhotoListing {
  byKey: ReadonlyMap<string, Photo>;
  byName: ReadonlyMap<string, Photo>;
}

export interface Photos {
  listing(): PhotoListing;
  /** The photograph of a platform; null where there is none. */
  of(platformId: string): Photo | null;
  /**
   * The photograph in a file, looked at anew: what the folder did not list, or
   * is no photograph any more, is null, whatever the name says.
   */
  inFile(name: string): Photo | null;
  /** The photograph without its metadata; null where it turns out to be none. The file stays as it is. */
  cleaned(photo: Photo): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps a photograph in the place of an uploaded one, before the unit's own. @throws the system's errors */
  put(platformId: string, photo: CleanPhoto): void;
  /** Removes the uploaded one. @returns whether there was one. @throws the system's errors */
  remove(platformId: string): boolean;
}

/** Takes a file that is not shown, once for as long as it lies there; "" where its name is no platform's. */
export type OnRefusedPhoto = (file: string, reason: string) => void;

/**
 * The unit's own photographs: the regular files of one folder, found by listing
 * it and never by a name that came from outside.
 * @param now milliseconds on a monotonic clock
 */
export function createPhotos(folder: string, now: () => number, onRefused: OnRefusedPhoto): Photos {
  let listing: PhotoListing = { byKey: new Map(), byName: new Map() };
  let refused: ReadonlyMap<string, string> = new Map();
  let listedAt = Number.NEGATIVE_INFINITY;
  /** Why a file that begins as a picture is none, by its name and version: it is read whole only when it is shown. */
  let damaged = new Map<string, string>();

  function current(): PhotoListing {
    const at = now();
    if (at - listedAt < RENEW_MS) return listing;
    listedAt = at;
    const found = look(folder, listing.byName, damaged);
    damaged = found.damaged;
    for (const [name, reason] of found.refused) {
      if (refused.get(name) !== reason) onRefused(hasPhotoExtension(name) ? name : "", reason);
    }
    refused = found.refused;
    if (!isSame(found.byName, listing.byName)) {
      listing = { byName: found.byName, byKey: byKey(found.byName.values()) };
    }
    return listing;
  }

  /** What was changed just now is seen at once. */
  const lookAnew = () => {
    listedAt = Number.NEGATIVE_INFINITY;
  };

  function removeUploaded(platformId: string, except = ""): boolean {
    const key = photoKey(platformId);
    lookAnew();
    const names = [...current().byName.values()]
      .filter(({ name, isUploaded }) => isUploaded && photoKeyOfFile(name) === key)
      .map(({ name }) => name);
    const removed = names.filter((name) => name !== except);
    for (const name of removed) rmSync(join(folder, name), { force: true });
    lookAnew();
    return removed.length > 0;
  }

  return {
    listing: current,
    of: (platformId) => current().byKey.get(photoKey(platformId)) ?? null,
    inFile(name) {
      const listed = current().byName.get(name);
      if (listed === undefined) return null;
      const found = inspectPhoto(folder, listed.name, listed);
      return "refused" in found ? null : found;
    },
    async cleaned(photo) {
      try {
        return (await cleanPhoto(readFileSync(photo.file))).bytes;
      } catch (error) {
        if (!(error instanceof NoPhotoError)) return null;
        damaged.set(keyOf(photo), error.message);
        lookAnew();
        current();
        return null;
      }
    },
    put(platformId, photo) {
      const name = writePhoto(folder, platformId, photo);
      removeUploaded(platformId, name);
    },
    remove: removeUploaded,
  };
}

const keyOf = ({ name, version }: Photo) => `${version} ${name}`;

function look(
  folder: string,
  known: ReadonlyMap<string, Photo>,
  damagedBefore: ReadonlyMap<string, string>,
) {
  const byName = new Map<string, Photo>();
  const damaged = new Map<string, string>();
  const refused = new Map<string, string>();
  const names = fileNames(folder);
  if (names === null) refused.set("", "the folder cannot be read");
  for (const name of names?.slice(0, MAX_FILES) ?? []) {
    const found = inspectPhoto(folder, name, known.get(name));
    if ("refused" in found) {
      refused.set(name, found.refused);
      continue;
    }
    const why = damagedBefore.get(keyOf(found));
    if (why === undefined) byName.set(name, found);
    else {
      refused.set(name, why);
      damaged.set(keyOf(found), why);
    }
  }
  if (names && names.length > MAX_FILES) refused.set("", `only ${MAX_FILES} files are looked at`);
  return { byName, refused, damaged };
}

/** In a fixed order, without what systems hide there. */
function fileNames(folder: string): string[] | null {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith("."))
      .sort();
  } catch {
    return null;
  }
}

function isSame(some: ReadonlyMap<string, Photo>, others: ReadonlyMap<string, Photo>): boolean {
  if (some.size !== others.size) return false;
  return [...some].every(([name, photo]) => others.get(name)?.version === photo.version);
}

/** Of two photographs of one platform the uploaded one counts, else the first by name. */
function byKey(photos: Iterable<Photo>): Map<string, Photo> {
  const found = new Map<string, Photo>();
  for (const photo of photos) {
    const key = photoKeyOfFile(photo.name);
    const other = found.get(key);
    if (!other || (photo.isUploaded && !other.isUploaded)) found.set(key, photo);
  }
  return found;
}
