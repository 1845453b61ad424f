import { readdirSync } from "node:fs";
import type { Photo } from "./model";
import { hasPhotoExtension, inspectPhoto, photoKey, photoKeyOfFile } from "./photo-file";

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

  function current(): PhotoListing {
    const at = now();
    if (at - listedAt < RENEW_MS) return listing;
    listedAt = at;
    const found = look(folder, listing.byName);
    for (const [name, reason] of found.refused) {
      if (refused.get(name) !== reason) onRefused(hasPhotoExtension(name) ? name : "", reason);
    }
    refused = found.refused;
    if (!isSame(found.byName, listing.byName)) {
      listing = { byName: found.byName, byKey: byKey(found.byName.values()) };
    }
    return listing;
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
  };
}

function look(folder: string, known: ReadonlyMap<string, Photo>) {
  const byName = new Map<string, Photo>();
  const refused = new Map<string, string>();
  const names = fileNames(folder);
  if (names === null) refused.set("", "the folder cannot be read");
  for (const name of names?.slice(0, MAX_FILES) ?? []) {
    const found = inspectPhoto(folder, name, known.get(name));
    if ("refused" in found) refused.set(name, found.refused);
    else byName.set(name, found);
  }
  if (names && names.length > MAX_FILES) refused.set("", `only ${MAX_FILES} files are looked at`);
  return { byName, refused };
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

/** Of two photographs of one platform the first by name counts. */
function byKey(photos: Iterable<Photo>): Map<string, Photo> {
  const found = new Map<string, Photo>();
  for (const photo of photos) {
    const key = photoKeyOfFile(photo.name);
    if (!found.has(key)) found.set(key, photo);
  }
  return found;
}
