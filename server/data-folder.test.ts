import { expect, test } from "bun:test";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepareDataFolder } from "./data-folder";
import { StartError } from "./errors";
import { temporaryFolder } from "./testing/app";

test("it is made for its owner alone, with the folders above it", () => {
  using folder = temporaryFolder();
  const path = join(folder.path, "deep", "data");
  const prepared = prepareDataFolder(path);
  expect(statSync(path).mode & 0o777).toBe(0o700);
  expect(prepared.wasSetUp).toBeFalse();
  expect(readdirSync(path)).toEqual(["photos"]);
  expect(statSync(prepared.photosFolder).mode & 0o777).toBe(0o700);
});

test("it remembers that it was set up", () => {
  using folder = temporaryFolder();
  prepareDataFolder(folder.path).markSetUp();
  const again = prepareDataFolder(folder.path);
  expect(again.wasSetUp).toBeTrue();
  again.markSetUp();
  expect(existsSync(join(folder.path, ".set-up"))).toBeTrue();
});

// These fail even for root, whom permissions do not stop.
test.each([
  ["a file in its place", (base: string) => join(base, "file"), /it is not a folder/],
  [
    "a file on its way",
    (base: string) => join(base, "file", "data"),
    /part of its path is not a folder/,
  ],
  ["a folder that nobody may write to", () => "/proc", /cannot be used: /],
  ["a folder that cannot be made", () => "/proc/sightline/data", /cannot be used: /],
])("%s is refused", (_, path, says) => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "file"), "");
  const place = path(folder.path);
  expect(() => prepareDataFolder(place)).toThrow(StartError);
  expect(() => prepareDataFolder(place)).toThrow(says);
  expect(() => prepareDataFolder(place)).toThrow(place);
});

test("photographs that are there stay, and what lies in their place stops nothing", () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, "photos"), "no folder");
  expect(prepareDataFolder(folder.path).photosFolder).toBe(join(folder.path, "photos"));
  expect(statSync(join(folder.path, "photos")).isFile()).toBeTrue();
});
