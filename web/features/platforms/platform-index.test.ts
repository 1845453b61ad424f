import { afterEach, expect, test } from "bun:test";
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
const said = (text: string) =>
  searchPlatforms(text).map(({ platform, isExact }) => [platform.platformId, isExact]);

test("the index of a list is made once", () => {
  expect(platformIndex(FLEET)).toBe(platformIndex(FLEET));
  expect(platformIndex([...FLEET])).not.toBe(platformIndex(FLEET));
  load();
  expect(platformIndex()).toBe(platformIndex());
});

test("the platforms that a text may mean, and whether it is the name itself", () => {
  load();
  expect(said("bm-21")).toEqual([["BM-21", true]]);
  expect(said("SA-11 Gadfly")).toEqual([["9K37", true]]);
  expect(said("uragan")).toEqual([
    ["BM-27", true],
    ["9T452", false],
  ]);
  expect(said("t72b")).toEqual([
    ["T-72B3", false],
    ["T-72", true],
  ]);
  expect(said("gadfli")).toEqual([["9K37", false]]);
  expect(searchPlatforms("bm21 purple")).toMatchObject([{ missing: ["purple"], isExact: false }]);
});

test("nothing for too little, and before there is a list", () => {
  expect(searchPlatforms("bm21")).toEqual([]);
  load();
  expect(searchPlatforms("b")).toEqual([]);
});
