import { afterEach, expect, test } from "bun:test";
import { findPlatforms, NO_FILTER } from "../../domain/platforms/search/search";
import { platformIndex, searchPlatforms } from "../../lib/platform-index";
import { platformList } from "../../lib/platforms";
import { FLEET } from "./testing/fleet";

const before = platformList.value;
afterEach(() => {
  platformList.value = before;
});

const load = () => {
  platformList.value = { state: "ready", platforms: [...FLEET] };
};
const said = (text: string) => searchPlatforms(text).map(({ platform }) => platform.platformId);

test("the index of a list is made once", () => {
  expect(platformIndex(FLEET)).toBe(platformIndex(FLEET));
  expect(platformIndex([...FLEET])).not.toBe(platformIndex(FLEET));
  load();
  expect(platformIndex()).toBe(platformIndex());
});

test("the platforms that a text may mean, and what they lack", () => {
  load();
  expect(said("bm-21")).toEqual(["BM-21"]);
  expect(said("SA-11 Gadfly")).toEqual(["9K37"]);
  expect(said("uragan")).toEqual(["BM-27", "9T452"]);
  expect(said("t72b")).toEqual(["T-72", "T-72B3"]);
  expect(said("gadfli")).toEqual(["9K37"]);
  expect(searchPlatforms("bm21 purple")).toMatchObject([{ missing: ["purple"] }]);
});

test("nothing for too little, and before there is a list", () => {
  expect(searchPlatforms("bm21")).toEqual([]);
  load();
  expect(searchPlatforms("b")).toEqual([]);
});

test("what was just asked of a list is not searched for again", () => {
  const ask = (text: string, platforms = FLEET) =>
    findPlatforms(platformIndex(platforms), { ...NO_FILTER, text });
  const tracked = ask("tracked");
  const others = ["wheeled", "tracke", "tracked 1"].map((text) => ask(text));
  expect(ask(" tracked ")).toBe(tracked);
  expect(others).not.toContain(tracked);
  const again = ask("tracked", [...FLEET]);
  expect(again).not.toBe(tracked);
  expect(again).toEqual(tracked);
  const tags = [{ kind: "category", text: "Artillery" }] as const;
  expect(findPlatforms(platformIndex(FLEET), { text: "tracked", tags, seen: [] })).not.toEqual(
    tracked,
  );
});
