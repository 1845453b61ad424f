import type { VectorSchema } from "./map-schema";

/**
 * Features of other schemas in the layers and words of Protomaps (version 4), by whose rules the map is drawn:
 * https://docs.protomaps.com/basemaps/layers. OpenMapTiles: https://openmaptiles.org/schema/. Shortbread:
 * https://shortbread-tiles.org/schema/.
 */

type Word = string | number | boolean | null | Word[] | { [key: string]: Word };
/** What a feature says. */
export type Words = Record<string, Word>;
export type Shape = "point" | "line" | "polygon";

export interface Translated {
  layer: string;
  words: Words;
  /** Whether only the middle of its line counts, for a name. */
  isMiddle?: boolean;
}

/** Null for what is not drawn. */
type Translate = (words: Words, shape: Shape) => Translated | null;

/** A layer of its own, which Protomaps lacks: there the roads have their names themselves. */
export const ROAD_NAMES = "road_names";

/** By OpenStreetMap's words for highways and railways, and by OpenMapTiles' groups of them. */
const ROADS: Readonly<Record<string, readonly string[]>> = {
  highway: ["motorway"],
  major_road: ["trunk", "primary", "secondary", "tertiary"],
  minor_road: [
    ...["minor", "unclassified", "residential", "living_street", "service"],
    ...["busway", "bus_guideway", "raceway"],
  ],
  path: ["track", "path", "footway", "cycleway", "bridleway", "steps", "pedestrian"],
  rail: [
    ...["rail", "transit", "narrow_gauge", "light_rail", "tram", "subway"],
    ...["funicular", "monorail"],
  ],
};
const ROAD_KINDS = new Map(
  Object.entries(ROADS).flatMap(([kind, all]) => all.map((each) => [each, kind] as const)),
);

/** Settlements, and where each comes among the names: the lower, the sooner; in bold to 5. */
const SETTLEMENTS = new Map([
  ["capital", 5],
  ["state_capital", 6],
  ["city", 7],
  ["town", 9],
  ["village", 11],
  ["hamlet", 12],
  ["isolated_dwelling", 13],
  ["farm", 13],
]);
/** Larger type is for this many people or more, or this rank of OpenMapTiles or better. */
const LARGE_PEOPLE = 200_000;
const LARGE_RANK = 7;
/** Of Protomaps' own ranks by people the least that has larger type, and one that has not. */
const [LARGE, SMALL] = [10, 0];

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Null where what it is has no word. */
function drawn(layer: string, kind: unknown, more: Words = {}): Translated | null {
  return text(kind) === "" ? null : { layer, words: { ...more, kind: text(kind) } };
}

function names(words: Words): Words {
  const first = (...keys: string[]) => keys.map((key) => text(words[key])).find(Boolean) ?? "";
  return {
    name: first("name", "name:latin", "name_en"),
    "name:en": first("name:en", "name:latin", "name_en", "name"),
  };
}

const roadKind = (kind: unknown) => ROAD_KINDS.get(text(kind).replace(/_link$/, ""));

function road(kind: unknown): Translated | null {
  if (kind === "runway" || kind === "taxiway") {
    return drawn("roads", "aeroway", { kind_detail: kind });
  }
  return kind === "pier" ? pier() : drawn("roads", roadKind(kind));
}

const pier = () => drawn("roads", "path", { kind_detail: "pier" });

const roadName = (words: Words, kind: unknown) => drawn(ROAD_NAMES, roadKind(kind), names(words));

/** Where a border is drawn on the sea there is no line to be seen. */
const border = ({ admin_level: level, maritime }: Words) =>
  typeof level === "number" && !maritime
    ? drawn("boundaries", "border", { kind_detail: level })
    : null;

function settlement(words: Words, kind: unknown): Translated | null {
  const order = SETTLEMENTS.get(text(kind));
  if (order === undefined) return null;
  const { rank, population } = words;
  const place = typeof rank === "number" && rank > 0 ? rank : null;
  const isLarge =
    (place !== null && place <= LARGE_RANK) || Number(population ?? 0) >= LARGE_PEOPLE;
  return drawn("places", "locality", {
    min_zoom: place ?? order,
    population_rank: isLarge ? LARGE : SMALL,
    ...names(words),
  });
}

