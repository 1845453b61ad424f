import { afterAll, expect, spyOn, test } from "bun:test";
import { isRecord } from "../../domain/stored";
import { memoryStorage } from "../../lib/testing/memory-storage";

const storage = memoryStorage();
Object.defineProperty(globalThis, "window", { value: new EventTarget(), configurable: true });
afterAll(() => void Reflect.deleteProperty(globalThis, "window"));
// Only now: the session listens to the window as soon as it is loaded.
const { createDrafts } = await import("./draft");

interface Form {
  id: string;
  text: string;
}
const read = (stored: unknown): Form | null =>
  isRecord(stored) ? { id: String(stored.id), text: String(stored.text) } : null;
const draftOf = (form: Form) => ({ form, sent: false, isTestData: false, restored: false });

test("a draft that the browser could not keep at first is sent once it is marked so", () => {
  const drafts = createDrafts("test", read, ({ id }) => id);
  const form = { id: "7", text: "one tank" };
  storage.isFull = true;
  const warn = spyOn(console, "warn").mockImplementation(() => {});
  drafts.put(draftOf(form));
  expect(storage.keys()).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  storage.isFull = false;
  drafts.markSent(draftOf(form));
  expect(drafts.load("7")?.sent).toBe(true);
});

test("a draft that has changed since it was copied is not marked", () => {
  const drafts = createDrafts("test", read, ({ id }) => id);
  drafts.put(draftOf({ id: "7", text: "two tanks" }));
  drafts.markSent(draftOf({ id: "7", text: "one tank" }));
  expect(drafts.load("7")?.sent).toBe(false);
});

test("versions of one report are kept beside each other, and marked and forgotten one by one", () => {
  const drafts = createDrafts("test", read, ({ id }) => id);
  const first = draftOf({ id: "7", text: "one tank" });
  const second = { ...draftOf({ id: "7", text: "two tanks" }), version: 2 };
  drafts.keep(first);
  drafts.keep(second);
  expect(drafts.load("7")).toEqual(first);
  expect(drafts.current()).toEqual(second);
  drafts.markSent(second);
  expect(drafts.load("7")?.sent).toBe(false);
  expect(drafts.load("7~2")?.sent).toBe(true);
  drafts.forget(drafts.keyOf(first));
  expect(drafts.load("7")).toBeNull();
  expect(drafts.load("7~2")?.form.text).toBe("two tanks");
});

test("the time that was set is kept with its draft, also while it is not understood", () => {
  const drafts = createDrafts("test", read, ({ id }) => id);
  const form = { id: "7", text: "one tank" };
  for (const observed of [
    { text: "1215", dtg: "201215ZNov26" },
    { text: "soon", dtg: null },
  ]) {
    drafts.put({ ...draftOf(form), observed });
    expect(drafts.load("7")?.observed).toEqual(observed);
  }
  expect(drafts.load("7")?.fromLog).toBeUndefined();
});

test("a draft whose time was set anew since it was copied is not marked", () => {
  const drafts = createDrafts("test", read, ({ id }) => id);
  const draft = draftOf({ id: "7", text: "one tank" });
  drafts.put({ ...draft, observed: { text: "1215", dtg: "201215ZNov26" } });
  drafts.markSent(draft);
  expect(drafts.load("7")?.sent).toBe(false);
});
