/** What is drawn of one region, whatever the schema of its archive: by the very rules, onto a canvas that notes it. */
import { describe, expect, test } from "bun:test";
import { Labeler, paint, TileCache, View } from "protomaps-leaflet";
import { VECTOR_SCHEMAS, type VectorSchema } from "../../../domain/map/map-schema";
import { DEEPEST_ZOOM, REGION, regionTile, TOWN } from "../../../domain/map/testing/vector-region";
import { encodeTile, type TileFeature } from "../../../domain/map/testing/vector-tile";
import { tileAt } from "../../../domain/map/tile-address";
import { eastwards, southwards } from "../../../domain/map/web-mercator";
import { THEMES } from "../../../domain/theme";
import { protomapsTiles } from "./protomaps-tiles";
import { FLAVORS, rulesOf } from "./theme-rules";

const TILE_PX = 256;

type Archive = Parameters<typeof protomapsTiles>[0];
type TileBytes = (tile: { z: number; x: number; y: number }) => Uint8Array | null;

/** An archive as the drawing asks for it. */
const archiveOf = (bytesOf: TileBytes) =>
  ({
    async getZxy(z: number, x: number, y: number) {
      const bytes = bytesOf({ z, x, y });
      return bytes ? { data: new Uint8Array(bytes).buffer } : undefined;
    },
  }) as unknown as Archive;

const featuresOf = (schema: VectorSchema, bytesOf: TileBytes) =>
  protomapsTiles(archiveOf(bytesOf), { schema, bounds: REGION });

/** The marks that paint and label rules leave on a canvas, as lines of text. */
function notingCanvas() {
  const marks: string[] = [];
  let path: string[] = [];
  let moves: string[] = [];
  const canvas = {
    globalAlpha: 1,
    fillStyle: "",
    strokeStyle: "",
    lineWidth: 0,
    font: "",
    save: () => (moves = []),
    translate: (x: number, y: number) => moves.push(`${x.toFixed(1)},${y.toFixed(1)}`),
    beginPath: () => (path = []),
    moveTo: (x: number, y: number) => path.push(`M${x.toFixed(1)},${y.toFixed(1)}`),
    lineTo: (x: number, y: number) => path.push(`L${x.toFixed(1)},${y.toFixed(1)}`),
    arc: (x: number, y: number) => path.push(`A${x.toFixed(1)},${y.toFixed(1)}`),
    measureText: (text: string) => ({
      width: text.length * 7,
      actualBoundingBoxAscent: 9,
      actualBoundingBoxDescent: 3,
    }),
    fill: () => marks.push(`area ${canvas.fillStyle} ${canvas.globalAlpha} ${path.join("")}`),
    stroke: () => marks.push(`line ${canvas.strokeStyle} ${canvas.lineWidth} ${path.join("")}`),
    fillText: (text: string) =>
      marks.push(`name ${moves.join(" ")} ${canvas.fillStyle} ${canvas.font} ${text}`),
  };
  const rest = new Proxy(canvas, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : () => {}),
  });
  return { canvas: rest as unknown as CanvasRenderingContext2D, marks };
}

const cacheOf = (schema: VectorSchema) =>
  new TileCache(
    featuresOf(schema, (tile) => regionTile(schema, tile)),
    2 * TILE_PX,
  );
const CACHES: Readonly<Record<VectorSchema, TileCache>> = {
  protomaps: cacheOf("protomaps"),
  openmaptiles: cacheOf("openmaptiles"),
  shortbread: cacheOf("shortbread"),
};

/** What is drawn of the whole region. */
async function drawn(
  schema: VectorSchema,
  theme: (typeof THEMES)[number],
  zoom: number,
): Promise<string[]> {
  const world = TILE_PX * 2 ** zoom;
  const [west, south, east, north] = REGION;
  const box = {
    minX: eastwards(west) * world,
    minY: southwards(north) * world,
    maxX: eastwards(east) * world,
    maxY: southwards(south) * world,
  };
  const prepared = await new View(CACHES[schema], DEEPEST_ZOOM, 1).getBbox(zoom, box);
  const { paintRules, labelRules } = rulesOf(theme);
  const { canvas, marks } = notingCanvas();
  const tiles = new Map([["", prepared]]);
  const labeler = new Labeler(zoom, canvas, labelRules, prepared.length);
  labeler.add(tiles);
  const origin = prepared[0]?.origin.clone().mult(0);
  if (origin) paint(canvas, zoom, tiles, labeler.index, paintRules, box, origin, true);
  return marks;
}

const VILLAGES = ["Birkfield", "Cranmoor", "Dunmere"];
const NAMES_AT: Readonly<Record<number, readonly string[]>> = {
  8: ["Alderholm"],
  11: ["Alderholm", ...VILLAGES],
  14: ["Alderholm", ...VILLAGES, "Amber Road", "Mill Road"],
};

