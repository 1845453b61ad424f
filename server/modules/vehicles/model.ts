import { t } from "elysia";
import {
  CHARACTERISTICS,
  GRID_ACCURACIES,
  PLATFORM_CATEGORIES,
} from "../../../web/domain/platforms/platform";
import { integer } from "../../http/integer-schema";

/** A platform as the page gets it. */
export const vehicle = t.Object({
  id: integer,
  platformId: t.String(),
  aka: t.String(),
  otherNames: t.Array(t.String()),
  description: t.String(),
  /** A path of this server: the unit's own photograph, else our drawing; null where there is neither. */
  imageUrl: t.Nullable(t.String()),
  /** What is seen in the image; null where there is none. */
  imageAlt: t.Nullable(t.String()),
  characteristics: t.Array(t.UnionEnum(CHARACTERISTICS)),
  function: t.String(),
  category: t.UnionEnum(PLATFORM_CATEGORIES),
  subCategory: t.Nullable(t.String()),
  gridUnit: t.UnionEnum(GRID_ACCURACIES),
  sidcCode: t.Nullable(t.String()),
  /** Both sides have it: its symbol is hostile unless the operator says otherwise. */
  bothSides: t.Boolean(),
  cues: t.Array(t.String()),
  confusedWith: t.Array(t.Object({ platformId: t.String(), tellApart: t.String() })),
});

export type Vehicle = typeof vehicle.static;

/** An image as a platform shows it. */
export interface PlatformImage {
  url: string;
  alt: string;
}

/** Where the images of the platforms come from. */
export interface ImageSource {
  imageOf(platformId: string): PlatformImage | null;
  /** The photograph alone; null where there is none. */
  photoOf(platformId: string): { url: string; isUploaded: boolean } | null;
  /** Another value whenever an image may have changed. */
  edition(): unknown;
}