function omtPlace(words: Words): Translated | null {
  const kind = text(words.class);
  if (kind === "country") return drawn("places", "country", names(words));
  if (kind === "state" || kind === "province") return drawn("places", "region", names(words));
  return settlement(words, kind);
}

const OMT_COVERS = new Map([
  ["wood", "forest"],
  ["grass", "grass"],
  ["sand", "sand"],
  ["ice", "glacier"],
]);

const OPEN_MAP_TILES: Readonly<Record<string, Translate>> = {
  aeroway: ({ class: kind }, shape) =>
    shape === "line" ? road(kind) : kind === "aerodrome" ? drawn("landuse", kind) : null,
  boundary: border,
  building: () => drawn("buildings", "building"),
  landcover: ({ class: kind }) => drawn("landuse", OMT_COVERS.get(text(kind))),
  landuse: ({ class: kind }) => drawn("landuse", kind),
  // Of points it has the names.
  park: ({ class: kind }, shape) => (shape === "polygon" ? drawn("landuse", kind) : null),
  place: omtPlace,
  transportation: ({ class: kind, subclass }, shape) => {
    if (shape === "line") return road(kind);
    return drawn("landuse", kind === "pier" ? kind : subclass);
  },
  transportation_name: (words) => roadName(words, words.class),
  water: ({ class: kind }) => drawn("water", kind),
  // Lakes' names come as lines through their middles.
  water_name: (words) => middle(drawn("water", words.class, names(words))),
  waterway: ({ class: kind }) => drawn("water", kind),
};

const middle = (translated: Translated | null) => translated && { ...translated, isMiddle: true };

const SHORTBREAD_LAKES = new Map([
  ["water", "water"],
  ["reservoir", "lake"],
]);

const SHORTBREAD: Readonly<Record<string, Translate>> = {
  boundaries: border,
  boundary_labels: (words) =>
    drawn("places", words.admin_level === 2 ? "country" : "region", names(words)),
  buildings: () => drawn("buildings", "building"),
  land: ({ kind }) => drawn("landuse", kind),
  ocean: () => drawn("water", "ocean"),
  pier_lines: pier,
  pier_polygons: () => drawn("landuse", "pier"),
  place_labels: (words) => settlement(words, words.kind),
  sites: ({ kind }) => drawn("landuse", kind),
  street_labels: (words) => roadName(words, words.kind),
  street_polygons: ({ kind }) => drawn("landuse", kind),
  streets: ({ kind }) => road(kind),
  water_lines: ({ kind }) => drawn("water", kind),
  water_polygons: ({ kind }) => drawn(kind === "glacier" ? "landuse" : "water", kind),
  water_polygons_labels: (words) =>
    drawn("water", SHORTBREAD_LAKES.get(text(words.kind)), names(words)),
};

/** Before version 4 Protomaps had its words behind a prefix, and two more layers. */
const OLD_PREFIX = "pmap:";
const OLD_LAYERS = new Map([
  ["natural", "landuse"],
  ["transit", "roads"],
]);

function ofProtomaps(layer: string, words: Words): Translated {
  if (!Object.hasOwn(words, `${OLD_PREFIX}kind`)) return { layer, words };
  const renamed = Object.entries(words).map(([key, word]) => [
    key.startsWith(OLD_PREFIX) ? key.slice(OLD_PREFIX.length) : key,
    word === "medium_road" ? "major_road" : word,
  ]);
  return { layer: OLD_LAYERS.get(layer) ?? layer, words: Object.fromEntries(renamed) };
}

const TABLES = { openmaptiles: OPEN_MAP_TILES, shortbread: SHORTBREAD };

/** A feature of a schema as Protomaps has it; null for what is not drawn. */
export function inProtomapsWords(
  schema: VectorSchema,
  layer: string,
  words: Words,
  shape: Shape,
): Translated | null {
  if (schema === "protomaps") return ofProtomaps(layer, words);
  const table = TABLES[schema];
  return Object.hasOwn(table, layer) ? (table[layer]?.(words, shape) ?? null) : null;
}
