import { t } from "elysia";
import { integer } from "../../http/integer-schema";
import { ORDER_FIELDS, PAGE_FIELDS } from "../../http/list-query";
import { vehicle } from "./model";

/** `offered` is "no" for those that are switched off, "yes" for all others. */
export const platformsQuery = t.Object({
  ...PAGE_FIELDS,
  ...ORDER_FIELDS,
  offered: t.Optional(t.String()),
});
export type PlatformsQuery = typeof platformsQuery.static;

const listedPlatform = t.Composite([
  t.Omit(vehicle, ["imageUrl", "imageAlt", "features"]),
  t.Object({
    /** "edited" is a built-in one in whose place another was put; "own" came by import or was added. */
    source: t.UnionEnum(["built-in", "edited", "own"]),
    /** Whether operators are offered it. */
    isOn: t.Boolean(),
    /** Whether its last change can be taken back. */
    canUndo: t.Boolean(),
    /** Names this very record, for If-Match. */
    version: t.String(),
    /** Its photograph, which only an upload can replace and only what was uploaded can be removed. */
    photo: t.Nullable(t.Object({ url: t.String(), isUploaded: t.Boolean() })),
  }),
]);
export type ListedPlatform = typeof listedPlatform.static;

/** A page of the platforms. */
export const platformsPage = t.Object({
  /** How many the search finds. */
  total: integer,
  page: integer,
  pageSize: integer,
  platforms: t.Array(listedPlatform),
  /** What undoing it would put back, and how many later edits would be lost; null where there is none. */
  lastImport: t.Nullable(t.Object({ at: t.String(), platforms: integer, edits: integer })),
  /** ISO 8601. */
  lastUpdated: t.String(),
});
export type Platforms = typeof platformsPage.static;
