import { afterAll, afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { isRecord } from "../../domain/parse-unknown";
import { fakePage } from "../../lib/testing/fake-page";

const page = fakePage();
// Only now: the session listens to the window as soon as it is loaded.
const { createDrafts } = await import("./draft");
const { forgetOperator } = await import("../../lib/session");

interface Form {
  id: string;
  text: string;
}
const read = (stored: unknown): Form | null =>
  isRecord(stored) && typeof stored.id === "string"
    ? { id: stored.id, text: String(stored.text) }
    : null;
const draftOf = (id: string, text: string) => ({
  form: { id, text },
  sent: false,
  isTestData: false,
  restored: false,
});
/** The drafts as a window knows them that has just been opened or loaded again. */
const openWindow = () => createDrafts("test", read, ({ id }) => id);
const key = (id: string) => `sightline-draft-test-${id}`;
const DTG = "201230ZNov26";
const full = new DOMException("full", "QuotaExceededError");

const warn = spyOn(console, "warn").mockImplementation(() => {});
afterAll(() => warn.mockRestore());
beforeEach(() => forgetOperator());
afterEach(() => forgetOperator());

describe("a draft", () => {
  test("outlives the page, and is the one that the window goes on with", () => {
    openWindow().keep(draftOf("7", "one tank"));
    expect(openWindow().current()).toMatchObject(draftOf("7", "one tank"));
  });

  test("takes no other one's place", () => {
    const drafts = openWindow();
    drafts.keep(draftOf("7", "one tank"));
    drafts.keep(draftOf("8", "two tanks"));
    drafts.put(draftOf("9", "three tanks"));
    expect(drafts.current()?.form.id).toBe("8");
    expect(
      openWindow()
        .all()
        .map(({ form }) => form.id),
    ).toEqual(["7", "8", "9"]);
  });

  test("is none of a kind whose name begins with this one's", () => {
    createDrafts("test-2", read, ({ id }) => id).keep(draftOf("7", "one tank"));
    expect(openWindow().all()).toEqual([]);
  });

  test("says what its format has no place for since it was kept", () => {
    const kept = {
      ...draftOf("7", "one tank"),
      form: { id: "7", text: "one tank", gone: "by night" },
    };
    createDrafts(
      "test",
      (form) => form as typeof kept.form,
      ({ id }) => id,
    ).keep(kept);
    expect(openWindow().current()).toMatchObject({
      ...draftOf("7", "one tank"),
      lost: ["by night"],
    });
  });

  test("says what a row or a platform has no place for", () => {
    const rows = [{ gzd: "34UFE", crew: "four" }, { crew: "" }, { crew: "two" }];
    const form = { id: "7", text: "x", rows, vehicle: { platformId: "T-72" } };
    const any = createDrafts(
      "test",
      (stored) => stored as typeof form,
      ({ id }) => id,
    );
    any.keep({ ...draftOf("7", "x"), form });
    const fewer = createDrafts(
      "test",
      () => ({ ...form, rows: [{ gzd: "34UFE" }], vehicle: "" }),
      ({ id }) => id,
    );
    expect(fewer.current()?.lost).toEqual(["four", "two", "T-72"]);
  });

  test("that is forgotten is gone, here and after a reload", () => {
    const drafts = openWindow();
    drafts.keep(draftOf("7", "one tank"));
    drafts.forget("7");
    expect([drafts.load("7"), drafts.current(), openWindow().all()]).toEqual([null, null, []]);
  });

  test("that cannot be read is none, and hides no other", () => {
    openWindow().keep(draftOf("7", "one tank"));
    for (const [id, broken] of [
      ["1", "{"],
      ["2", "[]"],
      ["3", '{"form":3}'],
    ] as const)
      localStorage.setItem(key(id), broken);
    expect(openWindow().all()).toMatchObject([draftOf("7", "one tank")]);
  });

  test("is sent once it is marked so, also one that the browser could not keep at first", () => {
    const drafts = openWindow();
    const end = page.refuse("localStorage", full);
    drafts.put(draftOf("7", "one tank"));
    expect(page.keys()).toEqual([]);
    end();
    drafts.markSent(draftOf("7", "one tank"), DTG);
    expect(drafts.load("7")?.sent).toBe(true);
    // Changed and copied again it keeps the DTG of this copy.
    expect(openWindow().load("7")).toMatchObject({ sent: true, observed: { text: DTG, dtg: DTG } });
  });

  test("that has changed since it was copied is not marked", () => {
    const drafts = openWindow();
    drafts.put(draftOf("7", "two tanks"));
    drafts.markSent(draftOf("7", "one tank"), DTG);
    expect(drafts.load("7")?.sent).toBe(false);
  });
});

test("a draft says when it was changed last; kept again as it was, it stays that old", () => {
  const drafts = openWindow();
  drafts.keep(draftOf("7", "one tank"));
  const first = drafts.load("7")?.changedAt ?? "";
  expect(new Date(first).toISOString()).toBe(first);
  const earlier = "2026-11-20T12:30:00.000Z";
  localStorage.setItem(
    key("7"),
    JSON.stringify({ ...draftOf("7", "one tank"), changedAt: earlier }),
  );
  drafts.keep(draftOf("7", "one tank"));
  expect(drafts.load("7")?.changedAt).toBe(earlier);
  drafts.keep(draftOf("7", "two tanks"));
  expect((drafts.load("7")?.changedAt ?? "") > earlier).toBe(true);
});

describe("storage that refuses", () => {
  test("leaves drafts to memory, each of them, until it takes them", () => {
    const drafts = openWindow();
    const end = page.refuse("localStorage", full);
    drafts.keep(draftOf("7", "one tank"));
    drafts.put(draftOf("8", "two tanks"));
    expect(drafts.current()).toMatchObject(draftOf("7", "one tank"));
    expect(drafts.all()).toHaveLength(2);
    end();
    drafts.keep(draftOf("7", "one tank, moving"));
    expect(openWindow().load("7")?.form.text).toBe("one tank, moving");
    expect(drafts.load("7")?.form.text).toBe("one tank, moving");
  });

  test("because it is blocked breaks nothing", () => {
    page.block("localStorage");
    page.block("sessionStorage");
    const drafts = openWindow();
    drafts.keep(draftOf("7", "one tank"));
    expect(drafts.current()).toMatchObject(draftOf("7", "one tank"));
    drafts.forget("7");
    expect(drafts.all()).toEqual([]);
  });
});

test("signing out forgets drafts in storage and in memory, and which one was worked on", () => {
  const drafts = openWindow();
  drafts.keep(draftOf("7", "one tank"));
  const end = page.refuse("localStorage", full);
  drafts.keep(draftOf("8", "two tanks"));
  end();
  forgetOperator();
  expect([drafts.all(), drafts.current(), page.keys()]).toEqual([[], null, []]);
});

describe("another window", () => {
  /** What a window that works on draft 7 receives. */
  function follow() {
    const told: unknown[] = [];
    const stop = openWindow().follow("7", (draft) => told.push(draft));
    return { told, stop };
  }

  test("that changes the same draft is followed; that changes another one is not", () => {
    const { told, stop } = follow();
    page.otherWindow(key("7"), JSON.stringify(draftOf("7", "three tanks")));
    page.otherWindow(key("8"), JSON.stringify(draftOf("8", "a lorry")));
    page.otherWindow(key("7"), "{");
    stop();
    page.otherWindow(key("7"), null);
    expect(told).toEqual([draftOf("7", "three tanks")]);
  });

  test("that forgets it, and a browser that clears the site's data, are told of", () => {
    const { told, stop } = follow();
    page.otherWindow(key("7"), null);
    page.otherWindow(null, null);
    stop();
    expect(told).toEqual([null, null]);
  });
});

test("versions of one report are kept beside each other, and marked and forgotten one by one", () => {
  const drafts = openWindow();
  const first = draftOf("7", "one tank");
  const second = { ...draftOf("7", "two tanks"), version: 2 };
  drafts.keep(first);
  drafts.keep(second);
  expect(drafts.load("7")).toMatchObject(first);
  expect(drafts.current()).toMatchObject(second);
  drafts.markSent(second, DTG);
  expect(drafts.load("7")?.sent).toBe(false);
  expect(drafts.load("7~2")?.sent).toBe(true);
  drafts.forget(drafts.keyOf(first));
  expect(drafts.load("7")).toBeNull();
  expect(drafts.load("7~2")?.form.text).toBe("two tanks");
});

test("the time that was set is kept with its draft, also while it is not understood", () => {
  const drafts = openWindow();
  for (const observed of [
    { text: "1215", dtg: "201215ZNov26" },
    { text: "soon", dtg: null },
  ]) {
    drafts.put({ ...draftOf("7", "one tank"), observed });
    expect(drafts.load("7")?.observed).toEqual(observed);
  }
  expect(drafts.load("7")?.fromLog).toBeUndefined();
});

test("a draft whose time was set anew since it was copied is not marked", () => {
  const drafts = openWindow();
  const draft = draftOf("7", "one tank");
  drafts.put({ ...draft, observed: { text: "1215", dtg: "201215ZNov26" } });
  drafts.markSent(draft, DTG);
  expect(drafts.load("7")?.sent).toBe(false);
});
