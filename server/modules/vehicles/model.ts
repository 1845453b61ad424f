import { t } from "elysia";
import { FEATURES, type Features } from "../../../web/domain/platforms/features";
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
  /** What our drawing shows of what can be seen from afar; null where there is none. */
  features: t.Nullable(
    t.Partial(
      t.Object({
        gear: t.Array(t.UnionEnum(FEATURES.gear.values)),
        turret: t.Array(t.UnionEnum(FEATURES.turret.values)),
        gun: t.Array(t.UnionEnum(FEATURES.gun.values)),
        hull: t.Array(t.UnionEnum(FEATURES.hull.values)),
        mast: t.Array(t.UnionEnum(FEATURES.mast.values)),
        radar: t.Array(t.UnionEnum(FEATURES.radar.values)),
      }),
    ),
  ),
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
  /** What the drawing shows, whatever the image; null where there is none. */
  featuresOf(platformId: string): Features | null;
  /** The photograph alone; null where there is none. */
  photoOf(platformId: string): { url: string; isUploaded: boolean } | null;
  /** Another value whenever an image may have changed. */
  edition(): unknown;
}
