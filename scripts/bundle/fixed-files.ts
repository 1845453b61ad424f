import { fromRoot } from "../paths";

const MARKER_IMAGES = ["marker-icon.png", "marker-icon-2x.png", "marker-shadow.png"];

/** Leaflet's own images, at the addresses that the specification names (2 §7). */
export const FIXED_FILES: Readonly<Record<string, string>> = Object.fromEntries(
  MARKER_IMAGES.map((name) => [
    `leaflet/${name}`,
    fromRoot("node_modules", "leaflet", "dist", "images", name),
  ]),
);
