import { expect, test } from "bun:test";
import { fakePage } from "./testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { mistakes, rememberMistake } = await import("./mistakes");
const { forgetOperator } = await import("./session");

test("what was confused is kept in this window, the newest first, until sign-out", () => {
  const [one, other] = [
    { shown: "T-72", takenFor: "T-90" },
    { shown: "BM-21", takenFor: "9A51" },
  ];
  rememberMistake(one);
  rememberMistake(other);
  expect(mistakes.value).toEqual([other, one]);
  expect(page.keys()).toEqual([]);
  const [key = ""] = page.keys("sessionStorage");
  expect(JSON.parse(sessionStorage.getItem(key) ?? "")).toEqual([other, one]);
  forgetOperator();
  expect(mistakes.value).toEqual([]);
  expect(page.keys("sessionStorage")).toEqual([]);
});
