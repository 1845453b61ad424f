import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { LatLng } from "../grid/geodesy";
import { copyNear } from "../map/sphere-lines";
import { eastwards, placeAt, southwards } from "../map/web-mercator";
import { runs } from "../testing/runs";
import { type ChosenFrom, chosenView } from "./chosen-view";

const HALF = { left: -22, right: 22, top: -22, bottom: 22 };
const ROOM = { clear: HALF, coverOf: () => HALF, deepest: 16, step: 1 };
const CENTER = { lat: 0, lng: 20 };
const FIT: ChosenFrom = {
  center: CENTER,
  zoom: 10,
  size: { x: 920, y: 400 },
  leftZoom: null,
  isOnMap: false,
};
/** So many pixels of zoom 10 to the right of the middle, and down from it. */
function px(x: number, y = 0): LatLng {
  const world = 256 * 2 ** 10;
  return placeAt(eastwards(CENTER.lng) + x / world, southwards(CENTER.lat) + y / world);
}
const report = (id: string, ...places: LatLng[]) => ({ id, signs: places.map((at) => ({ at })) });

/** Where it is in the view, in pixels from the view's middle. */
function seenAt(at: LatLng, center: LatLng, zoom: number) {
  const world = 256 * 2 ** zoom;
  return {
    x: (eastwards(copyNear(at, center.lng).lng) - eastwards(center.lng)) * world,
    y: (southwards(at.lat) - southwards(center.lat)) * world,
  };
}

describe("the view of a chosen report", () => {
  const alone = report("alone", px(-300));
  /** Two each of which is in the other's way up to a zoom. */
  const near = [report("near", px(100)), report("near2", px(112))];
  const nearer = [report("nearer", px(200)), report("nearer2", px(203))];
  const all = [alone, ...near, ...nearer];
  const rows = ["nearer", "alone", "near", "nearer2", "alone"];
  const zooms = (from: (zoom: number, id: string) => ChosenFrom) => {
    let zoom = FIT.zoom;
    return rows.map((id) => {
      zoom = chosenView(id, all, ROOM, from(zoom, id))?.zoom ?? Number.NaN;
      return zoom;
    });
  };

  test("by arrows each row stands at the widest zoom at which it is alone, as by mouse from the view of all", () => {
    const byMouse = zooms(() => FIT);
    expect(byMouse).toEqual([14, 10, 12, 14, 10]);
    expect(zooms((zoom) => ({ ...FIT, zoom, leftZoom: FIT.zoom }))).toEqual(byMouse);
    // Nobody zooms out by choosing what the map is at already.
    expect(zooms((zoom) => ({ ...FIT, zoom }))).toEqual([14, 14, 14, 14, 14]);
  });

  test("one that is seen alone moves nothing; one at the edge comes to the middle", () => {
    expect(chosenView("alone", all, ROOM, FIT)).toEqual({ zoom: 10, center: null, fan: [] });
    const edge = report("edge", px(440));
    expect(chosenView("edge", [edge], ROOM, FIT)?.center?.lng).toBeCloseTo(px(440).lng, 9);
    const byClick = { ...FIT, isOnMap: true };
    expect(chosenView("edge", [edge], ROOM, byClick)?.center).toBeNull();
  });

  test("what is clicked on stays under the pointer", () => {
    const view = chosenView("near", all, ROOM, { ...FIT, isOnMap: true });
    expect(view?.zoom).toBe(12);
    expect(seenAt(px(100), view?.center ?? CENTER, 12).x).toBeCloseTo(100, 6);
  });

  test("both ends of a shot are in the view, though one of them would stand alone nearer", () => {
    const shot = report("shot", px(0), px(300, 100));
    const view = chosenView("shot", [shot, report("other", px(5))], ROOM, FIT);
    expect(view).toMatchObject({ zoom: 11, fan: [] });
    expect(view?.center?.lng).toBeCloseTo(px(150).lng, 9);
    const half = { ...ROOM, step: 0.5 };
    const wide = report("wide", px(0), px(560));
    expect([ROOM, half].map((room) => chosenView("wide", [wide], room, FIT)?.zoom)).toEqual([
      10, 10,
    ]);
    // An end out of the view brings a wider one, by click as well.
    const far = report("far", px(0), px(4000));
    for (const isOnMap of [false, true])
      expect(chosenView("far", [far], ROOM, { ...FIT, isOnMap })?.zoom).toBe(7);
  });

  test("those that no zoom parts are a fan of one place", () => {
    const view = chosenView("a", [report("a", px(0), px(4000)), report("b", px(0))], ROOM, FIT);
    expect(view).toMatchObject({ zoom: 10, center: null, fan: ["a", "b"] });
  });

  test("where the map is too low for a ring, a row of as many as are in its width", () => {
    const eight = Array.from({ length: 8 }, (_, at) => report(`${at}`, px(0)));
    const low = (x: number, y: number) => chosenView("5", eight, ROOM, { ...FIT, size: { x, y } });
    expect(low(403, 151)).toMatchObject({ center: null, fan: ["4", "5", "6", "7"] });
    expect(low(564, 162)).toMatchObject({ fan: ["0", "1", "2", "3", "4", "5"] });
    expect(low(390, 227)).toMatchObject({ fan: ["0", "1", "2", "3", "4", "5"] });
  });

  test("none for a report that is not there, or has no place", () => {
    expect(chosenView("a", [], ROOM, FIT)).toBeNull();
    expect(chosenView("a", [report("a")], ROOM, FIT)).toBeNull();
  });

  test("every grid of any report is in the view, whatever is beside it", () => {
    const place = fc.record({
      lat: fc.double({ min: -70, max: 70, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    /** Within one country. */
    const places = fc
      .tuple(
        place,
        fc.array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }))),
      )
      .map(([at, offsets]) => [
        at,
        ...offsets.map(([x, y]) => ({ lat: at.lat + y / 40, lng: at.lng + x / 40 })),
      ]);
    fc.assert(
      fc.property(places, places, fc.boolean(), ([first, ...more], others, isOnMap) => {
        if (!first) return;
        const all = [report("a", first, ...more), report("b", ...others)];
        const from = { ...FIT, center: first, isOnMap };
        const view = chosenView("a", all, ROOM, from);
        if (!view || view.fan.length > 0) return;
        for (const { at } of all[0]?.signs ?? []) {
          const { x, y } = seenAt(at, view.center ?? from.center, view.zoom);
          expect(Math.max(Math.abs(x) / (460 - 24), Math.abs(y) / (200 - 24))).toBeLessThanOrEqual(
            1,
          );
        }
      }),
      { numRuns: runs(1000) },
    );
  });
});
