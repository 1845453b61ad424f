/** A file of maps or heights that is not used, and why. */
export interface UnusedFile {
  /** Its name, without the data folder. */
  file: string;
  /** For people, to follow its name and a colon, e.g. `it is cut short`. */
  reason: string;
  /** The command that makes of it what is read; null where there is none. */
  command: string | null;
}

/** A kind of file that units have and that is not read. */
interface Kind {
  names: RegExp;
  reason: string;
  command: ((name: string) => string) | null;
}

const SIDE = 3600;
const HALF_POST = 0.5 / SIDE;

/** A degree that a file's name tells, as `Copernicus_DSM_COG_10_N52_00_E008_00_DEM.tif` or `n52_e008_1arc_v3.tif`. */
const DEGREE = /([NS])(\d\d)(?:_00)?_?([EW])(\d{3})/i;

/** A command names only what no shell takes for anything else. */
const inShell = (name: string) =>
  /^[\p{L}\p{N}_][\p{L}\p{N} ._()+,/-]*$/u.test(name) ? `"${name}"` : '"FILE"';

const withEnd = (name: string, end: string) => name.replace(/(\.[^.]*)?$/, end);

const toMbtiles = (name: string) => {
  const made = inShell(withEnd(name, ".mbtiles"));
  return `gdal_translate -of MBTILES ${inShell(name)} ${made} && gdaladdo -r average ${made} 2 4 8 16 32`;
};

const toHgt = (name: string) => {
  const [, ns = "N", latitude = "52", ew = "E", longitude = "008"] = DEGREE.exec(name) ?? [];
  const south = /s/i.test(ns) ? -Number(latitude) : Number(latitude);
  const west = /w/i.test(ew) ? -Number(longitude) : Number(longitude);
  const edges = [west - HALF_POST, south - HALF_POST, west + 1 + HALF_POST, south + 1 + HALF_POST];
  const made = `${ns}${latitude}${ew}${longitude}`.toUpperCase();
  return `gdalwarp -of SRTMHGT -ot Int16 -dstnodata -32768 -r bilinear -t_srs EPSG:4326 -te ${edges.map((each) => each.toFixed(9)).join(" ")} -ts ${SIDE + 1} ${SIDE + 1} ${inShell(name)} ${made}.hgt`;
};

/** Cuts a region out of a Protomaps build; the date, the four edges and the name are the reader's own. */
export const EXTRACT =
  "pmtiles extract https://build.protomaps.com/YYYYMMDD.pmtiles region.pmtiles --bbox=WEST,SOUTH,EAST,NORTH --maxzoom=14";

const HEIGHTS = /\.(hgt|dt[012])$/i;

const RASTER = (what: string) => `it is ${what}, which has to be turned into MBTiles`;
const GRID = (what: string) => `it is ${what}, which has to be turned into .hgt tiles`;
const PACKED = "it is packed, and has to be unpacked";

/** Those that may lie beside the maps. */
export const MAP_KINDS: readonly Kind[] = [
  { names: /\.tiff?$/i, reason: RASTER("a GeoTIFF"), command: toMbtiles },
  { names: /\.gpkg$/i, reason: RASTER("a GeoPackage"), command: toMbtiles },
  {
    names: /\.(img|jp2|ecw|sid|ntf|nitf|vrt)$/i,
    reason: RASTER("a raster map"),
    command: toMbtiles,
  },
  {
    names: /\.(osm\.pbf|osm|shp)$/i,
    reason: "it holds no tiles; cut the region out of a Protomaps build",
    command: () => EXTRACT,
  },
  { names: HEIGHTS, reason: "heights go into the folder elevation", command: null },
  {
    names: /\.(hgt|dt[012]|tiff?|pmtiles|mbtiles)\.(zip|gz)$|[ns]\d\d_?[ew]\d{3}[^/]*\.zip$/i,
    reason: PACKED,
    command: null,
  },
];

/** Those that may lie among the heights. */
const HEIGHT_KINDS: readonly Kind[] = [
  { names: /\.tiff?$/i, reason: GRID("a GeoTIFF"), command: toHgt },
  { names: /\.(img|asc|bil|flt|vrt)$/i, reason: GRID("a grid of heights"), command: toHgt },
  { names: /\.(zip|gz|7z)$/i, reason: PACKED, command: null },
  {
    names: /\.pmtiles$/i,
    reason: "an archive of Terrarium tiles is named at the start, with --elevation",
    command: null,
  },
  { names: /\.mbtiles$/i, reason: "a map goes into the data folder itself", command: null },
];

const unreadBy = (kinds: readonly Kind[]) => (file: string) => {
  const kind = kinds.find(({ names }) => names.test(file));
  if (kind === undefined || /(^|\/)\./.test(file)) return null;
  return { file, reason: kind.reason, command: kind.command?.(file) ?? null };
};

/** What to say of a file where maps are, that is none and is known all the same; null for any other. */
export const unreadMap: (file: string) => UnusedFile | null = unreadBy(MAP_KINDS);

/** The same of a file where heights are. */
export const unreadHeights: (file: string) => UnusedFile | null = unreadBy(HEIGHT_KINDS);

/** A sentence on a file, and the command that helps: nothing stands behind it, so that it can be copied. */
export const withCommand = (sentence: string, { command }: UnusedFile) =>
  command === null ? sentence : `${sentence} Run: ${command}`;

const MOST_NAMED = 10;

/** A line for each of some files that are not used, the first ten of many. */
export function unusedLines(files: readonly UnusedFile[]): string[] {
  const lines = files
    .slice(0, MOST_NAMED)
    .map((one) => withCommand(`Not used: ${one.file}: ${one.reason}.`, one));
  const more = files.length - lines.length;
  return more === 0 ? lines : [...lines, `Not used: ${more} more; see "sightline doctor".`];
}

/** `area.tif: it is a GeoTIFF, …: gdal_translate …` without the name. */
export const reasonText = ({ reason, command }: UnusedFile) =>
  command === null ? reason : `${reason}: ${command}`;
