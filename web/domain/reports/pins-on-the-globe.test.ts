/** A pin's grid is the same by click, on its label and in the form, and an independent converter's. */
import { expect, test } from "bun:test";
import { distanceMetres, type LatLng } from "../grid/geodesy";
import { formatGrid, gridAt, gridToLatLng } from "../grid/grid";
import { takenAt } from "../map/map-grid";
import { sighting } from "../testing/sightings";
import { squareLetters, utm } from "../testing/utm";
import { addPin, pinsOf } from "./sighting-map";

/** Half of a square metre's diagonal, and what the page rounds. */
const NEAR_M = 0.75;
const SMALL = 1e-5;

/** Evenly over what the grid covers: a spiral that turns by the golden angle. */
const globe = (count: number): LatLng[] =>
  Array.from({ length: count }, (_, index) => ({
    lat: -80 + (164 * (index + 0.5)) / count,
    lng: ((index * 137.50776) % 360) - 180,
  }));

/** On both sides of a meridian. */
const beside = (lng: number, lat: number): LatLng[] => [
  { lat, lng: lng - SMALL },
  { lat, lng: lng + SMALL },
];

/** Zone borders in both hemispheres, but where the exceptions are. */
const zoneBorders = Array.from({ length: 30 }, (_, index) => -174 + 12 * index).flatMap(
  (lng, index) => beside(lng, [-67.3, -1.2, 0.4, 23.9, 51.7][index % 5] ?? 0),
);
/** 32V reaches to 3° E, and takes half of 31V. */
const norway = [56 + SMALL, 58.3, 61.9, 64 - SMALL].flatMap((lat) =>
  [3, 6, 12].flatMap((lng) => beside(lng, lat)),
);
/** 31X to 37X are 9° and 12° wide; 32X, 34X and 36X are not. */
const svalbard = [72 + SMALL, 78.2, 83.1].flatMap((lat) =>
  [6, 9, 12, 21, 33, 42].flatMap((lng) => beside(lng, lat)),
);
const ends = [84 - SMALL, -80 + SMALL].flatMap((lat) =>
  [-179.9, -90.3, 0.2, 10.7, 90.1, 179.9].map((lng) => ({ lat, lng })),
);
const antimeridian = [-79, -41.2, -0.1, 0.1, 17.6, 65.4, 83.5].flatMap((lat) => [
  { lat, lng: 180 - SMALL },
  { lat, lng: -180 + SMALL },
]);

const PLACES: readonly LatLng[] = [
  ...globe(160),
  ...zoneBorders,
  ...norway,
  ...svalbard,
  ...ends,
  ...antimeridian,
];

/** The zone of a place, with the exceptions of Norway and Svalbard (NGA.STND.0037). */
function zoneOf({ lat, lng }: LatLng): number {
  if (lat >= 56 && lat < 64 && lng >= 3 && lng < 12) return 32;
  if (lat >= 72 && lng >= 0 && lng < 42) {
    return [9, 21, 33, 42].findIndex((east) => lng < east) * 2 + 31;
  }
  return Math.floor((lng + 180) / 6) + 1;
}

/** Fifteen characters, by series and letters of their own. */
function independentGrid(at: LatLng): string {
  const zone = zoneOf(at);
  const band = "CDEFGHJKLMNPQRSTUVWXX"[Math.floor((at.lat + 80) / 8)] ?? "";
  const { easting, northing } = utm(zone, at.lat, at.lng);
  const digits = [easting, northing].map((metres) =>
    String(Math.floor(metres % 100_000)).padStart(5, "0"),
  );
  return (
    String(zone).padStart(2, "0") + band + squareLetters(zone, easting, northing) + digits.join("")
  );
}

test("there are 300 of them", () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(300);
});

test("click, label, form and an independent converter agree on each", () => {
  for (const at of PLACES) {
    const expected = independentGrid(at);
    const added = addPin(sighting(), { ...at, digits: 5 }, "Cat 1");
    const [pin] = added ? pinsOf(added.form) : [];
    const [row] = added?.form.gridRows ?? [];
    if (!pin || !row) throw new Error(`${at.lat} ${at.lng} takes no pin.`);
    // The form, the pin's label, the readout, and the picker of the other forms.
    expect(row.gzd + row.coordinates.replaceAll(" ", "")).toBe(expected);
    expect(pin.mgrsCoord.replaceAll(" ", "")).toBe(expected);
    const label = formatGrid(pin.mgrsCoord.slice(0, 5), pin.mgrsCoord.slice(5));
    expect(label.replaceAll(" ", "")).toBe(expected);
    const read = gridAt(at);
    expect(read && read.gzd + read.coordinates).toBe(expected);
    const picked = takenAt({ ...at, digits: 5 })?.grid;
    expect(picked && picked.gzd + picked.coordinates).toBe(expected);
    // Typed, the label is the same place.
    const back = gridToLatLng(expected.slice(0, 5), expected.slice(5));
    if (!back) throw new Error(`${expected} has no position.`);
    expect(distanceMetres(at, back)).toBeLessThan(NEAR_M);
    expect(distanceMetres(at, pin)).toBeLessThan(NEAR_M);
  }
});

test.each([84 + SMALL, 89.9, -80 - SMALL, -89.9])(
  "beyond the grid's ends, at %d, there is no pin",
  (lat) => {
    expect(gridAt({ lat, lng: 15 })).toBeNull();
    const at = { lat, lng: 15, digits: 5 };
    expect(takenAt(at)).toBeNull();
    expect(() => addPin(sighting(), at, "Cat 1")).toThrow(RangeError);
  },
);
