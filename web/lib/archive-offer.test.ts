import { afterEach, expect, test } from "bun:test";
import { report } from "./testing/fake-browser";
import { fakePage } from "./testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { dismissArchive, isArchiveOffer } = await import("./archive-offer");
const { logEntries } = await import("./report-log");

/** The log has so many reports. */
function has(count: number): boolean {
  logEntries.value = Array.from({ length: count }, (_, index) => report(`R${index}`));
  return isArchiveOffer.value;
}

afterEach(() => {
  logEntries.value = null;
});

test("dismissed, the archive is offered again once ten more reports have come", () => {
  expect(has(124)).toBe(false);
  expect(has(125)).toBe(true);
  dismissArchive();
  expect(isArchiveOffer.value).toBe(false);
  expect(has(134)).toBe(false);
  expect(page.keys("sessionStorage")).toEqual(["sightline-archive-dismissed"]);
  expect(has(135)).toBe(true);
});

test("a log that was shorter meanwhile, also by a sign-out, is another one than that of the dismissed offer", () => {
  for (const shorter of [199, 0]) {
    has(200);
    dismissArchive();
    expect(has(shorter)).toBe(shorter >= 125);
    expect(page.keys("sessionStorage")).toEqual([]);
    expect(has(200)).toBe(true);
  }
});
