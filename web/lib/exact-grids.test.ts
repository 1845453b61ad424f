import { beforeEach, expect, test } from "bun:test";
import { fakePage } from "./testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { forgetOperator } = await import("./session");

/** The module as a page that was just loaded has it. */
let loads = 0;
const load = (): Promise<typeof import("./exact-grids")> => import(`./exact-grids.ts?${++loads}`);

const GRID = { gzd: "34UFE", coordinates: "123678" };
const OTHER = { gzd: "34UFE", coordinates: "124679" };

beforeEach(() => forgetOperator());

test("how exact a map's grid is stays known, also after a reload, until the sign-out", async () => {
  const { exactnessOf, keepExactness } = await load();
  keepExactness("34UFE 123 678", 90);
  expect(exactnessOf(GRID)).toBe(90);
  const reloaded = await load();
  expect(reloaded.exactnessOf(GRID)).toBe(90);
  expect(reloaded.exactnessOf(OTHER)).toBeNull();
  forgetOperator();
  expect(reloaded.exactnessOf(GRID)).toBeNull();
  expect((await load()).exactnessOf(GRID)).toBeNull();
  expect(page.keys()).toEqual([]);
});

test("what was typed since is as exact as its digits, and two windows keep both theirs", async () => {
  const [one, other] = [await load(), await load()];
  one.keepExactness("34UFE 123 678", 90);
  other.keepExactness("34UFE 124 679", 50);
  one.keepExactness("34UFE 123 678", null);
  const { exactnessOf } = await load();
  expect(exactnessOf(GRID)).toBeNull();
  expect(exactnessOf(OTHER)).toBe(50);
});

test("what is kept is bounded, and what cannot be read is as if it were not there", async () => {
  const { keepExactness } = await load();
  for (let at = 100; at < 400; at++) keepExactness(`34UFE ${at} 678`, 90);
  const [key = ""] = page.keys();
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toHaveLength(200);
  for (const text of ["{", "{}", '[1,["a"],["b","c"],null]']) {
    localStorage.setItem(key, text);
    expect((await load()).exactnessOf(GRID)).toBeNull();
  }
});
