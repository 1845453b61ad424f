import { t } from "elysia";
import { CATEGORIES, CHARACTERISTICS, GRID_ACCURACIES } from "../../../web/domain/platform";

/** A platform as the page gets it. */
export const vehicle = t.Object({
  id: t.Integer(),
  platformId: t.String(),
  aka: t.String(),
  otherNames: t.Array(t.String()),
  description: t.String(),
  imageUrl: t.Nullable(t.String()),
  characteristics: t.Array(t.UnionEnum(CHARACTERISTICS)),
  function: t.String(),
  category: t.UnionEnum(CATEGORIES),
  subCategory: t.Nullable(t.String()),
  gridUnit: t.UnionEnum(GRID_ACCURACIES),
  sidcCode: t.Nullable(t.String()),
  cues: t.Array(t.String()),
  confusedWith: t.Array(t.Object({ platformId: t.String(), tellApart: t.String() })),
});

export type Vehicle = typeof vehicle.static;
