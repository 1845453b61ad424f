import { afterEach, describe, expect, spyOn, test } from "bun:test";
import { CUAS_RECORD, fakeBrowser, idsOf, report, saveOf, waitingOf } from "./testing/fake-browser";
import { until } from "./testing/until";

const browser = fakeBrowser();
const [first, second, third] = [
  report("AAAAA1", "2026-11-20T12:30:00Z"),
  report("BBBBB2", "2026-11-20T12:31:00Z"),
  report("CCCCC3", "2026-11-20T12:32:00Z"),
] as const;
/** The stored log if neither of the first two reports, nor its save, was lost. */
const BOTH = { log: [second.id, first.id], waiting: [first.id, second.id] };

const full = () => new DOMException("full", "QuotaExceededError");
const blocked = () => new DOMException("blocked", "SecurityError");

/** Makes every write fail, as on a full disk, until the test ends or restores it. */
function fillDisk() {
  const put = spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw full();
  });
  const add = spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw full();
  });
  restores.push(() => {
    put.mockRestore();
    add.mockRestore();
  });
}

/** Makes this database operation fail, as on a broken disk, until the test ends or restores it. */
function failWith(method: "getAll" | "clear") {
  const failing = spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException("backing store", "UnknownError");
  });
  restores.push(() => failing.mockRestore());
}

const restores: (() => void)[] = [];
const restore = () => {
  for (const each of restores.splice(0)) each();
};
afterEach(restore);

/** The log as a page finds it that is loaded now. */
async function afterReload() {
  const { store } = browser.openWindow();
  await store.load();
  return { log: idsOf(store), waiting: await waitingOf(store) };
}

describe("the log", () => {
  test("is null until it was read, and outlives the page with what waits for the server", async () => {
    const { store } = browser.openWindow();
    expect(store.entries.value).toBeNull();
    await store.record(first, [saveOf(first)]);
    await store.record(second, [saveOf(second)]);
    expect(idsOf(store)).toEqual([second.id, first.id]);
    expect(await afterReload()).toEqual(BOTH);
  });

  test("a copy takes the place of the older one of its reference, also where the clock was set back", async () => {
    const { store } = browser.openWindow();
    await store.record(second, [saveOf(second)]);
    const again = { ...second, id: "again", timestamp: "2026-11-19T09:00:00Z" };
    await store.record(again, [saveOf(again)]);
    expect(await afterReload()).toEqual({ log: ["again"], waiting: [second.id, "again"] });
  });

  test("test reports are added in one commit and wait for no server", async () => {
    const { store } = browser.openWindow();
    await store.addUnsent([first, second].map((entry) => ({ ...entry, isTestData: true })));
    expect(await afterReload()).toEqual({ log: [second.id, first.id], waiting: [] });
  });

  test("what is received is one commit with its saves; what is left out is not saved", async () => {
    const { store } = browser.openWindow();
    await store.record(second, [saveOf(second)]);
    const received = [first, second, third].map((entry) => ({ entry, saves: [saveOf(entry)] }));
    expect(await store.receive(received)).toMatchObject({ known: 1, older: [], replaced: [] });
    expect(await afterReload()).toEqual({
      log: [third.id, second.id, first.id],
      waiting: [second.id, first.id, third.id],
    });
  });

  test("a text that becomes a report takes its own place, over a reload too", async () => {
    const { store } = browser.openWindow();
    const text = { ...first, id: "text", formData: {}, received: true };
    await store.receive([{ entry: text, saves: [] }]);
    await store.receive([{ entry: first, saves: [saveOf(first)] }], [text]);
    expect(await afterReload()).toEqual({ log: [first.id], waiting: [first.id] });
  });

  test("what is taken out stays out, and what of it waits goes on waiting", async () => {
    const { store } = browser.openWindow();
    await store.record(first, [saveOf(first)]);
    await store.record(second, []);
    expect(await store.remove([first])).toBe(true);
    expect(await afterReload()).toEqual({ log: [second.id], waiting: [first.id] });
  });

  test("what is put back is where it was, over a reload too, and is not sent again", async () => {
    const { store } = browser.openWindow();
    await store.record(first, [saveOf(first)]);
    await store.record(second, [saveOf(second)]);
    await store.record(third, []);
    await store.remove([second]);
    await store.putBack([{ entry: second, place: 0 }]);
    expect(idsOf(store)).toEqual([third.id, second.id, first.id]);
    expect(await afterReload()).toEqual({
      log: [third.id, second.id, first.id],
      waiting: [first.id, second.id],
    });
  });

  test("what was taken out stays out where a newer one of its reference has come", async () => {
    const { store } = browser.openWindow();
    await store.record(first, []);
    await store.remove([first]);
    const newer = { ...first, id: "newer" };
    await store.record(newer, []);
    await store.putBack([{ entry: first, place: 0 }]);
    expect(idsOf(store)).toEqual([newer.id]);
    expect((await afterReload()).log).toEqual([newer.id]);
  });

  test("reports that are copied at the same moment are all kept", async () => {
    const { store } = browser.openWindow();
    await Promise.all([first, second, third].map((entry) => store.record(entry, [saveOf(entry)])));
    expect((await afterReload()).log).toEqual([third.id, second.id, first.id]);
  });

  test("is committed to the disk before a copy counts as done", async () => {
    const asked = spyOn(IDBDatabase.prototype, "transaction");
    const { store } = browser.openWindow();
    await store.load();
    asked.mockClear();
    await store.record(first, [saveOf(first)]);
    expect(asked.mock.calls.map(([, mode, options]) => [mode, options?.durability])).toEqual([
      ["readwrite", "strict"],
    ]);
    asked.mockRestore();
  });
});

