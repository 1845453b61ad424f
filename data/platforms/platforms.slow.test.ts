import { describe, expect, test } from "bun:test";
import { joinMessage } from "../../web/domain/messages/message";
import { checkPlatformList } from "../../web/domain/platforms/import/platform-list";
import { CATEGORIES, CHARACTERISTICS, type PlatformRecord } from "../../web/domain/platforms/platform";
import { parseMessage } from "../../web/domain/reports/parse-message";
import { SIGHTING } from "../../web/domain/reports/sighting-definition";
import { expectOfEach } from "../../web/domain/testing/of-each";
import { GRAD, row, sighting } from "../../web/domain/testing/sightings";
import { PLATFORMS, UNKNOWN_PLATFORM } from "./index";

const RUNNING_GEAR = ["Tracked", "Wheeled", "Towed"] as const;
const AXLES = ["4x4", "6x6", "8x8"] as const;
const CALIBRES = CHARACTERISTICS.filter((tag) => tag.endsWith(" mm"));

const ofEach = (holds: (platform: (typeof PLATFORMS)[number]) => void) => expectOfEach(PLATFORMS, ({ platformId }) => platformId, holds);
const ids = new Set(PLATFORMS.map(({ platformId }) => platformId));

/** As the search compares: case, hyphens and spaces do not count. */
const searchKey = (text: string) => text.toLowerCase().replace(/[-\s]/g, "");

/** What the record says of the platform itself, not of its look-alikes. */
const ownText = (platform: PlatformRecord) => [platform.description, platform.function, ...platform.cues].join(" ");

const sentences = (text: string) => [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)];

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the set", () => {
  test("holds the platforms of today as well", () => {
    expect(PLATFORMS.length).toBeGreaterThanOrEqual(250);
  });

  test("ids are unique, also as the search compares them", () => {
    expect(duplicates(PLATFORMS.map(({ platformId }) => searchKey(platformId)))).toEqual([]);
    expect(ids.has(UNKNOWN_PLATFORM.platformId)).toBe(false);
  });

  test("the import would take it, and every name survives the way through a message", () => {
    expect(checkPlatformList(PLATFORMS)).toMatchObject({ ok: true });
    for (const { platformId, aka } of PLATFORMS) {
      const vehicle = { ...GRAD, platformId, aka };
      const form = sighting({ ...{ motion: "static", environment: "open", vehicle }, gridRows: [row(1)] });
      const text = joinMessage(SIGHTING.lines(form, "201230ZNov26"));
      expect(parseMessage(text).formData.vehicle).toMatchObject({ ...{ platformId, aka: aka === platformId ? "" : aka } });
    }
  });

  test("every category is in use", () => {
    const used = new Set(PLATFORMS.map(({ category }) => category));
    expect(CATEGORIES.filter((category) => !used.has(category))).toEqual([]);
  });

  test("every characteristic is in use", () => {
    const used = new Set(PLATFORMS.flatMap(({ characteristics }) => characteristics));
    expect(CHARACTERISTICS.filter((tag) => !used.has(tag))).toEqual([]);
  });

  test("no two descriptions are alike", () => {
    // Without its own names and figures: a text that was copied and only renumbered counts too.
    const bare = PLATFORMS.map(({ description }) => description.toLowerCase().replace(/[^a-z]+/g, " "));
    expect(duplicates(bare)).toEqual([]);
  });

  test("no name of a platform is the id of another", () => {
    const keys = new Map(PLATFORMS.map(({ platformId }) => [searchKey(platformId), platformId]));
    const clashes = PLATFORMS.flatMap(({ platformId, aka, otherNames }) =>
      [...aka.split(","), ...otherNames]
        .filter((name) => {
          const owner = keys.get(searchKey(name));
          return owner !== undefined && owner !== platformId;
        })
        .map((name) => `${platformId}: ${name}`),
    );
    expect(clashes).toEqual([]);
  });

  test("some names are long enough for the card to shorten them at a comma", () => {
    const long = PLATFORMS.filter(({ aka }) => aka.length > 40);
    expect(long.length).toBeGreaterThanOrEqual(3);
    for (const { aka } of long) expect(aka.slice(0, 40).lastIndexOf(",")).toBeGreaterThan(15);
  });
});

