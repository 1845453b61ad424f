import { LICENCE_FILES } from "../licences/make";
import { fromRoot } from "../paths";
import { makeGeoid } from "./geoid";
import { makeHandbook } from "./handbook";

const MARKER_IMAGES = ["marker-icon.png", "marker-icon-2x.png", "marker-shadow.png"];

/** Leaflet's own images, at the addresses that the specification names (2 §7). */
const MARKER_FILES = Object.fromEntries(
  MARKER_IMAGES.map((name) => [
    `leaflet/${name}`,
    fromRoot("node_modules", "leaflet", "dist", "images", name),
  ]),
);

/** What the page's build takes in at addresses of its own, by the paths below `/`; the handbook is made for it. */
export const fixedFiles = async (): Promise<Record<string, string>> => ({
  ...MARKER_FILES,
  ...LICENCE_FILES,
  ...makeHandbook(),
  "map/geoid.bin": await makeGeoid(),
  "map/overview-lines.json": fromRoot("data", "map", "lines.json"),
});