describe("storage that is full", () => {
  test("leaves a report in memory, says why, and writes it by itself once it can", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    fillDisk();
    await window.store.record(second, [saveOf(second)]);
    expect(idsOf(window.store)).toEqual([second.id, first.id]);
    expect(await waitingOf(window.store)).toEqual([first.id, second.id]);
    expect(window.troubles).toMatchObject([{ name: "QuotaExceededError" }]);
    restore();
    window.clock.pass(2000);
    await until(() => window.troubles.length === 0);
    expect(await afterReload()).toEqual(BOTH);
  });

  test("is tried more and more rarely, at last once a minute", async () => {
    const window = browser.openWindow();
    fillDisk();
    await window.store.record(first, []);
    const waits: (number | undefined)[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      const [wait] = window.clock.waits();
      waits.push(wait);
      window.clock.pass(wait ?? 0);
      await until(() => window.troubles.length === attempt + 1);
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  });

  test("takes an amended report's older self away with it when it can write again", async () => {
    const window = browser.openWindow();
    await window.store.record(second, []);
    fillDisk();
    const again = { ...second, id: "again", timestamp: "2026-11-19T09:00:00Z" };
    await window.store.record(again, []);
    restore();
    await window.store.record(third, []);
    expect((await afterReload()).log).toEqual([third.id, "again"]);
  });

  test("loses nothing of a commit half done: all of it or none", async () => {
    const window = browser.openWindow();
    await window.store.load();
    const add = spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw full();
    });
    await window.store.record(first, [saveOf(first)]);
    add.mockRestore();
    expect(await afterReload()).toEqual({ log: [], waiting: [] });
    await window.store.record(second, [saveOf(second)]);
    expect(await afterReload()).toEqual(BOTH);
  });
});

describe("storage that is blocked", () => {
  test("leaves log and saves to memory, and says so", async () => {
    browser.refuse(blocked);
    const window = browser.openWindow();
    await window.store.load();
    expect(idsOf(window.store)).toEqual([]);
    await window.store.record(first, [saveOf(first)]);
    expect(idsOf(window.store)).toEqual([first.id]);
    expect(await waitingOf(window.store)).toEqual([first.id]);
    expect(window.troubles[0]).toMatchObject({ name: "SecurityError" });
    const [save] = await window.store.waitingSaves();
    await save?.done();
    expect(await waitingOf(window.store)).toEqual([]);
  });

  test("holds up no sign-out: nothing was ever kept there", async () => {
    browser.refuse(blocked);
    const { store } = browser.openWindow();
    await store.record(first, [saveOf(first)]);
    await store.empty();
    expect(idsOf(store)).toEqual([]);
    expect(await waitingOf(store)).toEqual([]);
  });
});

