import { afterAll, beforeAll, expect, test } from "bun:test";

/** What Leaflet asks its browser for when it is loaded. */
const BROWSER = {
  window: globalThis,
  document: {
    documentElement: { style: {} },
    createElement: () => ({ style: {} }),
    createElementNS: () => ({}),
  },
  screen: { deviceXDPI: 1, logicalXDPI: 1 },
};

// Other tests of this process go on without one.
beforeAll(() => void Object.assign(globalThis, BROWSER));
afterAll(() => {
  for (const name of Object.keys(BROWSER)) Reflect.deleteProperty(globalThis, name);
});

test("what Leaflet's timers still say of a map that is gone is heard by nobody", async () => {
  const { Map: LeafletMap } = await import("leaflet");
  const { removeMap } = await import("./leaflet-map");
  const map: InstanceType<typeof LeafletMap> = Object.create(LeafletMap.prototype);
  map.remove = () => map;
  let heard = 0;
  map.on("moveend", () => (heard += 1));
  map.fire("moveend");
  removeMap(map);
  map.fire("moveend");
  expect(heard).toBe(1);
});
