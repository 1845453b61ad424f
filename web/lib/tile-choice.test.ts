import { describe, expect, test } from "bun:test";
import { chooseSource, type MapAnswer, readCheck, type TileCheck, warningOf } from "./tile-choice";

const ONLINE = {
  template: "https://tiles.example/{z}/{x}/{y}.png",
  attribution: "© OpenStreetMap contributors",
  maxZoom: 18,
};

const OVERVIEW = {
  state: "ready",
  type: "raster",
  schema: "raster",
  format: "png",
  template: "/tiles/{z}/{x}/{y}.png?v=1a",
  tileSize: 256,
  bounds: [-180, -85, 180, 85],
  center: [23.15, 54.3, 10],
  minZoom: 0,
  maxZoom: 10,
  attribution: "Natural Earth",
  name: "Sightline overview",
  overview: true,
  under: null,
  online: null,
} satisfies MapAnswer;

const hosted = { ...OVERVIEW, online: ONLINE };
const elsewhere = {
  ...OVERVIEW,
  bounds: [-118.3, 36.5, -118.2, 36.6],
  minZoom: 8,
  maxZoom: 15,
  overview: false,
} satisfies MapAnswer;
const shallow = { ...OVERVIEW, maxZoom: 3, overview: false };
const broken = {
  state: "broken",
  reason: "The map archive x.pmtiles cannot be used: it is cut short.",
  under: null,
  online: null,
} satisfies MapAnswer;

/** What comes out, in a word. */
function outcome(check: TileCheck, map: MapAnswer | null, mode: "online" | "offline" | null) {
  const source = chooseSource(check, map, mode);
  if (source.state === "none") return source.sentence;
  return source.offline ? "offline" : "online";
}

const NONE = expect.stringMatching(/^Map tiles are unavailable/);
const ASK_AGAIN = expect.stringMatching(/^The server does not answer/);

describe("which tiles are used", () => {
  test.each([
    ["offline, the check passes", "passed", OVERVIEW, "offline", "offline"],
    ["online, the check passes", "passed", hosted, "online", "offline"],
    ["online, the check fails", "failed", hosted, "online", "online"],
    ["online, the tile is not there", "absent", hosted, "online", "online"],
    ["online, the archive is broken", "failed", { ...broken, online: ONLINE }, "online", "online"],
    ["online, without a template", "failed", OVERVIEW, "online", NONE],
    ["offline, the check fails", "failed", OVERVIEW, "offline", NONE],
    ["offline, the tile is not there", "absent", OVERVIEW, "offline", NONE],
    ["offline, a template all the same", "failed", hosted, "offline", NONE],
    ["not known, a template", "failed", hosted, null, NONE],
    ["offline, an archive of elsewhere", "absent", elsewhere, "offline", "offline"],
    ["offline, an archive that ends above z8", "absent", shallow, "offline", "offline"],
    ["offline, an archive of elsewhere fails", "failed", elsewhere, "offline", NONE],
    [
      "online, an archive of elsewhere",
      "absent",
      { ...elsewhere, online: ONLINE },
      "online",
      "online",
    ],
    ["offline, broken", "failed", broken, "offline", broken.reason],
    ["offline, broken since the check", "passed", broken, "offline", broken.reason],
    [
      "offline, broken with a template",
      "failed",
      { ...broken, online: ONLINE },
      "offline",
      broken.reason,
    ],
    ["offline, no answer", "failed", null, "offline", ASK_AGAIN],
    ["online, no answer", "failed", null, "online", ASK_AGAIN],
  ] as const)("%s", (_, check, map, mode, expected) => {
    expect(outcome(check, map, mode)).toEqual(expected);
  });

  test("offline tiles zoom to 15 past the archive's own depth, online ones as far as they go", () => {
    expect(chooseSource("passed", OVERVIEW, "offline")).toMatchObject({
      url: "/tiles/{z}/{x}/{y}.png?v=1a",
      minZoom: 0,
      maxNativeZoom: 10,
      maxZoom: 15,
      overview: true,
      attribution: "Natural Earth",
    });
    expect(chooseSource("failed", hosted, "online")).toMatchObject({
      url: ONLINE.template,
      maxNativeZoom: 18,
      maxZoom: 18,
      overview: false,
      attribution: ONLINE.attribution,
    });
  });
});

test("a unit's own archive lies over the built-in overview", () => {
  const { state: _, overview: __, under: ___, online: ____, ...under } = OVERVIEW;
  const source = chooseSource("passed", { ...elsewhere, under }, "offline");
  expect(source).toMatchObject({
    maxNativeZoom: 15,
    overview: false,
    about: "raster (png), zooms 8 to 15, 36.50–36.60° N, 118.30–118.20° W",
    under: { url: OVERVIEW.template, maxNativeZoom: 10, overview: true, under: null },
  });
  expect(chooseSource("passed", OVERVIEW, "offline")).toMatchObject({ under: null });
});

test("where the unit's own archive is broken the overview stays, and the map says why", () => {
  const { state: _, overview: __, under: ___, online: ____, ...under } = OVERVIEW;
  const stays = { ...broken, under, warning: "The file y is not read." };
  expect(chooseSource("failed", stays, "offline")).toMatchObject({
    state: "tiles",
    url: OVERVIEW.template,
    overview: true,
    under: null,
  });
  expect(warningOf(stays)).toBe(`${broken.reason} The file y is not read.`);
  // Without any tiles that sentence stands in their place.
  expect(warningOf(broken)).toBe("");
  expect(warningOf({ ...OVERVIEW, warning: "The file y is not read." })).toBe(
    "The file y is not read.",
  );
  expect([warningOf(OVERVIEW), warningOf(null)]).toEqual(["", ""]);
});

describe("beyond the built-in overview's detail", () => {
  test("the online source goes on, as deep as it goes", () => {
    expect(chooseSource("passed", hosted, "online")).toMatchObject({
      url: OVERVIEW.template,
      offline: true,
      maxNativeZoom: 10,
      maxZoom: 18,
      beyond: ONLINE,
    });
    const shallower = { ...hosted, online: { ...ONLINE, maxZoom: 12 } };
    expect(chooseSource("passed", shallower, "online")).toMatchObject({ maxZoom: 15 });
  });

  test.each([
    ["offline", hosted, "offline"],
    ["where the deployment is not known", hosted, null],
    ["without a template", OVERVIEW, "online"],
    ["on a unit's own archive", { ...hosted, overview: false }, "online"],
  ] as const)("nobody else is asked %s", (_, map, mode) => {
    expect(chooseSource("passed", map, mode)).toMatchObject({ beyond: null, maxZoom: 15 });
  });
});

test.each([
  [304, null, "passed"],
  [200, "image/png", "passed"],
  [200, "image/webp", "passed"],
  [200, "Application/Octet-Stream", "passed"],
  [200, "text/html;charset=utf-8", "failed"],
  [200, null, "failed"],
  [204, "image/png", "failed"],
  [404, "application/json", "absent"],
  [503, "application/json", "failed"],
] as const)("a check answered %i with %s is %s", (status, type, expected) => {
  expect(readCheck(status, type)).toBe(expected);
});