describe("a log that the browser does not read at first", () => {
  test("is read a little later, and the operator is told until then, though a report is copied meanwhile", async () => {
    const before = browser.openWindow();
    await before.store.record(first, []);
    await before.store.record(second, []);
    before.close();
    const window = browser.openWindow();
    failWith("getAll");
    await window.store.load();
    expect(idsOf(window.store)).toEqual([]);
    restore();
    await window.store.record(third, [saveOf(third)]);
    expect(window.troubles).toMatchObject([{ name: "UnknownError" }]);
    expect(window.works).toBe(0);
    window.clock.pass(2000);
    await until(() => window.troubles.length === 0);
    expect(idsOf(window.store)).toEqual([third.id, second.id, first.id]);
    expect(window.clock.waits()).toEqual([]);
    expect(await afterReload()).toEqual({
      log: [third.id, second.id, first.id],
      waiting: [third.id],
    });
  });

  test("is read later too when another window changed it", async () => {
    const [ours, theirs] = [browser.openWindow(), browser.openWindow()];
    await ours.store.load();
    failWith("getAll");
    await theirs.store.record(first, []);
    await until(() => ours.troubles.length === 1);
    restore();
    theirs.close();
    await ours.store.record(second, []);
    expect(ours.troubles).toHaveLength(1);
    ours.clock.pass(2000);
    await until(() => ours.troubles.length === 0);
    expect(idsOf(ours.store)).toEqual([second.id, first.id]);
  });
});

describe("a connection that the browser closes", () => {
  test("is opened again, and the next report is kept", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    browser.closeConnections();
    await window.store.record(second, [saveOf(second)]);
    expect(window.troubles).toEqual([]);
    expect(await afterReload()).toEqual(BOTH);
  });

  test("with all it held: what memory holds is written by itself, with no report to come", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    await window.store.record(second, [saveOf(second)]);
    const works = window.works;
    browser.clearSiteData();
    await until(() => window.works > works);
    expect(await afterReload()).toEqual(BOTH);
  });

  test("and that does not open again: all goes on in memory, with the true reason, until it does", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    const allow = browser.refuse(() => new DOMException("backing store", "UnknownError"));
    browser.clearSiteData();
    const allowNew = browser.refuse(() => new DOMException("backing store", "UnknownError"));
    await window.store.record(second, [saveOf(second)]);
    expect(window.troubles[0]).toMatchObject({ name: "UnknownError" });
    expect(idsOf(window.store)).toEqual([second.id, first.id]);
    expect(await waitingOf(window.store)).toEqual([first.id, second.id]);
    allow();
    allowNew();
    window.clock.pass(60_000);
    await until(() => window.troubles.length === 0);
    expect(await afterReload()).toEqual(BOTH);
  });

  test("while a save is on its way: it is settled, and no other in its place", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    await window.store.record(second, [saveOf(second)]);
    const [, onItsWay] = await window.store.waitingSaves();
    browser.clearSiteData();
    await window.store.record(third, [saveOf(third)]);
    await onItsWay?.done();
    expect(await waitingOf(window.store)).toEqual([first.id, third.id]);
    expect((await afterReload()).waiting).toEqual([first.id, third.id]);
  });

  test("because another page needs the database closed: it lets go, and comes back", async () => {
    const window = browser.openWindow();
    await window.store.record(first, []);
    const deleting = indexedDB.deleteDatabase("sightline");
    await new Promise((resolve) => deleting.addEventListener("success", resolve));
    await window.store.record(second, []);
    expect((await afterReload()).log).toEqual([second.id, first.id]);
  });
});

describe("two windows", () => {
  test("each sees what the other enters and takes out", async () => {
    const [ours, theirs] = [browser.openWindow().store, browser.openWindow().store];
    await Promise.all([ours.load(), theirs.load()]);
    await ours.record(first, []);
    await until(() => theirs.entries.value?.length === 1);
    await theirs.record(second, []);
    await until(() => ours.entries.value?.length === 2);
    await theirs.remove([first]);
    await until(() => ours.entries.value?.length === 1);
    expect(idsOf(ours)).toEqual([second.id]);
  });

  test("that copy at the same time lose nothing of each other's", async () => {
    const [ours, theirs] = [browser.openWindow().store, browser.openWindow().store];
    const reports = Array.from({ length: 20 }, (_, index) =>
      report(`R${index}`, new Date(Date.UTC(2026, 10, 20, 12, index)).toISOString()),
    );
    await Promise.all(
      reports.map((entry, index) =>
        (index % 2 === 0 ? ours : theirs).record(entry, [saveOf(entry)]),
      ),
    );
    await until(() => ours.entries.value?.length === 20 && theirs.entries.value?.length === 20);
    const { log, waiting } = await afterReload();
    expect(log).toEqual(reports.map(({ id }) => id).toReversed());
    expect(waiting.toSorted()).toEqual(reports.map(({ id }) => id).toSorted());
  });

  test("signing out in one empties both, and nothing comes back", async () => {
    const [ours, theirs] = [browser.openWindow(), browser.openWindow()];
    await ours.store.record(first, [saveOf(first)]);
    await until(() => theirs.store.entries.value?.length === 1);
    let told = 0;
    theirs.store.onSavesChanged(() => {
      told += 1;
    });
    await ours.store.empty();
    await until(() => told === 1);
    expect(idsOf(theirs.store)).toEqual([]);
    browser.closeConnections();
    await theirs.store.load();
    expect(await afterReload()).toEqual({ log: [], waiting: [] });
  });

  test("what one is writing while the other signs out is not left behind", async () => {
    const [ours, theirs] = [browser.openWindow().store, browser.openWindow().store];
    await theirs.load();
    const emptied = ours.empty();
    const writing = [first, second, third].map((entry) => theirs.record(entry, [saveOf(entry)]));
    await Promise.all([emptied, ...writing]);
    await until(async () => (await afterReload()).log?.length === 0);
    expect(await waitingOf(theirs)).toEqual([]);
  });
});

