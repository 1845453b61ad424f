import { describe, expect, test } from "bun:test";
import { inverse } from "mgrs";
import type { HlrForm } from "../testing/built-in-forms";
import type { Fire } from "./fire";
import { bearingText, distanceText, gapsText, hlrView } from "./hlr-view";

function hlr(part: Partial<HlrForm> = {}): Fire {
  const { pooGzd, pooCoordinates, poiGzd, poiCoordinates, weaponType } = {
    pooGzd: "34UFE",
    pooCoordinates: "1234567890",
    poiGzd: "34UFE",
    poiCoordinates: "3234567890",
    weaponType: "Rockets" as const,
    ...part,
  };
  return {
    poo: { gzd: pooGzd, coordinates: pooCoordinates },
    poi: { gzd: poiGzd, coordinates: poiCoordinates },
    weaponType,
  };
}

type Vector = [number, number, number];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The direction from one grid to another by vectors: another way than the haversine's. */
function directionByVectors(from: string, to: string): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lng = 0, lat = 0] = inverse(from).map(radians);
  const [lng2 = 0, lat2 = 0] = inverse(to).map(radians);
  const east: Vector = [-Math.sin(lng), Math.cos(lng), 0];
  const north: Vector = [
    -Math.sin(lat) * Math.cos(lng),
    -Math.sin(lat) * Math.sin(lng),
    Math.cos(lat),
  ];
  const there: Vector = [
    Math.cos(lat2) * Math.cos(lng2),
    Math.cos(lat2) * Math.sin(lng2),
    Math.sin(lat2),
  ];
  const degrees = (Math.atan2(dot(there, east), dot(there, north)) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

describe("what the map shows of a report", () => {
  test("the worked example: 19.9 km, a little off the grid's east, within Rockets' reach", () => {
    const view = hlrView(hlr());
    expect(distanceText(view.distanceKm ?? 0)).toBe("19.9 km");
    const expected = directionByVectors("34UFE1234567890", "34UFE3234567890");
    expect(view.bearing).toBe(`0${Math.round(expected)}°`);
    expect(view.range?.viewerMin).toBe(8);
    expect(view.alert).toBeNull();
  });

  test("its alert goes by the viewer's own least range", () => {
    const near = { poiCoordinates: "1234573890" };
    expect(hlrView(hlr(near)).alert).toBe("Distance 6.0km below Rockets minimum range (8km).");
    expect(hlrView(hlr({ ...near, weaponType: "Heavy Artillery" })).alert).toBeNull();
    expect(hlrView(hlr({ ...near, weaponType: "" }))).toMatchObject({ alert: null, range: null });
  });

  test("one point alone has no line, neither has nothing", () => {
    const line = { distanceKm: null, bearing: null, alert: null };
    expect(hlrView(hlr({ poiCoordinates: "123" }))).toMatchObject({ ...line, poi: null });
    expect(hlrView(hlr({ pooGzd: "34UZZ" }))).toMatchObject({ ...line, poo: null });
    expect(hlrView(hlr({ pooGzd: "", poiGzd: "" }))).toMatchObject({ poo: null, poi: null });
  });

  test("the grids stand as the form gives them, no finer", () => {
    const { poo, poi } = hlrView(hlr({ poiCoordinates: "323678" }));
    expect(poo?.grid).toBe("34UFE 12345 67890");
    expect(poi?.grid).toBe("34UFE 323 678");
  });

  test("the same place twice lies in no direction", () => {
    expect(hlrView(hlr({ poiCoordinates: "1234567890" }))).toMatchObject({
      distanceKm: 0,
      bearing: null,
    });
  });

  test("across the antimeridian the points stand side by side", () => {
    // On the equator, a little to the west and to the east of 180°.
    const { poo, poi, distanceKm, bearing } = hlrView(
      hlr({
        pooGzd: "60NZF",
        pooCoordinates: "3300010000",
        poiGzd: "01NAA",
        poiCoordinates: "6700010000",
      }),
    );
    expect(Math.abs((poo?.lng ?? 0) - (poi?.lng ?? 0))).toBeLessThan(0.1);
    expect(distanceKm).toBeLessThan(10);
    expect(bearing).toBe("090°");
  });
});

test.each([
  [0, "000°"],
  [5.4, "005°"],
  [88.6, "089°"],
  [359.4, "359°"],
  [359.6, "000°"],
])("%d degrees is %s", (degrees, text) => {
  expect(bearingText(degrees)).toBe(text);
});

test.each<[Partial<HlrForm>, string]>([
  [{}, ""],
  [{ pooCoordinates: "123", poiGzd: "" }, "POO and POI are not complete yet."],
  [{ pooGzd: "" }, "POO is not complete yet: no line and no ranges are drawn."],
  [{ poiGzd: "" }, "POI is not complete yet: no line is drawn."],
  [{ weaponType: "" }, "No weapon type is chosen yet: no ranges are drawn."],
])("what is not drawn is said: %p", (part, sentence) => {
  const fire = hlr(part);
  expect(gapsText(fire, hlrView(fire))).toBe(sentence);
});
