import { describe, expect, test } from "bun:test";
import { cpuTimeOf } from "../testing/cpu-time";
import { squareLetters, utm } from "../testing/utm";
import { isGzd, moveInside, regionOf, squaresOf } from "./mgrs-squares";

const BANDS = [..."CDEFGHJKLMNPQRSTUVWX"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const two = (zone: number) => String(zone).padStart(2, "0");
const zones = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => two(from + i));

/** Zones 1 to 6 show every set of letters; the unusual ones follow. */
const SAMPLED = [
  ...zones(1, 6).flatMap((zone) => BANDS.map((band) => zone + band)),
  ...["31V", "32V", "31X", "33X", "35X", "37X"],
];

/** How near a line between squares another one may be within a kilometre. */
const NEAR_METRES = 1500;
const fromLine = (metres: number) => Math.abs(metres - 100_000 * Math.round(metres / 100_000));

/**
 * The squares of a zone and band by looking at very many of its points: its edges every 50 m, or every kilometre where no
 * line between squares is near.
 */
function bruteForce(zoneBand: string): Set<string> {
  const region = regionOf(zoneBand);
  const found = new Set<string>();
  if (!region) return found;
  const zone = Number(zoneBand.slice(0, 2));
  const look = (lat: number, lng: number) => {
    const { easting, northing } = utm(zone, lat, lng);
    found.add(squareLetters(zone, easting, northing));
    return Math.min(fromLine(easting), fromLine(northing)) < NEAR_METRES ? 1 : 20;
  };
  const inset = 1e-9;
  const { lat: south, lng: west } = moveInside(region, { lat: -90, lng: -180 });
  const { lat: north, lng: east } = moveInside(region, { lat: 90, lng: 180 });
  const step = 50 / 111_000;
  for (const lng of [west, east]) for (let lat = south; lat < north; ) lat += step * look(lat, lng);
  for (const lat of [south, north]) {
    const along = step / Math.cos((lat * Math.PI) / 180);
    for (let lng = west; lng < east; ) lng += along * look(lat, lng);
    look(lat, east - inset);
  }
  for (let lat = south; lat < north; lat += 0.2) {
    for (let lng = west; lng < east; lng += 0.2) look(lat, lng);
  }
  return found;
}

describe("every pair of letters, against points of an independent conversion", () => {
  test.each(SAMPLED)("%s", (zoneBand) => {
    const real = bruteForce(zoneBand);
    expect(real.size).toBeGreaterThan(10);
    for (const column of LETTERS) {
      for (const row of LETTERS) {
        const gzd = zoneBand + column + row;
        if (isGzd(gzd) !== real.has(column + row)) {
          throw new Error(`${gzd} is ${real.has(column + row) ? "real" : "impossible"}.`);
        }
      }
    }
  });
});

test("zones six apart have the same squares, but for the exceptions", () => {
  const unusual = new Set(["31V", "32V", "31X", "32X", "33X", "34X", "35X", "36X", "37X"]);
  for (const zone of zones(7, 60)) {
    for (const band of BANDS) {
      if (unusual.has(zone + band)) continue;
      const like = two(((Number(zone) - 1) % 6) + 1);
      expect([zone + band, [...squaresOf(zone + band)].sort()]).toEqual([
        zone + band,
        [...squaresOf(like + band)].sort(),
      ]);
    }
  }
});

test("the regions: each zone and band, the unusual ones and the limits", () => {
  expect(regionOf("34U")).toEqual({ west: 18, east: 24, south: 48, north: 56 });
  expect(regionOf("01C")).toEqual({ west: -180, east: -174, south: -80, north: -72 });
  expect(regionOf("60X")).toEqual({ west: 174, east: 180, south: 72, north: 84 });
  expect(regionOf("31N")).toEqual({ west: 0, east: 6, south: 0, north: 8 });
  expect(regionOf("31V")).toMatchObject({ west: 0, east: 3 });
  expect(regionOf("32V")).toMatchObject({ west: 3, east: 12 });
  expect(regionOf("31X")).toMatchObject({ west: 0, east: 9 });
  expect(regionOf("33X")).toMatchObject({ west: 9, east: 21 });
  expect(regionOf("35X")).toMatchObject({ west: 21, east: 33 });
  expect(regionOf("37X")).toMatchObject({ west: 33, east: 42 });
  for (const none of ["32X", "34X", "36X", "00U", "61U", "99U", "34I", "34O", "34A", "34B", "34Y"])
    expect(regionOf(none)).toBeNull();
});

describe("impossible squares", () => {
  test.each([
    ["a pair of no zone", "34UZZ"],
    ["rows end at V", "34UFW"],
    ["no zone 32X", "32XMH"],
    ["no zone 34X", "34XEN"],
    ["no zone 36X", "36XVN"],
    ["no zone 61", "61UAA"],
    ["no zone 00", "00UAA"],
    ["no zone 99", "99UFE"],
    ["no band I", "34IAA"],
    ["no band O", "34OAA"],
    ["polar band A", "34AAA"],
    ["polar band B", "34BAA"],
    ["polar band Y", "34YAA"],
    ["polar band Z", "34ZAA"],
    ["column letter I", "34UIE"],
    ["column letter O", "34UOE"],
    ["row letter I", "34UFI"],
    ["row letter O", "34UFO"],
    ["34UFE's pair in the next zone", "35UFE"],
    ["34UFE's pair two zones on", "36UFE"],
    ["34UFE's pair in the band below", "34TFE"],
    ["34UFE's pair in the band above", "34VFE"],
    ["34UFE's pair in the other hemisphere", "34NFE"],
    ["a column past the zone's width", "34UAE"],
    ["a column past the zone's width on the other side", "34UHE"],
    ["31V ends at 3 degrees east", "31VFH"],
    ["not five characters", "34UF"],
    ["too long", "34UFEE"],
    ["one digit", "4QFJ"],
    ["lower case", "34ufe"],
    ["empty", ""],
    ["spaces", "34U E"],
    ["a line break behind it", "34UFE\n"],
    ["full-width digits", "３４UFE"],
    ["a name every object has", "__proto__"],
  ])("%s: %s", (_, gzd) => {
    expect(isGzd(gzd)).toBe(false);
  });
});

test.each(["34UFE", "04QFJ", "18SUJ", "31UDQ", "32VKM", "33XVG", "60HTD", "01CDM", "34NEF"])(
  "%s is real",
  (gzd) => {
    expect(isGzd(gzd)).toBe(true);
  },
);

test("the first check of a zone and band is quick enough to make while typing", () => {
  squaresOf("10S"); // the compiler's own warming up is not the rule's time
  const took = cpuTimeOf(() => {
    for (const band of BANDS) squaresOf(`57${band}`);
  });
  // Goal: 10 ms each on a slow laptop; the mean over twenty evens out what else the machine does.
  expect(took / BANDS.length).toBeLessThan(10);
});
