import { beforeEach, expect, test } from "bun:test";
import { fakePage } from "../../../lib/testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { forgetOperator } = await import("../../../lib/session");

/** The module as a page that was just loaded has it. */
let loads = 0;
const load = (): Promise<typeof import("./place")> => import(`./place.ts?${++loads}`);

const GRID = { gzd: "34UFE", coordinates: "123678" };
const clicked = { lat: 54.3, lng: 23.1, digits: 3, exact: 90 };

beforeEach(() => forgetOperator());

test("a pin says how exact its grid is, also after a reload, until the sign-out", async () => {
  const { gridText, keepExact, labelOf } = await load();
  const text = gridText(clicked);
  const [square = "", east = "", north = ""] = text.split(" ");
  const grid = { gzd: square, coordinates: east + north };
  keepExact(clicked);
  expect(labelOf(grid)).toBe(`${text} ±90 m`);
  const reloaded = await load();
  expect(reloaded.labelOf(grid)).toBe(`${text} ±90 m`);
  expect(reloaded.labelOf(GRID)).toBe("34UFE 123 678");
  forgetOperator();
  expect(reloaded.labelOf(grid)).toBe(text);
  expect((await load()).labelOf(grid)).toBe(text);
  expect(page.keys()).toEqual([]);
});

test("what was typed since is as exact as its digits, and two windows keep both theirs", async () => {
  const [one, other] = [await load(), await load()];
  const elsewhere = { ...clicked, lat: 54.4 };
  one.keepExact(clicked);
  other.keepExact(elsewhere);
  one.keepExact({ ...clicked, exact: null });
  const { gridText, labelOf } = await load();
  const gridOf = (place: typeof clicked) => {
    const [gzd = "", ...halves] = gridText(place).split(" ");
    return { gzd, coordinates: halves.join("") };
  };
  expect(labelOf(gridOf(clicked))).toBe(gridText(clicked));
  expect(labelOf(gridOf(elsewhere))).toBe(`${gridText(elsewhere)} ±90 m`);
});

test("what is kept is bounded, and what cannot be read is as if it were not there", async () => {
  const { keepExact } = await load();
  for (let at = 0; at < 300; at++) keepExact({ ...clicked, lng: 20 + at / 100 });
  const [key = ""] = page.keys();
  expect(JSON.parse(localStorage.getItem(key) ?? "")).toHaveLength(200);
  for (const text of ["{", "{}", '[1,["a"],["b","c"],null]']) {
    localStorage.setItem(key, text);
    expect((await load()).labelOf(GRID)).toBe("34UFE 123 678");
  }
});
