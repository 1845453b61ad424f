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
  drafts.markSent(form);
  expect(drafts.load("7")?.sent).toBe(true);
});

test("a draft that has changed since it was copied is not marked", () => {
  const drafts = createDrafts("test", read, ({ id }) => id);
  drafts.put(draftOf({ id: "7", text: "two tanks" }));
  drafts.markSent({ id: "7", text: "one tank" });
  expect(drafts.load("7")?.sent).toBe(false);
});