describe.each(THEMES)("in the theme %s", (theme) => {
  describe.each([8, 11, 14])("at zoom %i", (zoom) => {
    test.each(VECTOR_SCHEMAS)("%s has roads, water, woods and names", async (schema) => {
      const { major, water, park_b, buildings, earth } = FLAVORS[theme];
      const marks = await drawn(schema, theme, zoom);
      const hasMark = (start: string) => marks.some((mark) => mark.startsWith(`${start} `));
      const wood = `area ${park_b} ${zoom === 8 ? 0.5 : 1}`;
      for (const start of [`area ${earth}`, `line ${major}`, `area ${water}`, wood])
        expect([start, hasMark(start)]).toEqual([start, true]);
      expect(hasMark(`area ${buildings}`)).toBe(zoom === 14);
      const texts = marks.flatMap((mark) => /^name .*px sans-serif (.*)$/.exec(mark)?.[1] ?? []);
      // A lake's name is spaced, and drawn letter by letter.
      const names = new Set(texts.filter(({ length }) => length > 1));
      expect([...names].sort()).toEqual([...(NAMES_AT[zoom] ?? [])].sort());
      expect(texts.join("").includes("Mirror Lake")).toBe(zoom > 8);
    });

    test("the same marks are made of every schema, but for the ground's size", async () => {
      const isGround = (mark: string) => mark.startsWith(`area ${FLAVORS[theme].earth}`);
      const [first, ...others] = await Promise.all(
        VECTOR_SCHEMAS.map(async (schema) => {
          const marks = await drawn(schema, theme, zoom);
          return marks.filter((mark) => !isGround(mark)).sort();
        }),
      );
      for (const other of others) expect(other).toEqual(first ?? []);
    });
  });
});

describe.each(THEMES)("in the theme %s, as the style sheet shows it,", (theme) => {
  const { earth, water, wood_a, major, city_label, roads_label_major, ocean_label } =
    FLAVORS[theme];
  /** Linear parts, through the filters of `tile-filters.tsx`. */
  const seen = (colour: string): number[] => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    if (theme === "day") return parts;
    const lifted = parts.map((part) => Math.min(1, Math.max(0, 2 * part - 0.15)));
    if (theme === "dark") return lifted;
    const [red = 0, green = 0, blue = 0] = lifted;
    const light = 0.213 * red + 0.715 * green + 0.072 * blue;
    return [light, 0.35 * light, 0.31 * light];
  };
  /** WCAG's. */
  const contrast = (one: string, other: string): number => {
    const [dark = 0, light = 0] = [one, other]
      .map((colour) => {
        const [red = 0, green = 0, blue = 0] = seen(colour).map((part) =>
          part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      })
      .sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  test("names can be read on the ground and on woods, and lakes' on water", () => {
    for (const [name, ground] of [
      [city_label, earth],
      [city_label, wood_a],
      [roads_label_major, earth],
      [ocean_label, water],
    ] as const)
      expect([name, ground, contrast(name, ground) >= 4]).toEqual([name, ground, true]);
  });

  test("ground, woods, water and roads are told apart by their lightness", () => {
    for (const [one, other] of [
      [earth, wood_a],
      [earth, water],
      [wood_a, water],
      [earth, major],
      [wood_a, major],
    ] as const)
      expect([one, other, contrast(one, other) >= 1.15]).toEqual([one, other, true]);
  });
});

describe("the ground", () => {
  const TILE = tileAt({ lat: TOWN[1], lng: TOWN[0] }, 10);
  const groundOf = async (features: TileFeature[]) => {
    const found = await featuresOf("openmaptiles", (tile) => encodeTile(tile, features)).get(
      TILE,
      512,
    );
    return found.get("earth")?.[0]?.bbox ?? null;
  };
  const POND: TileFeature = { layer: "water", is: "point", at: [TOWN], tags: { class: "lake" } };

  test("ends where the archive does, so that the map below is seen beside it", async () => {
    const found = await featuresOf("openmaptiles", (tile) => regionTile("openmaptiles", tile)).get(
      tileAt({ lat: TOWN[1], lng: TOWN[0] }, 6),
      512,
    );
    const { minX = 0, maxX = 0 } = found.get("earth")?.[0]?.bbox ?? {};
    // A tile of zoom 6 is 5.625° wide.
    expect(maxX - minX).toBeCloseTo((512 * (REGION[2] - REGION[0])) / 5.625, 6);
  });

  test("is there where there is anything, and not where a tile is empty or missing", async () => {
    expect(await groundOf([POND])).not.toBeNull();
    expect(await groundOf([])).toBeNull();
    const missing = await featuresOf("shortbread", () => null).get(TILE, 512);
    expect(missing.size).toBe(0);
  });
});
