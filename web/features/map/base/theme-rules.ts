import { type Flavor, namedFlavor } from "@protomaps/basemaps";
import { type LabelRule, labelRules, type PaintRule, paintRules } from "protomaps-leaflet";
import { ROAD_NAMES } from "../../../domain/map/protomaps-words";
import type { Theme } from "../../../domain/theme";

/**
 * By day roads, names and woods are darker than the library has them, which are made for a screen indoors. Night is
 * the dark one, seen through the same red as pictures are. Ground, woods and water differ in lightness, not just in hue.
 */
const DAY: Flavor = {
  ...namedFlavor("light"),
  major: "#9a7b4f",
  buildings: "#8f877c",
  wood_a: "#a3c29c",
  city_label: "#111111",
  state_label: "#333333",
  country_label: "#333333",
  ocean_label: "#0b3d4a",
  roads_label_major: "#3d3630",
  roads_label_minor: "#4d453e",
};
const DARK: Flavor = {
  ...namedFlavor("dark"),
  major: "#555555",
  buildings: "#3a3a3a",
  wood_a: "#253429",
  water: "#373c48",
  city_label: "#a0a0a0",
  ocean_label: "#8a929c",
  roads_label_major: "#808080",
  roads_label_minor: "#767676",
};
/** The colours of vector tiles. */
export const FLAVORS: Record<Theme, Flavor> = { day: DAY, dark: DARK, night: DARK };

/** How Protomaps' features are drawn in a theme. */
export const rulesOf = (theme: Theme): { paintRules: PaintRule[]; labelRules: LabelRule[] } => ({
  paintRules: paintRules(FLAVORS[theme]),
  labelRules: namesOf(FLAVORS[theme]),
});

/** Where two names would lie on each other the rule that comes first wins: a place before a road through it. */
function namesOf(flavor: Flavor): LabelRule[] {
  const rules = labelRules(flavor, "en").flatMap((rule) =>
    rule.dataLayer === "roads" ? [rule, { ...rule, dataLayer: ROAD_NAMES }] : [rule],
  );
  const isPlace = ({ dataLayer }: LabelRule) => dataLayer === "places";
  return [...rules.filter(isPlace), ...rules.filter((rule) => !isPlace(rule))];
}