describe("signing out", () => {
  test("empties the log and what waits", async () => {
    const { store } = browser.openWindow();
    await store.record(first, [saveOf(first)]);
    await store.empty();
    expect(idsOf(store)).toEqual([]);
    expect(await afterReload()).toEqual({ log: [], waiting: [] });
  });

  test("is refused where the browser will not empty the log, and the log is still there", async () => {
    const { store } = browser.openWindow();
    await store.record(first, [saveOf(first)]);
    const clear = spyOn(IDBObjectStore.prototype, "clear").mockImplementation(() => {
      throw new DOMException("backing store", "UnknownError");
    });
    await expect(store.empty()).rejects.toThrow("backing store");
    expect(idsOf(store)).toEqual([first.id]);
    clear.mockRestore();
    await store.empty();
    expect((await afterReload()).log).toEqual([]);
  });

  test("that the browser refused loses nothing of what only memory holds", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    fillDisk();
    await window.store.record(second, [saveOf(second)]);
    failWith("clear");
    await expect(window.store.empty()).rejects.toThrow("backing store");
    expect(idsOf(window.store)).toEqual([second.id, first.id]);
    expect(await waitingOf(window.store)).toEqual([first.id, second.id]);
    restore();
    window.clock.pass(2000);
    await until(() => window.troubles.length === 0);
    expect(await afterReload()).toEqual(BOTH);
  });

  test("that the browser refused writes nothing back, also where the database was open when it was cleared by hand", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    failWith("clear");
    await expect(window.store.empty()).rejects.toThrow("backing store");
    browser.clearSiteData();
    await until(() => idsOf(window.store)?.length === 0);
    expect(await afterReload()).toEqual({ log: [], waiting: [] });
  });

  test("that the browser refused is forgotten by the next copy: what is lost then is written back", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    failWith("clear");
    await expect(window.store.empty()).rejects.toThrow("backing store");
    await window.store.record(second, [saveOf(second)]);
    browser.clearSiteData();
    await window.store.load();
    expect(await afterReload()).toEqual(BOTH);
  });

  test("that the browser refused writes nothing back once the site's data was cleared by hand", async () => {
    const window = browser.openWindow();
    await window.store.record(first, [saveOf(first)]);
    browser.closeConnections();
    const allow = browser.refuse(() => new DOMException("backing store", "UnknownError"));
    await expect(window.store.empty()).rejects.toThrow("backing store");
    allow();
    browser.clearSiteData();
    await window.store.load();
    expect(await afterReload()).toEqual({ log: [], waiting: [] });
  });
});

describe("a save that waits", () => {
  test("keeps across a reload why and when it failed", async () => {
    const { store } = browser.openWindow();
    await store.record(first, [saveOf(first)]);
    const attempt = { times: 1, at: 5, waitMs: 15_000, status: 507, reason: "The disk is full." };
    const [waiting] = await store.waitingSaves();
    await waiting?.failed(attempt);
    const [again] = await browser.openWindow().store.waitingSaves();
    expect(again?.save.failed).toEqual(attempt);
  });

  test("is gone once the server has it, whichever of its two parts that is", async () => {
    const { store } = browser.openWindow();
    const message = saveOf(first);
    const record = { ...message, to: "cuas-reports" as const, record: CUAS_RECORD };
    await store.record(first, [message, record]);
    const [one, two] = await store.waitingSaves();
    await two?.done();
    expect((await store.waitingSaves()).map(({ save }) => save.to)).toEqual([undefined]);
    await one?.done();
    expect((await afterReload()).waiting).toEqual([]);
  });
});