describe("names and text", () => {
  test("each has sound names", () => {
    ofEach((platform) => {
      const { platformId, aka, otherNames } = platform;
      expect(platformId.trim()).toBe(platformId);
      expect(platformId).not.toBe("");
      expect(aka.length).toBeLessThanOrEqual(60);
      expect(aka).not.toBe(platformId);
      for (const name of [platformId, aka, ...otherNames]) {
        // Two slashes would break the message; brackets would be doubled in it.
        expect(name).not.toMatch(/\/\/|[()]|^\s|\s$|\s\s/);
      }
      expect(otherNames).not.toContain("");
      expect(duplicates([platformId, ...aka.split(", "), ...otherNames])).toEqual([]);
    });
  });

  test("each is described in two or three sentences", () => {
    ofEach((platform) => {
      const count = sentences(platform.description).length;
      expect(count).toBeGreaterThanOrEqual(2);
      expect(count).toBeLessThanOrEqual(3);
      expect(platform.description).toMatch(/\.$/);
      expect(platform.function).not.toBe("");
      expect(platform.subCategory).not.toBe("");
    });
  });

  test("each has three to five short cues", () => {
    ofEach((platform) => {
      expect(platform.cues.length).toBeGreaterThanOrEqual(3);
      expect(platform.cues.length).toBeLessThanOrEqual(5);
      expect(duplicates(platform.cues)).toEqual([]);
      for (const cue of platform.cues) {
        expect(cue).toMatch(/^\S.*[^.\s]$/);
        expect(cue.length).toBeLessThanOrEqual(70);
      }
    });
  });
});

describe("characteristics", () => {
  /** What a crew carries. */
  const CARRIED = new Set(["2B14", "9P135", "9P163", "MANPADS", "SPG-9"]);
  /** What flies or floats. */
  const offGround = ({ sidcCode }: PlatformRecord) => sidcCode[2] !== "G";

  test("each has one running gear, axles only on wheels", () => {
    ofEach((platform) => {
      const { platformId } = platform;
      const tags = platform.characteristics;
      expect(duplicates(tags)).toEqual([]);
      const gear = RUNNING_GEAR.filter((tag) => tags.includes(tag));
      expect(gear).toHaveLength(CARRIED.has(platformId) || offGround(platform) ? 0 : 1);
      const axles = AXLES.filter((tag) => tags.includes(tag));
      expect(axles.length).toBeLessThanOrEqual(1);
      if (axles.length > 0) expect(gear).toEqual(["Wheeled"]);
    });
  });

  test("each names exactly the calibres it is tagged with", () => {
    ofEach((platform) => {
      const text = ownText(platform);
      const named = CALIBRES.filter((calibre) => new RegExp(`(?<!\\d)${calibre}`).test(text));
      expect(named).toEqual(CALIBRES.filter((tag) => platform.characteristics.includes(tag)));
    });
  });

  test("each has tags that go together", () => {
    ofEach(({ category, characteristics: tags }) => {
      const has = (...wanted: readonly PlatformRecord["characteristics"][number][]) => wanted.some((tag) => tags.includes(tag));
      if (has("TELAR")) expect(tags).toContain("Radar");
      if (has("TELAR")) expect(tags).not.toContain("TEL");
      if (has("SPG", "SPH")) expect(tags).toContain("SP");
      if (has("SPH")) expect(tags).toContain("Howitzer");
      if (has("SPAAG")) expect(tags).toContain("AAA");
      if (has("Jammer")) expect(tags).toContain("EW");
      if (has("SP", "SPG", "SPH", "Truck", "Tank")) expect(tags).not.toContain("Towed");
      if (has("SAM", "AAA")) expect(category).toBe("Air Defence");
      if (has("Ballistic Missile")) expect(category).toBe("Tactical Ballistic Missile");
      expect(["Heavy", "Medium", "Light"].filter((w) => tags.some((t) => t === w)).length).toBeLessThan(2);
    });
  });
});

