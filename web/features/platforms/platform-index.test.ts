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
