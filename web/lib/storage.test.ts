import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  type Mock,
  spyOn,
  test,
} from "bun:test";
import { effect, signal } from "@preact/signals-react";
import {
  forget,
  forgetAll,
  isKept,
  keep,
  kept,
  keptKeys,
  reportStorageError,
  storageError,
  storageWorks,
} from "./storage";
import { fakePage } from "./testing/fake-page";

const page = fakePage();
const full = new DOMException("full", "QuotaExceededError");
let warn: Mock<typeof console.warn>;
beforeAll(() => {
  warn = spyOn(console, "warn").mockImplementation(() => {});
});
afterAll(() => warn.mockRestore());

const works = () => {
  storageWorks("log");
  storageWorks("page");
};
beforeEach(works);
afterEach(works);

test("a value comes back as it was kept; what cannot be read is none", () => {
  expect(keep("a", { b: [1, "2"] })).toBe(true);
  expect(kept("a")).toEqual({ b: [1, "2"] });
  localStorage.setItem("a", "{");
  expect(kept("a")).toBeUndefined();
  expect(isKept("a")).toBe(true);
  forget("a");
  expect(isKept("a")).toBe(false);
});

test("an effect that cannot keep something tries once, and once more for the next value", () => {
  const end = page.refuse("localStorage", full);
  const value = signal(1);
  let tries = 0;
  const stop = effect(() => {
    tries += 1;
    keep("a", value.value);
  });
  expect(tries).toBe(1);
  value.value = 2;
  expect(tries).toBe(2);
  stop();
  end();
});

test("keys are found and forgotten by their beginning, each kind of storage for itself", () => {
  for (const key of ["draft-1", "draft-2", "other"]) keep(key, 1);
  keep("draft-3", 1, "session");
  expect(keptKeys("draft-")).toEqual(["draft-1", "draft-2"]);
  forgetAll("draft-");
  expect(page.keys()).toEqual(["other"]);
  expect(page.keys("sessionStorage")).toEqual(["draft-3"]);
  forgetAll("draft-", "session");
  expect(page.keys("sessionStorage")).toEqual([]);
});

test("full storage is named until something could be kept again", () => {
  const end = page.refuse("localStorage", full);
  expect(keep("a", 1)).toBe(false);
  expect(storageError.value).toBe(
    "Lost on reload: your details and drafts. This browser's storage is full. You can carry on.",
  );
  end();
  keep("a", 1);
  expect(storageError.value).toBeNull();
});

test("blocked storage holds nothing, forgets nothing and breaks nothing", () => {
  page.block("localStorage");
  page.block("sessionStorage");
  expect(keep("a", 1)).toBe(false);
  expect([kept("a"), isKept("a"), keptKeys("")]).toEqual([undefined, false, []]);
  forget("a");
  forgetAll("");
  forgetAll("", "session");
  expect(storageError.value).toBe(
    "Lost on reload: your details and drafts. This browser blocks storage, so nothing can be saved. You can carry on.",
  );
});

test.each([
  ["full", full, "This browser's storage is full."],
  [
    "blocked",
    new DOMException("blocked", "SecurityError"),
    "This browser blocks storage, so nothing can be saved.",
  ],
  [
    "blocked, in Chromium's words",
    new DOMException("The user denied permission to access the database.", "UnknownError"),
    "This browser blocks storage, so nothing can be saved.",
  ],
  [
    "not there at all",
    new ReferenceError("indexedDB is not defined"),
    "This browser blocks storage, so nothing can be saved.",
  ],
  [
    "closed by the browser",
    new DOMException("The database connection is closing.", "InvalidStateError"),
    "This browser's storage has failed. Sightline keeps trying to open it again.",
  ],
  [
    "broken",
    new DOMException("Internal error opening backing store.", "UnknownError"),
    "This browser's storage has failed. Sightline keeps trying to open it again.",
  ],
])("of the log's storage the true reason is told: %s", (_, error, reason) => {
  reportStorageError("log", error);
  expect(storageError.value).toBe(`Lost on reload: your log. ${reason} You can carry on.`);
});

test("the two kinds of storage are told of together, and end apart", () => {
  reportStorageError("log", full);
  reportStorageError("page", full);
  expect(storageError.value).toStartWith("Lost on reload: your log, details and drafts.");
  storageWorks("page");
  expect(storageError.value).toContain("Lost on reload: your log.");
});