describe("look-alikes", () => {
  /** More than these nobody reads. */
  const MOST_LOOK_ALIKES = 9;

  test("each is confused with others that exist", () => {
    ofEach((platform) => {
      const { platformId } = platform;
      const others = platform.confusedWith.map((confusion) => confusion.platformId);
      expect(others.filter((id) => !ids.has(id))).toEqual([]);
      expect(others).not.toContain(platformId);
      expect(duplicates(others)).toEqual([]);
      expect(others).not.toEqual([]);
      expect(others.length).toBeLessThanOrEqual(MOST_LOOK_ALIKES);
    });
  });

  test("confusion is mutual: who is taken for another says so on both records", () => {
    const links = new Set(PLATFORMS.flatMap(({ platformId, confusedWith }) => confusedWith.map((other) => `${platformId} → ${other.platformId}`)));
    const oneWay = [...links].filter((link) => !links.has(link.split(" → ").toReversed().join(" → ")));
    expect(oneWay).toEqual([]);
  });

  test.each([
    ["Turtle armour", "T-80, MT-LB, BMP-2, Caged carrier"],
    ["Cage armour", "T-80, T-72B3M, MT-LB, BMP-2, Caged carrier"],
    ["Caged carrier", "MT-LB, BMP-2"],
    ["MT-LB", "9K35, SNAR-10"],
    ["T-64BV", "T-72, T-80BVM"],
    ["T-72B3M", "T-72, T-90"],
    ["Ural-4320", "BM-21, 2B17"],
    ["Bradley", "BMP-2"],
    ["2S1", "M109"],
    ["2S9", "BMD-1"],
    ["2S19", "9K330"],
    ["BTR-82A", "Stryker"],
    ["9K720", "5P85, S-400"],
    ["BRDM-2", "BTR-80, GAZ-2975 Tigr"],
    ["R-149MA1", "R-145BM, RKhM-6"],
    ["RB-531B", "RKhM-6"],
    ["Heavy hexacopter", "Quadcopter, FPV drone"],
    ["Orlan-10", "Furia"],
    ["Shahed-136", "Gerbera"],
    ["Su-34", "Su-30SM, Su-35"],
    ["9A39", "9A317M"],
  ])("%s is confused, as instructors teach, with %s", (id, taught) => {
    const others = PLATFORMS.find(({ platformId }) => platformId === id)?.confusedWith.map((other) => other.platformId);
    expect(others).toEqual(expect.arrayContaining(taught.split(", ")));
  });

  test("each tells each look-alike apart in a short phrase", () => {
    ofEach((platform) => {
      for (const { platformId, tellApart } of platform.confusedWith) {
        expect(tellApart.length).toBeLessThanOrEqual(80);
        expect(tellApart).toMatch(/^\S.*[^.\s]$/);
        // The phrase says how the other one looks, so it opens with the other's name.
        const subject = tellApart.split(/[:\s]/)[0] ?? "";
        expect(searchKey(platformId)).toContain(searchKey(subject));
      }
    });
  });
});

describe("fixed by the specification", () => {
  const byId = new Map(PLATFORMS.map((platform) => [platform.platformId, platform]));

  test.each([
    ["BM-21", "Grad"],
    ["T-72", ""],
    ["9A51", "Prima"],
    ["2B17", "Tornado-G"],
  ])("%s is called '%s'", (id, aka) => {
    expect(byId.get(id)?.aka).toBe(aka);
  });

  test("the linked platforms exist", () => {
    expect(byId.has("76N6")).toBe(true);
    expect(byId.has("54K6")).toBe(true);
  });

  test.each([
    ["BM-21", /40 tubes.*four rows of ten/],
    ["9A51", /50 tubes/],
    ["2B17", /40 tubes/],
    ["BM-27", /16 tubes.*ZIL-135LM/],
    ["BM-30", /12 tubes.*MAZ-543M/],
    ["TOS-1A", /24 tubes/],
    ["T-55", /gap between the first and the second/],
    ["T-62", /gaps between the third and fourth and the fourth and fifth/],
    ["T-80", /three pairs/],
    ["2S1", /seven road wheels/],
    ["Supercam S350", /propeller in the nose/],
  ])("%s keeps its known figures", (id, fact) => {
    expect(byId.get(id)?.description).toMatch(fact);
  });

  test("the Unknown is as the specification has it", () => {
    expect(UNKNOWN_PLATFORM).toMatchObject({
      platformId: "Unknown",
      aka: "Unknown",
      category: "Unknown",
      description: "Unknown vehicle type",
      gridUnit: "Cat 2",
      sidcCode: null,
      subCategory: null,
    });
    expect([...UNKNOWN_PLATFORM.characteristics, ...UNKNOWN_PLATFORM.cues]).toEqual([]);
  });
});
