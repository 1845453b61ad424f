import { expect, test } from "bun:test";
import type { Seen } from "../features";
import { NO_FILTER } from "./search";
import { seenOf, toggleSeen } from "./seen-filter";

const EIGHT: Seen = { feature: "gear", value: "8" };
const TRACKS: Seen = { feature: "gear", value: "tracks" };
const CANNON: Seen = { feature: "gun", value: "autocannon" };
const MISSILES: Seen = { feature: "gun", value: "missiles" };
const UNARMED: Seen = { feature: "gun", value: "none" };
const set = (...all: Seen[]) => all.reduce(toggleSeen, NO_FILTER);

test("a thing is set in place of what it excludes, and taken away by the same again", () => {
  expect(set(EIGHT).seen).toEqual([EIGHT]);
  expect(set(EIGHT, TRACKS).seen).toEqual([TRACKS]);
  expect(set(EIGHT, EIGHT)).toEqual(NO_FILTER);
});

test("it may have several guns, but not none beside them", () => {
  expect(set(CANNON, MISSILES).seen).toEqual([CANNON, MISSILES]);
  expect(set(CANNON, MISSILES, UNARMED).seen).toEqual([UNARMED]);
  expect(set(UNARMED, CANNON).seen).toEqual([CANNON]);
});

test("what words say is taken away or replaced with its words, and nothing else is", () => {
  const typed = { ...NO_FILTER, text: "btr eight wheels, autocannon" };
  expect(toggleSeen(typed, EIGHT)).toEqual({ ...NO_FILTER, text: "btr autocannon" });
  expect(toggleSeen(typed, TRACKS)).toEqual({
    ...NO_FILTER,
    text: "btr autocannon",
    seen: [TRACKS],
  });
  expect(toggleSeen(typed, MISSILES)).toEqual({ ...typed, seen: [MISSILES] });
});

test("a typed tag too, as far as it says it; a picked one stays", () => {
  const tags = [
    { kind: "custom", text: "8x8 radar truck" },
    { kind: "custom", text: "8x8" },
    { kind: "characteristic", text: "8x8" },
  ] as const;
  expect(toggleSeen({ ...NO_FILTER, tags }, EIGHT).tags).toEqual([
    { kind: "custom", text: "radar truck" },
    { kind: "characteristic", text: "8x8" },
  ]);
});

test("all that is seen, by words and by hand", () => {
  const seen = seenOf({ ...NO_FILTER, text: "tracked", seen: [CANNON] });
  expect(seen).toMatchObject([TRACKS, CANNON]);
});
