import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { forward } from "mgrs";
import type { LatLng } from "../grid/geodesy";
import { centralMeridian } from "../grid/mgrs-squares";
import { runs } from "../testing/runs";
import { fromUtm, toUtm, type Utm } from "./utm";

type Complex = { re: number; im: number };
const complex = (re: number, im = 0): Complex => ({ re, im });
const add = (a: Complex, b: Complex) => complex(a.re + b.re, a.im + b.im);
const scale = (a: Complex, by: number) => complex(a.re * by, a.im * by);
const multiply = (a: Complex, b: Complex) =>
  complex(a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re);
const sqrt = (a: Complex) => {
  const size = Math.sqrt(Math.hypot(a.re, a.im));
  const half = Math.atan2(a.im, a.re) / 2;
  return complex(size * Math.cos(half), size * Math.sin(half));
};
const inverse = (a: Complex) => scale(complex(a.re, -a.im), 1 / (a.re * a.re + a.im * a.im));
const sin = (a: Complex) =>
  complex(Math.sin(a.re) * Math.cosh(a.im), Math.cos(a.re) * Math.sinh(a.im));
const cos = (a: Complex) =>
  complex(Math.cos(a.re) * Math.cosh(a.im), -Math.sin(a.re) * Math.sinh(a.im));

const E2 = (2 - 1 / 298.257223563) / 298.257223563;

/**
 * The definition itself, integrated step by step: the projection is conformal and true along the
 * central meridian, so its coordinate northing + i easting is the meridian's length carried on into
 * complex latitudes. It shares neither series nor closed form with what it checks.
 */
function byIntegration(zone: number, { lat, lng }: LatLng): Utm {
  const square = (latitude: Complex) => {
    const s = sin(latitude);
    return add(complex(1), scale(multiply(s, s), -E2));
  };
  // Per radian of isometric latitude: of latitude, cos φ (1 − e² sin² φ)/(1 − e²); of length, ν cos φ.
  const latitudeRate = (at: Complex) => multiply(cos(at), scale(square(at), 1 / (1 - E2)));
  const lengthRate = (at: Complex) =>
    scale(multiply(cos(at), inverse(sqrt(square(at)))), 0.9996 * 6378137);

  const integrate = (start: Complex, length: Complex, distance: Complex, steps: number) => {
    const h = scale(distance, 1 / steps);
    let at = start;
    let sum = length;
    for (let i = 0; i < steps; i++) {
      const k1 = multiply(h, latitudeRate(at));
      const p2 = add(at, scale(k1, 0.5));
      const k2 = multiply(h, latitudeRate(p2));
      const p3 = add(at, scale(k2, 0.5));
      const k3 = multiply(h, latitudeRate(p3));
      const p4 = add(at, k3);
      const k4 = multiply(h, latitudeRate(p4));
      const lengths = [at, p2, p2, p3, p3, p4].map(lengthRate).reduce(add);
      at = add(at, scale(add(add(k1, k4), scale(add(k2, k3), 2)), 1 / 6));
      sum = add(sum, scale(multiply(h, lengths), 1 / 6));
    }
    return sum;
  };
  const phi = (lat * Math.PI) / 180;
  const e = Math.sqrt(E2);
  const up = Math.atanh(Math.sin(phi)) - e * Math.atanh(e * Math.sin(phi));
  const turn = ((lng - centralMeridian(zone)) * Math.PI) / 180;
  const meridian = integrate(complex(0), complex(0), complex(up), 2000);
  const place = integrate(complex(phi), meridian, complex(0, turn), 200);
  return { easting: 500_000 + place.im, northing: place.re };
}

/** Evenly from one end to the other; `fc.double` prefers tiny numbers. */
const evenly = (min: number, max: number) =>
  fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((n) => min + ((max - min) * n) / (2 ** 31 - 1));
const places = fc.record({
  zone: fc.integer({ min: 1, max: 60 }),
  lat: evenly(-80, 84),
  // The widest zones reach 6° from their central meridian, and their squares a little further.
  off: evenly(-8, 8),
});
const pointOf = ({ zone, lat, off }: { zone: number; lat: number; off: number }): LatLng => ({
  lat,
  lng: centralMeridian(zone) + off,
});

describe("to and from UTM", () => {
  test("a published point, the CN Tower, is where it is known to be", () => {
    const { easting, northing } = toUtm(17, {
      lat: 43 + 38 / 60 + 33.24 / 3600,
      lng: -(79 + 23 / 60 + 13.7 / 3600),
    });
    // Wikipedia, Universal Transverse Mercator: the south-west corner of its metre.
    expect(Math.floor(easting)).toBe(630084);
    expect(Math.floor(northing)).toBe(4833438);
  });

  test("on the central meridian, and on the equator, by the definition", () => {
    expect(toUtm(34, { lat: 0, lng: 21 })).toEqual({ easting: 500_000, northing: 0 });
    expect(toUtm(34, { lat: 50, lng: 21 }).easting).toBe(500_000);
    expect(toUtm(34, { lat: 0, lng: 24 }).northing).toBe(0);
    expect(toUtm(34, { lat: -50, lng: 22 }).northing).toBe(
      -toUtm(34, { lat: 50, lng: 22 }).northing,
    );
  });

  test("within a tenth of a millimetre of an integration of the definition", () => {
    fc.assert(
      fc.property(places, (place) => {
        const point = pointOf(place);
        const ours = toUtm(place.zone, point);
        const theirs = byIntegration(place.zone, point);
        expect(Math.abs(ours.easting - theirs.easting)).toBeLessThan(1e-4);
        expect(Math.abs(ours.northing - theirs.northing)).toBeLessThan(1e-4);
      }),
      { numRuns: runs(150) },
    );
  }, 20_000);

  test("there and back to a micrometre", () => {
    fc.assert(
      fc.property(places, (place) => {
        const point = pointOf(place);
        const utm = toUtm(place.zone, point);
        const again = fromUtm(place.zone, utm);
        expect(Math.abs(again.lat - point.lat)).toBeLessThan(1e-11);
        expect(
          Math.abs(again.lng - point.lng) * Math.cos((point.lat * Math.PI) / 180),
        ).toBeLessThan(1e-11);
        const back = toUtm(place.zone, again);
        expect(Math.hypot(back.easting - utm.easting, back.northing - utm.northing)).toBeLessThan(
          1e-6,
        );
      }),
      { numRuns: runs(5000) },
    );
  });

  test("the metre is the one that mgrs truncates to, but within 5 mm of its edge", () => {
    let compared = 0;
    const inZone = fc.record({
      zone: fc.integer({ min: 1, max: 60 }),
      lat: evenly(-80, 55.999),
      off: evenly(-2.999, 2.999),
    });
    fc.assert(
      fc.property(inZone, (place) => {
        const point = pointOf(place);
        const { easting, northing } = toUtm(place.zone, point);
        const metres = [easting, northing].map((m) => ((m % 100_000) + 100_000) % 100_000);
        if (metres.some((m) => Math.abs(m - Math.round(m)) < 0.005)) return;
        compared++;
        const digits = metres.map((m) => String(Math.floor(m)).padStart(5, "0")).join("");
        expect(forward([point.lng, point.lat], 5).slice(-10)).toBe(digits);
      }),
      { numRuns: runs(5000) },
    );
    expect(compared).toBeGreaterThan(0.8 * runs(5000));
  });
});
