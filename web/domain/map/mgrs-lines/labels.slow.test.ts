import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { LatLng } from "../../grid/geodesy";
import { latLngToGrid } from "../../grid/grid";
import { runs } from "../../testing/runs";
import { squareLetters, utm } from "../../testing/utm";
import { inOneWorld, viewAround, views } from "../testing/views";
import { type Bounds, type GridLabel, mgrsLines } from "./index";
import { scaleOf } from "./view";

const HOME: LatLng = { lat: 54.2966, lng: 23.1506 };
const gridAt = ({ lat, lng }: LatLng) => latLngToGrid({ lat, lng: inOneWorld(lng) });
const isDigits = ({ text }: GridLabel) => /^\d+$/.test(text);

/** The possible labels of a place's grid; it does not say whether easting or northing. */
function possibleTexts({ at, text, level }: GridLabel): string[] {
  const { gzd, coordinates } = gridAt(at);
  if (level === "zone") return [gzd.slice(0, 3)];
  if (!/^\d+$/.test(text)) return [gzd.slice(3)];
  return [coordinates.slice(0, text.length), coordinates.slice(5, 5 + text.length)];
}

describe("labels", () => {
  test("each names its own place", () => {
    const seen = { zone: 0, square: 0, digits: 0 };
    fc.assert(
      fc.property(views, ({ bounds, zoom }) => {
        for (const label of mgrsLines(bounds, zoom).labels) {
          seen[label.level === "zone" ? "zone" : isDigits(label) ? "digits" : "square"]++;
          if (!possibleTexts(label).includes(label.text)) {
            throw new Error(`${JSON.stringify(label)}: ${possibleTexts(label)}`);
          }
        }
      }),
      { numRuns: runs(1000) },
    );
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(runs(1000));
  }, 60_000);

  test("the letters of squares are those of an independent rule", () => {
    for (const lat of [-79, -45, -0.4, 0.4, 33, 54, 63.5, 71.9, 79]) {
      for (const lng of [-179.8, -30, 3.1, 7, 26, 179.8]) {
        const { labels } = mgrsLines(viewAround({ lat, lng }, 9), 9);
        const squares = labels.filter((label) => /^[A-Z]{2}$/.test(label.text));
        expect(squares.length).toBeGreaterThan(0);
        for (const { at, text } of squares) {
          const zone = Number(gridAt(at).gzd.slice(0, 2));
          const { easting, northing } = utm(zone, at.lat, inOneWorld(at.lng));
          expect(text).toBe(squareLetters(zone, easting, northing));
        }
      }
    }
  });

  test("digits stand on their lines: a pixel to the south-west is the square before", () => {
    let seen = 0;
    for (const zoom of [9, 10, 12, 13, 16, 17]) {
      for (const place of [HOME, { lat: -33, lng: 18.4 }, { lat: 78, lng: 20.9 }]) {
        const scale = scaleOf(zoom);
        for (const label of mgrsLines(viewAround(place, zoom), zoom).labels.filter(isDigits)) {
          const { x, y } = scale.toPixel(label.at);
          const before = scale.toLatLng({ x: x - 1.2, y: y + 1.2 });
          expect(possibleTexts({ ...label, at: before })).not.toEqual(possibleTexts(label));
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(300);
  });

  test("none lies on another, and all are in view", () => {
    fc.assert(
      fc.property(views, ({ bounds, zoom }) => {
        const scale = scaleOf(zoom);
        const placed = mgrsLines(bounds, zoom).labels.map(({ at, text }) => ({
          ...scale.toPixel(at),
          width: text.length * 8,
        }));
        placed.forEach((one, index) => {
          for (const other of placed.slice(index + 1)) {
            const apart =
              Math.abs(one.y - other.y) > 15 ||
              Math.abs(one.x - other.x) > (one.width + other.width) / 2 + 7;
            if (!apart) throw new Error(`${JSON.stringify(one)} ${JSON.stringify(other)}`);
          }
        });
      }),
      { numRuns: runs(300) },
    );
  }, 60_000);
});

/** The texts of some labels, in the order of a walk along one axis. */
const textsAlong = (labels: readonly GridLabel[], axis: "lat" | "lng") =>
  labels.toSorted((a, b) => a.at[axis] - b.at[axis]).map(({ text }) => text);
const count = (from: number, to: number, digits: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(digits, "0"));

describe("reading a grid off the map around the default centre", () => {
  /** The labels of the south side, and of the west side. */
  const margins = (bounds: Bounds, zoom: number) => {
    const { labels } = mgrsLines(bounds, zoom);
    const scale = scaleOf(zoom);
    const west = scale.toPixel({ lat: 0, lng: bounds.west }).x;
    const [left, bottom] = [
      labels.filter((label) => isDigits(label) && scale.toPixel(label.at).x - west < 22),
      labels.filter((label) => isDigits(label) && scale.toPixel(label.at).x - west >= 22),
    ];
    return { labels, eastings: textsAlong(bottom, "lng"), northings: textsAlong(left, "lat") };
  };
  const names = (labels: readonly GridLabel[]) =>
    labels.filter((label) => !isDigits(label)).map(({ text }) => text);

  test("by kilometres, two digits each", () => {
    const bounds = viewAround(HOME, 12);
    const { labels, eastings, northings } = margins(bounds, 12);
    expect(names(labels)).toEqual(["34U", "FF"]);
    expect(gridAt(HOME)).toEqual({ gzd: "34UFF", coordinates: "3995618655" });
    expect(eastings).toEqual(count(26, 55, 2));
    expect(northings).toEqual(count(10, 26, 2));
  });

  test("by hundreds of metres, three digits each, the whole kilometres marked as such", () => {
    const { labels, eastings, northings } = margins(viewAround(HOME, 16, 390, 700), 16);
    expect(names(labels)).toEqual(["34U", "FF"]);
    expect(eastings).toEqual(count(398, 402, 3));
    expect(northings).toEqual(count(182, 191, 3));
    expect(labels.filter(({ level }) => level === "1km").map(({ text }) => text)).toEqual([
      "190",
      "400",
    ]);
  });

  test("by hundreds of metres at zoom 15, where there is no room for each easting: the even ones", () => {
    const { eastings, northings } = margins(viewAround({ lat: 0.3, lng: 23 }, 15, 390, 500), 15);
    expect(eastings.length).toBeGreaterThan(5);
    expect(eastings.every((text) => Number(text) % 2 === 0)).toBe(true);
    expect(northings.some((text) => Number(text) % 2 === 1)).toBe(true);
  });

  test("where something covers the map they stand beside it, further along their lines", () => {
    const zoom = 14;
    const bounds = viewAround(HOME, zoom, 390, 640);
    // A phone's map: its scale and its buttons.
    const covered = [
      { left: 5, right: 94, top: 610, bottom: 635 },
      { left: 340, right: 382, top: 550, bottom: 632 },
    ];
    const scale = scaleOf(zoom);
    const corner = scale.toPixel({ lat: bounds.north, lng: bounds.west });
    const hidden = ({ at, text }: GridLabel) => {
      const x = scale.toPixel(at).x - corner.x;
      const y = scale.toPixel(at).y - corner.y;
      const half = text.length * 4;
      return covered.some(
        ({ left, right, top, bottom }) =>
          x + half > left && x - half < right && y + 8 > top && y - 8 < bottom,
      );
    };
    const free = mgrsLines(bounds, zoom).labels;
    expect(free.filter(hidden).length).toBeGreaterThan(1);
    const { labels } = mgrsLines(bounds, zoom, covered);
    expect(labels.filter(hidden)).toEqual([]);
    // What had no room beside a label that has moved may stand there now.
    expect(textsAlong(labels, "lng")).toEqual(expect.arrayContaining(textsAlong(free, "lng")));
  });

  test("none is cut off at an edge of the view", () => {
    fc.assert(
      fc.property(views, ({ bounds, zoom }) => {
        const scale = scaleOf(zoom);
        const corner = scale.toPixel({ lat: bounds.north, lng: bounds.west });
        const end = scale.toPixel({ lat: bounds.south, lng: bounds.east });
        for (const { at, text } of mgrsLines(bounds, zoom).labels.filter(isDigits)) {
          const { x, y } = scale.toPixel(at);
          const half = text.length * 3.6;
          expect(Math.min(x - half - corner.x, end.x - x - half)).toBeGreaterThanOrEqual(0);
          // Its figures are 12 px high.
          expect(Math.min(y - 6 - corner.y, end.y - y - 6)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: runs(300) },
    );
  }, 60_000);

  test("by tens of kilometres over a seam: each zone has its own digits", () => {
    const { labels } = mgrsLines(viewAround(HOME, 9), 9);
    expect(new Set(names(labels))).toEqual(
      new Set(["34U", "35U", "EF", "EE", "FF", "FE", "LA", "LV"]),
    );
    const inZone = (zone: string) =>
      labels.filter((label) => isDigits(label) && gridAt(label.at).gzd.startsWith(zone));
    expect(inZone("34U").length).toBeGreaterThan(20);
    expect(inZone("35U").length).toBeGreaterThan(15);
  });

  test("by 100 km squares: at least every other one is named, none twice", () => {
    const { labels } = mgrsLines(viewAround(HOME, 7), 7);
    const squares = labels
      .filter(({ level }) => level === "100km")
      .map(({ at }) => gridAt(at).gzd.replace(/^(..)./, "$1"));
    expect(squares.length).toBeGreaterThan(30);
    expect(new Set(squares).size).toBe(squares.length);
  });
});

test.each([
  [2, 15],
  [3, 40],
  [4, 40],
  [5, 20],
])("at zoom %d there are at least %d zones named", (zoom, least) => {
  const { labels } = mgrsLines(viewAround({ lat: 20, lng: 23 }, zoom), zoom);
  expect(labels.filter(({ level }) => level === "zone").length).toBeGreaterThanOrEqual(least);
});
